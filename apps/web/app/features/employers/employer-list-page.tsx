import type { EmployerItem } from '@stellenvisite/contract/employers.schema';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmployerCard } from './employer-card.tsx';
import { EmployerFilterChips } from './employer-filter-chips.tsx';
import { EmployerFilterForm, type Facets } from './employer-filter-form.tsx';
import { countFilters, type EmployerFilters, employerSearch } from './employer-filters.ts';
import type { EmployerPaths } from './employer-paths.ts';
import { EmployerSort } from './employer-sort.tsx';

export type EmployerListPageProps = {
  employers: { items: EmployerItem[]; total: number; page: number; pageSize: number; facets: Facets };
  filters: EmployerFilters;
  sorts: readonly string[];
  radii: readonly number[];
  paths: EmployerPaths;
};

export function EmployerListPage({ employers, filters, sorts, radii, paths }: EmployerListPageProps) {
  const { t } = useTranslation('employers');
  const chosen = countFilters(filters);
  const form = <EmployerFilterForm filters={filters} facets={employers.facets} radii={radii} action={paths.list} />;
  return (
    <div className="wrap pt-6 pb-20 md:pt-10 md:pb-24">
      <h1 className="text-fs-1">{t('list.title')}</h1>
      <p className="mt-3 max-w-[44rem] text-fs-5 text-ink-2">{t('list.lead')}</p>
      <div className="emp-grid">
        <details className="emp-filters-phone card">
          <summary>
            <SlidersHorizontal size={20} />
            {chosen > 0 ? t('list.filtersCount', { count: chosen }) : t('list.filters')}
            <ChevronDown size={20} />
          </summary>
          {form}
        </details>
        <aside className="emp-filters card" aria-label={t('list.filters')}>
          {form}
        </aside>
        <div className="min-w-0">
          <div className="emp-tools">
            <p className="font-display font-semibold text-fs-4" role="status">
              {t('list.count', { count: employers.total })}
            </p>
            <EmployerSort filters={filters} sorts={sorts} action={paths.list} />
          </div>
          <EmployerFilterChips filters={filters} path={paths.list} />
          <EmployerResults employers={employers} filters={filters} paths={paths} />
        </div>
      </div>
    </div>
  );
}

function EmployerResults({
  employers,
  filters,
  paths,
}: Pick<EmployerListPageProps, 'employers' | 'filters' | 'paths'>) {
  const { t } = useTranslation('employers');
  const { items, total, page, pageSize } = employers;
  if (items.length === 0) {
    return (
      <EmptyState
        art="building"
        className="mt-5"
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        actions={<LinkButton to={paths.list}>{t('list.clear')}</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="emp-cards">
        {items.map((employer) => (
          <li key={employer.id}>
            <EmployerCard employer={employer} to={paths.of(employer.id).profile} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        toPage={(next) => ({ pathname: paths.list, search: employerSearch(filters, next) })}
      />
    </>
  );
}
