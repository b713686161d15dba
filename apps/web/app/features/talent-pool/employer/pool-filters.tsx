import { SHIFTS } from '@stellenvisite/contract/jobs/duty';
import type { TalentFacets } from '@stellenvisite/contract/talent-pool/talent-pool.schema';
import { clsx } from 'clsx';
import { Bookmark, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShiftLetters } from '../../jobs/display/shift.ts';
import { FILTERS_AFTER_SHIFTS, FILTERS_BEFORE_SHIFTS, type FilterName, FilterOptions } from './filter-options.tsx';
import { countFilters, NO_FILTERS, type PoolAddress, toggled } from './pool-address.ts';
import { useFilterLabel } from './use-filter-label.ts';

type PoolFiltersProps = {
  address: PoolAddress;
  facets: TalentFacets | undefined;
  onChange: (address: Partial<PoolAddress>) => void;
  /** Content at the end of the row. */
  children: ReactNode;
};

/** The filters in one row; on a phone it scrolls, and a sheet has all of them below each other. */
export function PoolFilters({ address, facets, onChange, children }: PoolFiltersProps) {
  const { t } = useTranslation('talent-pool');
  const chip = (name: FilterName) => (
    <FilterChip key={name} name={name} address={address} facets={facets} onChange={onChange} />
  );
  return (
    <section className="te-filters" aria-label={t('filter.label')}>
      {FILTERS_BEFORE_SHIFTS.map(chip)}
      <ShiftLetters address={address} onChange={onChange} />
      {FILTERS_AFTER_SHIFTS.map(chip)}
      <button
        type="button"
        className="te-chip"
        aria-pressed={address.isMarked}
        onClick={() => onChange({ isMarked: !address.isMarked })}
      >
        <Bookmark size={16} />
        {t('filter.marked')}
      </button>
      <div className="te-ends">
        {children}
        {(countFilters(address) > 0 || address.isMarked) && (
          <button type="button" className="link" onClick={() => onChange({ ...NO_FILTERS, isMarked: false })}>
            {t('search.clear')}
          </button>
        )}
      </div>
    </section>
  );
}

type ChipProps = Omit<PoolFiltersProps, 'children'> & { name: FilterName };

function FilterChip({ name, address, facets, onChange }: ChipProps) {
  const { label, isOn } = useFilterLabel(facets)(name, address);
  return (
    <Popover.Root>
      <Popover.Trigger className={clsx('te-chip', isOn && 'te-chip-on')}>
        {label}
        <ChevronDown size={16} />
      </Popover.Trigger>
      <Popover.Content
        className="menu-pop te-pop"
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={label}
      >
        <FilterOptions name={name} filters={address} facets={facets} onChange={onChange} />
      </Popover.Content>
    </Popover.Root>
  );
}

/** Any of the shifts that are pressed. */
export function ShiftLetters({ address, onChange }: Pick<PoolFiltersProps, 'address' | 'onChange'>) {
  const { t } = useTranslation(['talent-pool', 'ui']);
  const letters = useShiftLetters();
  return (
    <fieldset className="te-shifts">
      <legend className="visually-hidden">{t('filter.shift')}</legend>
      {SHIFTS.map((shift) => (
        <button
          key={shift}
          type="button"
          className={`sh-${shift}`}
          title={t(`ui:shift.${shift}.duty`)}
          aria-pressed={address.shift.includes(shift)}
          onClick={() => onChange({ shift: toggled(address.shift, shift) })}
        >
          <span aria-hidden="true">{letters[shift]}</span>
          <span className="visually-hidden">{t(`ui:shift.${shift}.duty`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
