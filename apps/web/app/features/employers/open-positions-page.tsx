import type { EmployerDetail } from '@stellenvisite/contract/employers/employers.schema';
import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { TabsNav } from '../../ui/tabs-nav.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { JobCard } from '../jobs/display/job-card.tsx';
import { type EmployerPaths, ProfileHead } from './profile-head.tsx';

export type OpenPositionsPageProps = {
  employer: EmployerDetail;
  paths: EmployerPaths;
  jobs: { items: JobItem[]; total: number; page: number; pageSize: number };
  categories: { category: JobCategory; count: number }[];
  category: JobCategory | null;
  department: { id: string; name: string } | null;
  asOf: string;
};

export function OpenPositionsPage(props: OpenPositionsPageProps) {
  const { t } = useTranslation('employers');
  const { employer, paths, jobs, department, asOf } = props;
  const { jobs: path } = paths.of(employer.id);
  return (
    <div className="pb-20 md:pb-24">
      <ProfileHead employer={employer} paths={paths} tab="jobs" />
      <div className="wrap pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-5">
          <h2 className="text-fs-2">{t('jobs.count', { count: jobs.total })}</h2>
          {!department && <CategoryTabs {...props} path={path} />}
        </div>
        {department && <Chip to={path}>{t('jobs.department', { name: department.name })}</Chip>}
        {jobs.items.length === 0 ? (
          <NoPositions {...props} path={path} />
        ) : (
          <ul className="job-list mt-5">
            {jobs.items.map((job) => (
              <li key={job.id}>
                <JobCard job={job} asOf={asOf} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          className="mt-8"
          page={jobs.page}
          pageCount={Math.ceil(jobs.total / jobs.pageSize)}
          toPage={(page) => ({ pathname: path, search: pageSearch(props, page) })}
        />
      </div>
    </div>
  );
}

function pageSearch({ category, department }: OpenPositionsPageProps, page: number): string {
  return new URLSearchParams({
    ...(category && { category }),
    ...(department && { abteilung: department.id }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

function CategoryTabs({ employer, categories, category, path }: OpenPositionsPageProps & { path: string }) {
  const { t } = useTranslation(['employers', 'job-fields']);
  const locale = useLocale();
  const filled = categories.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  return (
    <TabsNav
      label={t('jobs.categories')}
      className="min-w-0"
      tabs={[
        { to: path, label: t('jobs.all'), count: formatNumber(employer.openPositions, locale), current: !category },
        ...filled.map(({ category: each, count }) => ({
          to: `${path}?category=${each}`,
          label: t(`job-fields:category.${each}`),
          count: formatNumber(count, locale),
          current: each === category,
        })),
      ]}
    />
  );
}

function NoPositions({ employer, path, category, department }: OpenPositionsPageProps & { path: string }) {
  const { t } = useTranslation('employers');
  const isFiltered = category !== null || department !== null;
  const { city } = employer.location;
  return (
    <EmptyState
      className="mt-5"
      title={t('jobs.empty.title')}
      text={t(isFiltered ? 'jobs.empty.textFiltered' : 'jobs.empty.text', { name: employer.name })}
      actions={
        <>
          {isFiltered && employer.openPositions > 0 && <LinkButton to={path}>{t('jobs.empty.all')}</LinkButton>}
          <LinkButton to={`/jobs?${new URLSearchParams({ location: city })}`} variant="secondary">
            {t('jobs.empty.around', { city })}
          </LinkButton>
        </>
      }
    />
  );
}
