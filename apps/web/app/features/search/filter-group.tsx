import { formatNumber } from '@stellenvisite/contract/format-number';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import type { ListFilter, SearchFilters } from './search-filters.ts';
import { listOptions, type Option, topOptions } from './search-options.ts';

export type FilterGroupProps = {
  name: ListFilter;
  filters: SearchFilters;
  counts: readonly Option[];
  onToggle: (name: ListFilter, value: string) => void;
  /** Only the few with most hits. */
  limit?: number;
};

/** One filter as checkboxes of a plain form, with the hits behind each choice. */
export function FilterGroup({ name, filters, counts, onToggle, limit }: FilterGroupProps) {
  const { t } = useTranslation('job-fields');
  const locale = useLocale();
  const chosen = filters[name];
  const all = listOptions(name, counts, chosen);
  const options = limit === undefined ? all : topOptions(all, chosen, limit);
  if (options.length === 0) return null;
  return (
    <fieldset className="fgroup">
      <legend>{t(`facet.${name}`)}</legend>
      {options.map(({ value, count }) => (
        <Checkbox
          key={value}
          dense
          name={name}
          value={value}
          checked={chosen.includes(value)}
          onChange={() => onToggle(name, value)}
          label={t(`${name}.${value}`)}
          count={formatNumber(count, locale)}
        />
      ))}
    </fieldset>
  );
}
