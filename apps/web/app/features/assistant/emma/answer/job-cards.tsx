import type { EmmaDataParts, EmmaJobFit } from '@stellenvisite/contract/assistant/emma-parts.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { ArrowRight, Check, ChevronRight, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HeartButton } from '../../../jobs/display/heart/heart-button.tsx';
import { JobTitle } from '../../../jobs/display/job-title.tsx';
import { PayText } from '../../../jobs/display/pay-text.tsx';
import { useJobWords } from '../../../jobs/display/use-job-words.ts';
import { WeekStrip } from '../../../jobs/display/week-strip.tsx';
import { leaveSheet } from '../panel/leave-sheet.ts';

type JobCardsProps = { data: EmmaDataParts['jobs']; allUrl: string | null };

/** Live jobs with what speaks for and against each. */
export function JobCards({ data: { items, fits, total }, allUrl }: JobCardsProps) {
  const { t } = useTranslation('emma');
  if (items.length === 0) return <p>{t('jobs.gone')}</p>;
  const fitOf = new Map(fits.map((fit) => [fit.jobId, fit]));
  return (
    <>
      <div className="ej">
        {items.map((job) => (
          <Card key={job.id} job={job} fit={fitOf.get(job.id)} />
        ))}
      </div>
      {allUrl && total > items.length && (
        <Link className="ea-all" to={allUrl} onClick={leaveSheet}>
          {t('jobs.all', { count: total })}
          <ArrowRight size={20} />
        </Link>
      )}
    </>
  );
}

function Card({ job, fit }: { job: JobItem; fit: EmmaJobFit | undefined }) {
  const { t } = useTranslation('emma');
  const words = useJobWords();
  const address = `/jobs/${job.id}`;
  const fallback = words.withoutWeek(job);
  return (
    <article className={`tint-${job.category}`}>
      <div className="ej-top">
        <div>
          <h4 lang="de">
            <Link to={address} onClick={leaveSheet}>
              <JobTitle title={job.title} />
            </Link>
          </h4>
          <p>
            <b lang="de">{job.employer.name}</b>
            <span>
              {job.location.city}
              {job.distanceKm !== undefined && job.distanceKm >= 1 && `, ${words.distance(job.distanceKm)}`}
            </span>
          </p>
        </div>
        {fit && <Fit fit={fit} />}
      </div>
      <div className="ej-plan">
        <WeekStrip week={job.week} full={false} {...(fallback && { fallback })} />
        <PayText job={job} />
      </div>
      {fit && fit.pros.length + fit.cons.length > 0 && (
        <ul className="ej-why">
          {fit.pros.map((reason) => (
            <li key={reason}>
              <Check size={16} />
              <span className="visually-hidden">{t('jobs.pro')}</span> {reason}
            </li>
          ))}
          {fit.cons.map((reason) => (
            <li key={reason} className="against">
              <Minus size={16} />
              <span className="visually-hidden">{t('jobs.con')}</span> {reason}
            </li>
          ))}
        </ul>
      )}
      <div className="ej-do">
        <HeartButton look="line" bookmark={{ kind: 'job', id: job.id }} name={job.title} />
        <Link to={address} onClick={leaveSheet} tabIndex={-1} aria-hidden="true">
          {t('jobs.open')}
          <ChevronRight size={18} />
        </Link>
      </div>
    </article>
  );
}

/** Renders the score of the profile; without one, how many of the wishes the ad meets. */
function Fit({ fit: { score, wishes, wishesMet } }: { fit: EmmaJobFit }) {
  const { t } = useTranslation('emma');
  if (score !== null)
    return (
      <b className="ej-score num">
        {t('jobs.score', { score })} <span className="visually-hidden">{t('jobs.match')}</span>
      </b>
    );
  return wishes > 0 && <span className="ej-met">{t('jobs.met', { met: wishesMet, count: wishes })}</span>;
}
