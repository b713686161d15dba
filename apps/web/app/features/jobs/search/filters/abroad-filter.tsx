import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { changeFilters } from '../search-filters.ts';
import type { FilterPartProps } from './shift-filter.tsx';

const FLAGS = ['recognition', 'visaHelp', 'housingHelp'] as const;

/** Renders the filters for people with a certificate from abroad: recognition, German, visa and housing. */
export function AbroadFilter({ filters, facets, onChange }: FilterPartProps) {
  const { t } = useTranslation('job-fields');
  const locale = useLocale();
  return (
    <>
      <fieldset className="fgroup">
        <legend>{t('facet.abroad')}</legend>
        {FLAGS.map((name) => (
          <Checkbox
            key={name}
            dense
            name={name}
            value="true"
            checked={filters[name]}
            onChange={(event) => onChange(changeFilters(filters, { [name]: event.target.checked }))}
            label={t(name)}
            count={formatNumber(facets[name][0]?.count ?? 0, locale)}
          />
        ))}
      </fieldset>
      <RadioGroup
        className="fgroup"
        name="germanLevel"
        legend={t('facet.germanLevel')}
        options={[
          { value: '', label: t('germanLevel.any') },
          ...facets.germanLevel.map(({ value, count }) => ({
            value,
            label: `${t(`germanLevel.${value}`)} (${formatNumber(count, locale)})`,
          })),
        ]}
        value={filters.germanLevel}
        onValueChange={(germanLevel) => onChange(changeFilters(filters, { germanLevel }))}
      />
    </>
  );
}
