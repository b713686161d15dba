import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { TalentFacets, TalentProfiles } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { BellPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { NO_FILTERS, type PoolAddress, type PoolFilters } from './pool-address.ts';
import { useFilterLabel } from './use-filter-label.ts';

type NoProfilesProps = {
  relaxations: TalentProfiles['relaxations'];
  address: PoolAddress;
  facets: TalentFacets | undefined;
  onChange: (address: Partial<PoolAddress>) => void;
  onNotify: () => void;
};

const isFilter = (name: string): name is keyof PoolFilters => name in NO_FILTERS;

/** Which filter to take away, each with what would be found then. */
export function NoProfiles({ relaxations, address, facets, onChange, onNotify }: NoProfilesProps) {
  const { t } = useTranslation(['talent-pool', 'ui', 'job-fields']);
  const locale = useLocale();
  const labelOf = useFilterLabel(facets);
  const nameOf = (filter: keyof PoolFilters) => {
    if (filter === 'shift') return address.shift.map((shift) => t(`ui:shift.${shift}.duty`)).join(', ');
    if (filter === 'category') return address.category.map((key) => t(`job-fields:category.${key}`)).join(', ');
    if (filter === 'radius') return labelOf('location', address).label;
    return labelOf(filter === 'languageLevel' ? 'language' : filter, address).label;
  };
  const ways = relaxations.flatMap(({ filter, count }) => (isFilter(filter) && count > 0 ? [{ filter, count }] : []));
  return (
    <EmptyState
      className="m-6"
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <>
          {ways.map(({ filter, count }) => (
            <Button key={filter} variant="secondary" onClick={() => onChange({ [filter]: NO_FILTERS[filter] })}>
              {t('none.without', { filter: nameOf(filter) })} <b className="num">{formatNumber(count, locale)}</b>
            </Button>
          ))}
          <Button variant="secondary" onClick={() => onChange({ ...NO_FILTERS, isMarked: false })}>
            {t('none.all')}
          </Button>
          <Button icon={<BellPlus size={20} />} onClick={onNotify}>
            {t('none.notify')}
          </Button>
        </>
      }
    />
  );
}
