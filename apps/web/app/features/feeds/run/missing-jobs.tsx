import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { useFeedWords } from '../use-feed-words.ts';

const FIRST_JOBS = 5;

type MissingJobsProps = { jobs: FeedRunDetail['missing']; asOf: string };

/** The jobs that were not in the feed this time. */
export function MissingJobs({ jobs, asOf }: MissingJobsProps) {
  const { t, number, moment } = useFeedWords();
  const { t: own } = useTranslation('own-jobs');
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? jobs : jobs.slice(0, FIRST_JOBS);
  return (
    <section className="fd-card" aria-labelledby="missing-jobs">
      <header>
        <h2 id="missing-jobs">{t('missing.title', { count: jobs.length })}</h2>
      </header>
      <table className="fd-table">
        <caption className="visually-hidden">{t('missing.title', { count: jobs.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('problem.job')}</th>
            <th scope="col">{t('missing.department')}</th>
            <th scope="col">{t('missing.state')}</th>
            <th scope="col" className="fd-number">
              {t('missing.applications')}
            </th>
            <th scope="col">{t('missing.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((job) => (
            <tr key={job.jobId}>
              <th scope="row">
                <b>
                  <JobTitle title={job.title} />
                </b>
              </th>
              <td>{job.department ?? '–'}</td>
              <td>
                <Badge kind={job.state === 'live' ? 'good' : 'neutral'}>{own(`state.${job.state}`)}</Badge>
              </td>
              <td className="fd-number num" data-label={t('missing.applications')}>
                {number(job.openApplications)}
              </td>
              <td className="num" data-label={t('missing.seen')}>
                {moment(job.lastSeenAt, asOf)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {jobs.length > shown.length && (
        <div className="fd-foot">
          {t('run.someItems', { shown: shown.length, count: jobs.length })}
          <button type="button" className="fd-link" onClick={() => setIsAll(true)}>
            {t('run.moreItems', { count: jobs.length })}
          </button>
        </div>
      )}
    </section>
  );
}
