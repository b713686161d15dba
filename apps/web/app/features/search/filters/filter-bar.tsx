import type { JobList } from '@stellenvisite/contract/job-search.schema';
import { useTranslation } from 'react-i18next';
import { type ListFilter, toggleValue } from '../search-filters.ts';
import type { Search } from '../use-search.ts';
import { FilterGroup } from './filter-group.tsx';
import { PayRange } from './pay-range.tsx';
import { PlainFilters } from './plain-filters.tsx';
import { ShiftFilter } from './shift-filter.tsx';

/** The filters people of this trade reach for first, in this order. */
const GROUPS: readonly ListFilter[] = ['employmentType', 'employerType', 'specialty'];
const SHOWN = 4;

/** Always visible on a desktop; on a phone the sheet takes its place, unless there is no script to open it. */
export function FilterBar({ search, facets }: { search: Search; facets: JobList['facets'] }) {
  const { t } = useTranslation('search');
  const { filters, go } = search;
  return (
    <section className="fbar no-print" aria-label={t('filter.label')}>
      <div className="wrap fgrid">
        <ShiftFilter filters={filters} facets={facets} onChange={go} />
        <PayRange filters={filters} counts={facets.salary} onChange={go} />
        {GROUPS.map((name) => (
          <FilterGroup
            key={name}
            name={name}
            filters={filters}
            counts={facets[name as keyof JobList['facets']]}
            limit={SHOWN}
            onToggle={(group, value) => go(toggleValue(filters, group, value))}
          />
        ))}
      </div>
      <PlainFilters filters={filters} facets={facets} barGroups={GROUPS} barLimit={SHOWN} />
    </section>
  );
}
