import { JOB_LIST_FILTERS } from '@stellenvisite/contract/jobs/job-search';
import type { JobList } from '@stellenvisite/contract/jobs/job-search.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import {
  changeFilters,
  isNarrowed,
  type ListFilter,
  type SearchFilters,
  toggleValue,
  withoutNarrowing,
} from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import { AbroadFilter } from './abroad-filter.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PayRange } from './pay-range.tsx';
import { ShiftFilter } from './shift-filter.tsx';

/** Shifts have a control of their own; an employer is chosen on its own page. */
const GROUPS = JOB_LIST_FILTERS.filter((name) => name !== 'shift' && name !== 'employerId');

/** Of many options the first are shown, the others at a press. */
const LONG_LISTS: readonly ListFilter[] = ['specialty', 'department'];
const FIRST_SHOWN = 8;

/** Of no use to most occupations: offered only where a job found states it. */
const isOffered = (name: ListFilter, counts: readonly { count: number }[], chosen: readonly string[]): boolean =>
  name !== 'furtherTraining' || chosen.length > 0 || counts.some(({ count }) => count > 0);

export type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  search: Search;
  facets: JobList['facets'];
  total: number;
};

/** Every filter there is. A choice takes effect at once, so that the counts and the button are up to date. */
export function FilterSheet({ open, onClose, search, facets, total }: FilterSheetProps) {
  const { t } = useTranslation('search');
  const { t: field } = useTranslation('job-fields');
  const locale = useLocale();
  const { filters } = search;
  const change = (next: SearchFilters) => search.go(next, { replace: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filter.all')}
      side="right"
      className="dlg-tall"
      footer={
        <>
          {isNarrowed(filters) && (
            <Button variant="ghost" onClick={() => change(withoutNarrowing(filters))}>
              {t('filter.clear')}
            </Button>
          )}
          {/* Never out of order while a choice is being counted: whoever is done wants to see the list. */}
          <Button onClick={onClose} aria-busy={search.isWaiting}>
            {t('filter.show', { count: total, formatted: formatNumber(total, locale) })}
          </Button>
        </>
      }
    >
      <div className="fsheet">
        <ShiftFilter filters={filters} facets={facets} onChange={change} />
        <PayRange filters={filters} counts={facets.salary} onChange={change} />
        {GROUPS.filter((name) => isOffered(name, facets[name], filters[name])).map((name) => (
          <FilterGroup
            key={name}
            name={name}
            filters={filters}
            counts={facets[name]}
            limit={LONG_LISTS.includes(name) ? FIRST_SHOWN : undefined}
            canGrow
            onToggle={(group, value) => change(toggleValue(filters, group, value))}
          />
        ))}
        <AbroadFilter filters={filters} facets={facets} onChange={change} />
        <RadioGroup
          className="fgroup"
          name="postedWithin"
          legend={field('facet.postedWithin')}
          options={[
            { value: '', label: field('postedWithin.any') },
            ...facets.postedWithin.map(({ value, count }) => ({
              value,
              label: `${field(`postedWithin.${value}`)} (${formatNumber(count, locale)})`,
            })),
          ]}
          value={filters.postedWithin}
          onValueChange={(postedWithin) => change(changeFilters(filters, { postedWithin }))}
        />
        <Switch
          label={field('onlyTraining')}
          checked={filters.training}
          onChange={(event) => change(changeFilters(filters, { training: event.target.checked }))}
        />
        <Switch
          label={field('featured')}
          checked={filters.featured}
          onChange={(event) => change(changeFilters(filters, { featured: event.target.checked }))}
        />
      </div>
    </Dialog>
  );
}
