import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { HeartButton } from '../bookmarks/shared/heart-button.tsx';
import { isNew } from '../jobs/shared/is-new.ts';
import { CategoryBadge, NewBadge, TopJobBadge } from '../jobs/shared/job-badges.tsx';
import { CardPlace } from '../jobs/shared/job-card.tsx';
import { JobTitle } from '../jobs/shared/job-title.tsx';
import { PayText } from '../jobs/shared/pay-text.tsx';
import { useJobWords } from '../jobs/shared/use-job-words.ts';
import { WeekPlan } from '../jobs/shared/week-plan.tsx';
import { WeekStrip } from '../jobs/shared/week-strip.tsx';

/** A job with its whole week, hour by hour. */
export function LeadJob({ job, asOf }: { job: JobItem; asOf: string }) {
  const words = useJobWords();
  return (
    <article className={`lead-job job tint-${job.category}`}>
      <div className="job-top">
        <CategoryBadge category={job.category} detail={words.detail(job)} />
        {job.featured ? <TopJobBadge /> : isNew(job.postedAt, asOf) && <NewBadge />}
        <RelativeTime className="job-date" when={job.postedAt} asOf={asOf} />
      </div>
      <div className="job-head">
        <h3 className="job-title" lang="de">
          <Link to={`/jobs/${job.id}`} prefetch="intent">
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
      </div>
      <CardPlace job={job} words={words} />
      {job.week ? <WeekPlan week={job.week} compact legend={false} className="mt-6" /> : <WeekStrip week={null} />}
      <div className="lead-foot">
        <PayText job={job} align="start" />
        <p>
          {words.employment(job)} · {words.t(`contract.${job.contract}`)}
        </p>
      </div>
    </article>
  );
}
