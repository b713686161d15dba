import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { JobCard } from '../jobs/shared/job-card.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import type { LandingMarket } from './landing-market.ts';
import { LeadJob } from './lead-job.tsx';

/** One featured job with its whole week, and the newest ones beside it. */
export function NoticeBoard({ market }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  const { lead, others } = market.board;
  if (!lead) return null;
  return (
    <section className="sec" aria-labelledby="board">
      <div className="wrap">
        <SectionHeading
          id="board"
          stamp={<TimeStamp shift="day" time="12:00" label={t('board.stamp')} />}
          title={t('board.title')}
          lead={t('board.lead', { count: market.newSinceYesterday })}
          action={<MoreLink to={{ pathname: '/jobs', search: 'sort=newest' }}>{t('board.all')}</MoreLink>}
        />
        <div className="board">
          <LeadJob job={lead} asOf={market.asOf} />
          <BoardList jobs={others} asOf={market.asOf} />
        </div>
      </div>
    </section>
  );
}

function BoardList({ jobs, asOf }: { jobs: readonly JobItem[]; asOf: string }) {
  return (
    <ul className="job-grid sm:grid-cols-2">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} asOf={asOf} stack className="h-full" />
        </li>
      ))}
    </ul>
  );
}
