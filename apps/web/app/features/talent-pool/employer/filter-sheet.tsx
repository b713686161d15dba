import type { TalentFacets } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FILTERS_AFTER_SHIFTS, FILTERS_BEFORE_SHIFTS, FilterOptions } from './filter-options.tsx';
import type { PoolAddress } from './pool-address.ts';
import { ShiftLetters } from './pool-filters.tsx';

type FilterSheetProps = {
  address: PoolAddress;
  facets: TalentFacets | undefined;
  total: number | undefined;
  onChange: (address: Partial<PoolAddress>) => void;
  onClose: () => void;
};

/** All filters below each other, for a phone. They act at once; the button only closes. */
export function FilterSheet({ address, facets, total, onChange, onClose }: FilterSheetProps) {
  const { t } = useTranslation('talent-pool');
  const options = (name: (typeof FILTERS_BEFORE_SHIFTS | typeof FILTERS_AFTER_SHIFTS)[number]) => (
    <FilterOptions key={name} name={name} filters={address} facets={facets} onChange={onChange} />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filter.label')}
      side="bottom"
      footer={
        <Button wide onClick={onClose}>
          {t('filter.show', { count: total ?? 0 })}
        </Button>
      }
    >
      <div className="grid gap-6">
        <ShiftLetters address={address} onChange={onChange} />
        {FILTERS_BEFORE_SHIFTS.map(options)}
        {FILTERS_AFTER_SHIFTS.map(options)}
      </div>
    </Dialog>
  );
}
