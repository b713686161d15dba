import { categoryPath } from '@stellenvisite/contract/category-slugs';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { MoreLink } from '../../ui/text-link.tsx';
import { JobCard } from './shared/job-card.tsx';

export const SIMILAR_SHOWN = 3;

export function SimilarJobs({ jobs, asOf, title }: { jobs: readonly JobItem[]; asOf: string; title: string }) {
  const { t } = useTranslation('jobs');
  const [first] = jobs;
  if (!first) return null;
  return (
    <section className="sim no-print" aria-labelledby="similar">
      <div className="wrap">
        <header className="sim-h">
          <h2 id="similar">{title}</h2>
          <MoreLink to={categoryPath(first.category)}>{t('similar.all')}</MoreLink>
        </header>
        <div className="job-grid sim-g">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} asOf={asOf} stack />
          ))}
        </div>
      </div>
    </section>
  );
}
