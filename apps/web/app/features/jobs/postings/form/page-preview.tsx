import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { JobBody } from '../../display/body/job-body.tsx';
import { CategoryBadge } from '../../display/job-badges.tsx';
import { JobKeyFacts } from '../../display/job-key-facts.tsx';
import { JobTitle } from '../../display/job-title.tsx';
import { useJobWords } from '../../display/use-job-words.ts';

/** The job's page as its readers will see it, without what only readers do there. */
export function PagePreview({ job, asOf }: { job: JobDetail; asOf: string }) {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  return (
    <article className="job-page">
      <div className={`jhero on-tint tint-${job.category}`}>
        <div className="wrap">
          <div className="pane-kick">
            <CategoryBadge category={job.category} detail={words.detail(job)} onTint />
          </div>
          <h3 lang="de" className="pj-page-title">
            <JobTitle title={job.title} />
          </h3>
          <p className="jemp">
            <b lang="de">{job.employer.name}</b>
            <span>
              <MapPin size={18} />
              {[job.street, [job.location.postalCode, job.location.city].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
        </div>
      </div>
      <section className="wrap jfacts" aria-label={t('facts.title')}>
        <JobKeyFacts job={job} asOf={asOf} size="l" />
      </section>
      <div className={`wrap jgrid tint-${job.category}`}>
        <div className="jmain">
          <JobBody job={job} />
        </div>
      </div>
    </article>
  );
}
