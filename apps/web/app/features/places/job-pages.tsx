import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../../ui/pagination.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { JobCard } from '../jobs/shared/job-card.tsx';

export type JobPage = { items: JobItem[]; total: number; page: number; pageSize: number };
type JobPagesProps = { jobs: JobPage; path: string; searchTo: string; asOf: string };

/** The jobs of a landing page, page by page; every page has an address of its own. */
export function JobPages({ jobs, path, searchTo, asOf }: JobPagesProps) {
  const { t } = useTranslation('landing-lists');
  return (
    <section className="min-w-0" aria-labelledby="found">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="found" className="text-fs-3">
          {t('newest')}
        </h2>
        <MoreLink to={searchTo}>{t('filters')}</MoreLink>
      </div>
      <ul className="job-list bleed-phone">
        {jobs.items.map((job) => (
          <li key={job.id}>
            <JobCard job={job} asOf={asOf} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        page={jobs.page}
        pageCount={Math.ceil(jobs.total / jobs.pageSize)}
        toPage={(page) => ({ pathname: path, search: page > 1 ? `page=${page}` : '' })}
      />
    </section>
  );
}
