import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import type { MouseEventHandler } from 'react';
import { Link, useLocation } from 'react-router';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { HeartButton } from '../../bookmarks/shared/heart-button.tsx';
import { VerifiedMark } from '../../employers/shared/verified-mark.tsx';
import { CardScore } from '../../matching/shared/card-score.tsx';
import { cardFacts } from './card-facts.ts';
import { isNew } from './is-new.ts';
import { AnswerBadge, CategoryBadge, NewBadge, TopJobBadge } from './job-badges.tsx';
import { JobTitle } from './job-title.tsx';
import { PayText } from './pay-text.tsx';
import { type JobWords, useJobWords } from './use-job-words.ts';
import { WeekStrip } from './week-strip.tsx';

export type JobCardProps = {
  job: JobItem;
  /** The moment the list was read; dates are said relative to it. */
  asOf: string;
  /** The heading that fits the page's order. */
  as?: 'h2' | 'h3';
  /** Yellow: the job that is open beside the list. */
  selected?: boolean;
  /** Everything in one column, for narrow places on wide screens. */
  stack?: boolean;
  /** A click opens it beside the list, so its page need not be fetched ahead. */
  opensBeside?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Stands in the place of the date on a card that leads nowhere: a job nobody can open yet. */
  preview?: string;
  className?: string;
};

/** A job as one row of the sheet; the title's link covers the whole card. Needs the texts `job-fields`. */
export function JobCard(props: JobCardProps) {
  const { job, asOf, as: Heading = 'h3', selected, stack, opensBeside, onClick, preview, className } = props;
  const words = useJobWords();
  const { pathname, search } = useLocation();
  const fallback = words.withoutWeek(job);
  return (
    <article
      className={clsx('job', `tint-${job.category}`, stack && 'job-stack', className)}
      aria-current={selected || undefined}
    >
      <div className="job-top">
        <CategoryBadge category={job.category} detail={words.detail(job)} />
        {job.featured && <TopJobBadge />}
        {!preview && !job.featured && isNew(job.postedAt, asOf) && <NewBadge />}
        {preview ? (
          <span className="job-date">{preview}</span>
        ) : (
          <RelativeTime className="job-date" when={job.postedAt} asOf={asOf} />
        )}
      </div>
      <div className="job-head">
        <Heading className="job-title" lang="de">
          {preview ? (
            <JobTitle title={job.title} />
          ) : (
            <Link
              to={`/jobs/${job.id}`}
              state={{ from: pathname + search }}
              prefetch={opensBeside ? 'none' : 'intent'}
              data-job={job.id}
              onClick={onClick}
            >
              <JobTitle title={job.title} />
            </Link>
          )}
        </Heading>
        {!preview && <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />}
      </div>
      <CardPlace job={job} words={words} />
      <div className="job-plan">
        <WeekStrip week={job.week} {...(fallback && { fallback })} />
        <PayText job={job} />
      </div>
      <div className="job-foot">
        <ul className="facts">
          {cardFacts(job, words).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {job.employer.answerDays !== undefined && <AnswerBadge days={job.employer.answerDays} />}
        {!preview && <CardScore jobId={job.id} />}
      </div>
    </article>
  );
}

export function CardPlace({ job, words }: { job: JobItem; words: JobWords }) {
  return (
    <p className="job-emp">
      <b lang="de">{job.employer.name}</b>
      {job.employer.isVerified && <VerifiedMark />}
      <span>
        <MapPin size={16} />
        {job.location.city}
        {job.distanceKm !== undefined && job.distanceKm >= 1 && (
          <span className="num">{words.distance(job.distanceKm)}</span>
        )}
      </span>
    </p>
  );
}
