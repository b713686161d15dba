import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { type MouseEventHandler, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { type OwnApplication, useShownApplication } from './apply/own-application-store.ts';
import { VerifiedMark } from './employer/verified-mark.tsx';
import { HeartButton } from './heart/heart-button.tsx';
import { AnswerBadge, CategoryBadge, NewBadge, TopJobBadge } from './job-badges.tsx';
import { JobTitle } from './job-title.tsx';
import { PayText } from './pay-text.tsx';
import { CardScore } from './score/card-score.tsx';
import { type JobWords, useJobWords } from './use-job-words.ts';
import { WeekStrip } from './week-strip.tsx';

const NEW_FOR_DAYS = 2;

const MAX_EXTRAS = 2;

const OwnDate = lazyPart(async () => (await import('./apply/own-status.tsx')).OwnDate);
const OwnState = lazyPart(async () => (await import('./apply/own-status.tsx')).OwnState);

export type JobCardProps = {
  job: JobItem;
  /** The moment the list was read; dates are stated relative to it. */
  asOf: string;
  /** The heading that fits the page's order. */
  as?: 'h2' | 'h3';
  /** Yellow: the job that is open next to the list. */
  selected?: boolean;
  /** Everything in one column, for narrow places on wide screens. */
  stack?: boolean;
  /** A click opens it next to the list, so its page need not be fetched ahead. */
  opensInPane?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** Appears in the place of the date on a card that leads nowhere: a job nobody can open yet. */
  preview?: string;
  className?: string;
};

/** Renders a job as one row of the sheet; the title's link covers the whole card. Needs the texts `job-fields`. */
export function JobCard(props: JobCardProps) {
  const { job, asOf, as: Heading = 'h3', selected, stack, opensInPane, onClick, preview, className } = props;
  const words = useJobWords();
  const { pathname, search } = useLocation();
  const fallback = words.withoutWeek(job);
  const own = useShownApplication(job.id);
  const prefetch = usePrefetch();
  const date = <RelativeTime className="job-date" when={job.postedAt} asOf={asOf} />;
  const answer = job.employer.answerDays !== undefined && <AnswerBadge days={job.employer.answerDays} />;
  return (
    <article
      className={clsx('job', `tint-${job.category}`, stack && 'job-stack', className)}
      aria-current={selected || undefined}
    >
      <div className="job-top">
        <CategoryBadge category={job.category} detail={words.detail(job)} />
        {job.featured && <TopJobBadge />}
        {!preview && !own && !job.featured && isNew(job.postedAt, asOf) && <NewBadge />}
        {preview ? <span className="job-date">{preview}</span> : <OwnOr own={own} part={OwnDate} fallback={date} />}
      </div>
      <div className="job-head">
        <Heading className="job-title" lang="de">
          {preview ? (
            <JobTitle title={job.title} />
          ) : (
            <Link
              to={`/jobs/${job.id}`}
              state={{ from: pathname + search }}
              prefetch={opensInPane ? 'none' : prefetch}
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
      <AbroadBadges job={job} words={words} />
      <div className="job-foot">
        <ul className="facts">
          {cardFacts(job, words).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <OwnOr own={own} part={OwnState} fallback={answer} />
        {!preview && <CardScore jobId={job.id} />}
      </div>
    </article>
  );
}

type OwnOrProps = { own: OwnApplication | null; part: typeof OwnDate; fallback: ReactNode };

/** Shows the person's own application, in a place that is there for everybody: nothing moves when it is known. */
function OwnOr({ own, part: Part, fallback }: OwnOrProps) {
  return own ? (
    <Suspense fallback={fallback}>
      <Part application={own} />
    </Suspense>
  ) : (
    fallback
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

/** Filters that people set who have learned abroad. */
const ABROAD_FILTERS = /[?&](recognition|germanLevel|visaHelp|housingHelp)=/;

/** Badges for people from abroad: on English pages, and where somebody filters by one of them. Others are spared the row. */
function AbroadBadges({ job: { abroad }, words: { t } }: { job: JobItem; words: JobWords }) {
  const { search } = useLocation();
  const isEnglish = useLocale() === 'en-GB';
  if (!abroad || !(isEnglish || ABROAD_FILTERS.test(search))) return null;
  const badges = [
    abroad.isRecognitionPendingWelcome && t('abroad.recognition'),
    abroad.germanLevel !== null && t('abroad.german', { level: abroad.germanLevel }),
    abroad.hasVisaHelp && t('abroad.visa'),
    abroad.hasHousingHelp && t('abroad.housing'),
  ].filter((badge) => badge !== false);
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {badges.map((badge) => (
        <li key={badge}>
          <Badge kind="good">{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Hours, contract, and one or two things that decide. Only what the employer stated. */
function cardFacts(job: JobItem, words: JobWords): string[] {
  const { t } = words;
  const extras = [
    job.remote !== null && job.remote !== 'onsite' && t(`remote.${job.remote}`),
    job.freeWeekendsOfFour !== null && job.freeWeekendsOfFour > 0 && t(`facts.freeWeekends.${job.freeWeekendsOfFour}`),
    job.maxNightsPerMonth !== null && t('facts.maxNights', { count: job.maxNightsPerMonth }),
  ].filter((fact) => fact !== false);
  const term = job.training ? words.years(job.training.months) : job.contract && t(`contract.${job.contract}`);
  return [words.employment(job), term, ...extras.slice(0, MAX_EXTRAS)].flatMap((fact) => fact || []);
}

/** `asOf` comes with the data, so that server and browser say the same. */
export function isNew(postedAt: string, asOf: string): boolean {
  return new Date(asOf).getTime() - new Date(postedAt).getTime() < NEW_FOR_DAYS * DAY_MS;
}
