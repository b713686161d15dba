import type { EmployerItem } from '@stellenvisite/contract/employers/employers.schema';
import { ChevronDown, MapPin, SlidersHorizontal } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Chip, ChipClear } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { buildingKindOf } from '../jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../jobs/display/employer/buildings/employer-building.tsx';
import { EmployerLogo } from '../jobs/display/employer/employer-logo.tsx';
import { HeartButton } from '../jobs/display/heart/heart-button.tsx';
import {
  countFilters,
  EmployerFilterForm,
  type EmployerFilters,
  employerSearch,
  type Facets,
  LIST_FILTERS,
  readEmployerFilters,
  withoutFilter,
} from './employer-filter-form.tsx';
import { type EmployerPaths, kindWords } from './profile-head.tsx';

type EmployerSortProps = { filters: EmployerFilters; sorts: readonly string[]; action: string };

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
      <div className="grid grid-cols-[17.5rem_minmax(0,1fr)] gap-8 items-start mt-8 max-lg:grid-cols-[15rem_minmax(0,1fr)] max-lg:gap-5 max-md:grid-cols-1">
        <details className="card group/filters-phone hidden max-md:block max-md:py-1 max-md:px-4 max-md:open:pb-4">
          <summary className="flex items-center gap-2.5 min-h-tap font-semibold list-none [&::-webkit-details-marker]:hidden group-open/filters-phone:mb-3">
            <SlidersHorizontal
              className="last:ml-auto last:transition-[rotate] last:duration-base last:ease-standard group-open/filters-phone:last:rotate-180"
              size={20}
            />
            {chosen > 0 ? t('list.filtersCount', { count: chosen }) : t('list.filters')}
            <ChevronDown
              className="ml-auto transition-[rotate] duration-base ease-standard group-open/filters-phone:rotate-180"
              size={20}
            />
          </summary>
          {form}
        </details>
        <aside className="card sticky top-4 p-5 max-md:hidden" aria-label={t('list.filters')}>
          {form}
        </aside>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 min-h-tap mb-3">
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
      <ul className="grid grid-cols-3 gap-4 mt-5 max-lg:grid-cols-2 max-md:grid-cols-1">
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

/** The filters in force, each a link to the list without it. */
function EmployerFilterChips({ filters, path }: { filters: EmployerFilters; path: string }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  if (countFilters(filters) === 0) return null;
  const to = (next: EmployerFilters) => ({ pathname: path, search: employerSearch(next) });
  const none = { ...readEmployerFilters(new URLSearchParams()), sort: filters.sort };
  return (
    <div className="flex flex-wrap gap-2">
      {filters.q && <Chip to={to(withoutFilter(filters, 'q'))}>{t('list.chip.q', { value: filters.q })}</Chip>}
      {filters.location && (
        <Chip to={to(withoutFilter(filters, 'location'))}>
          {filters.radius
            ? t('list.chip.location', { place: filters.location, km: filters.radius })
            : t('list.chip.locationOnly', { place: filters.location })}
        </Chip>
      )}
      {LIST_FILTERS.flatMap((name) =>
        filters[name].map((value) => (
          <Chip key={`${name} ${value}`} to={to(withoutFilter(filters, name, value))}>
            {t(`job-fields:${name}.${value}`)}
          </Chip>
        )),
      )}
      <ChipClear to={to(none)}>{t('list.clear')}</ChipClear>
    </div>
  );
}

/** Renders a small form of its own, so that sorting works without script too; with script the choice alone does it. */
function EmployerSort({ filters, sorts, action }: EmployerSortProps) {
  const { t } = useTranslation('employers');
  const navigate = useNavigate();
  return (
    <Form action={action} className="flex items-center gap-2">
      {(['q', 'location', 'radius'] as const).map(
        (name) => filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      {LIST_FILTERS.flatMap((name) =>
        filters[name].map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <Select
        name="sort"
        size="s"
        aria-label={t('list.sortLabel')}
        value={filters.sort || 'relevance'}
        options={sorts.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
        onChange={(event) =>
          navigate(
            { pathname: action, search: employerSearch({ ...filters, sort: event.target.value }) },
            { preventScrollReset: true },
          )
        }
      />
      <noscript>
        <Button type="submit" size="s" variant="secondary">
          {t('list.sortGo')}
        </Button>
      </noscript>
    </Form>
  );
}

/** Renders an employer's building and short facts; the link of the name covers the whole card. */
function EmployerCard({ employer, to }: { employer: EmployerItem; to: string }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const prefetch = usePrefetch();
  const { id, name, location, distanceKm, employees, beds, openPositions, featured } = employer;
  const facts = [
    beds !== null && t('card.beds', { count: beds }),
    employees !== null && t('card.employees', { count: employees }),
  ].filter((fact) => fact !== false);
  return (
    <article className="group/card relative flex flex-col h-full bg-sheet border border-line rounded-sheet overflow-hidden max-md:flex-row hover:border-line-2 has-[h2_a:focus-visible]:[outline:3px_solid_var(--focus)] has-[h2_a:focus-visible]:outline-offset-2">
      <div
        className="flex items-end justify-center h-38 pt-3 px-4 pb-0 bg-shift-t-tint border-b-3 border-b-wall max-md:w-30 max-md:h-auto max-md:min-h-34 max-md:flex-none max-md:pt-3 max-md:px-2 max-md:pb-0"
        aria-hidden="true"
      >
        <EmployerBuilding
          className="w-auto max-h-[100%] max-md:w-full"
          kind={buildingKindOf({ ...employer, country: location.country })}
          seed={id}
        />
      </div>
      <div className="flex flex-1 flex-col items-start pt-4 px-5 pb-5 max-md:py-3.5 max-md:px-4 max-md:min-w-0">
        <EmployerLogo
          employer={employer}
          size={40}
          className="-mt-9.5 mb-2 p-[3px] box-content bg-sheet rounded-control max-md:mt-0 max-md:p-0"
        />
        <p className="text-fs-8 leading-[1.35] text-ink-2 max-md:pr-8">{kindWords(employer, t)}</p>
        <h2 className="mt-0.5 text-fs-4 leading-[1.2] wrap-anywhere hyphens-auto" lang="de">
          <Link
            className="after:content-[''] after:absolute after:inset-0 focus-visible:[outline:0] group-hover/card:underline group-hover/card:decoration-2 group-hover/card:underline-offset-[0.15em]"
            to={to}
            prefetch={prefetch}
          >
            {name}
          </Link>
        </h2>
        <p className="flex items-center gap-1 mt-1.5 text-fs-7 text-ink-2">
          <MapPin className="text-ink-3" size={16} />
          {location.city}
          {distanceKm !== undefined && <span className="num">{t('card.distance', { km: distanceKm })}</span>}
        </p>
        {facts.length > 0 && <p className="num text-fs-8 text-ink-2">{facts.join(' · ')}</p>}
        <p className="mt-auto pt-3 text-fs-7 text-ink-2">
          <Trans
            t={t}
            i18nKey="card.open"
            count={openPositions}
            components={[<b key="count" className="num text-fs-4 text-ink" />]}
          />
        </p>
        {featured && (
          <Badge className="mt-2" kind="info">
            {t('card.featured')}
          </Badge>
        )}
      </div>
      <HeartButton className="absolute top-1.5 right-1.5" bookmark={{ kind: 'employer', id }} name={name} />
    </article>
  );
}
