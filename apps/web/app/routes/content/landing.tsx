import { RADII_KM } from '@stellenvisite/contract/jobs/places';
import { type ReactNode, Suspense } from 'react';
import { apiOf, requireData } from '../../api/client.ts';
import { CategoryFloor } from '../../features/content/landing/category-floor.tsx';
import { EmployerStreet, useCount } from '../../features/content/landing/employer-street.tsx';
import { HandoverWeek } from '../../features/content/landing/handover-week.tsx';
import { type LandingMarket, landingMarket } from '../../features/content/landing/landing-market.ts';
import { Planning } from '../../features/content/landing/planning.tsx';
import { Voices } from '../../features/content/landing/voices.tsx';
import { NewsletterForm } from '../../features/content/newsletter/newsletter-form.tsx';
import { suggestPlaces, suggestWords } from '../../features/jobs/search/line/suggestions.ts';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import '../../features/content/landing/landing.css';
import { useTranslation } from 'react-i18next';
import { HeroRoster, type HeroRosterProps } from '../../features/content/landing/hero-roster.tsx';
import type { BuildingKind } from '../../features/jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../features/jobs/display/employer/buildings/employer-building.tsx';
import { TimeStamp } from '../../features/jobs/display/time-stamp.tsx';
import type { Route } from './+types/landing';
import '../../features/content/landing/hero.css';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { Link } from 'react-router';
import { HeartButton } from '../../features/jobs/display/heart/heart-button.tsx';
import { CategoryBadge, NewBadge, TopJobBadge } from '../../features/jobs/display/job-badges.tsx';
import { CardPlace, isNew, JobCard } from '../../features/jobs/display/job-card.tsx';
import { JobTitle } from '../../features/jobs/display/job-title.tsx';
import { PayText } from '../../features/jobs/display/pay-text.tsx';
import { ShiftLegend } from '../../features/jobs/display/shift-legend.tsx';
import { useJobWords } from '../../features/jobs/display/use-job-words.ts';
import { WeekPlan } from '../../features/jobs/display/week-plan.tsx';
import { WeekStrip } from '../../features/jobs/display/week-strip.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MoreLink } from '../../ui/text-link.tsx';

const SEARCHES = [
  { key: 'intensive', search: 'q=Intensivpflege' },
  { key: 'nights', search: 'category=nursing&shift=night' },
  { key: 'mfaWeekend', search: 'category=mfa&weekendFree=true' },
  { key: 'ota', search: 'q=OTA' },
  { key: 'partTime', search: 'q=Labor&employmentType=part_time' },
  { key: 'resident', search: 'q=Assistenzarzt+Innere' },
] as const;

const SKYLINE: readonly BuildingKind[] = ['rehab', 'care-home', 'hospital', 'practice', 'spital', 'stift'];

export const handle = { namespaces: ['landing', 'job-fields', 'newsletter'] };

const SUGGEST = { words: suggestWords, places: suggestPlaces };

export async function loader({ context }: Route.LoaderArgs) {
  const t = textsOf(context, 'landing');
  const market = requireData(await apiOf(context).GET('/api/market'));
  const meta = pageMeta(context, {
    title: t('meta.title'),
    description: t('meta.description', { jobs: market.jobs }),
    path: '/',
  });
  return { meta, market: landingMarket(market), radii: RADII_KM };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function LandingPage({ loaderData: { market, radii } }: Route.ComponentProps) {
  return (
    <>
      <Hero market={market} radii={radii} suggest={SUGGEST} />
      <Suspense>
        <CategoryFloor categories={market.categories} />
      </Suspense>
      <Suspense>
        <HandoverWeek asOf={market.asOf} />
      </Suspense>
      <Suspense>
        <NoticeBoard market={market} />
      </Suspense>
      <Suspense>
        <EmployerStreet employers={market.street} />
      </Suspense>
      <Suspense>
        <Planning market={market} />
      </Suspense>
      <Suspense>
        <Voices testimonials={market.voices} />
      </Suspense>
      <Suspense>
        <NightField form={<NewsletterForm />} />
      </Suspense>
    </>
  );
}

/** The day ends with the newsletter: a dark street in which only the night shift has light. */
function NightField({ form }: { form: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <section className="night-field" aria-labelledby="night">
      <div className="wrap" data-theme="nacht">
        <TimeStamp shift="night" time="22:00" label={t('night.stamp')} />
        <div className="news">
          <div>
            <h2 id="night">{t('night.title')}</h2>
            <p>{t('night.lead')}</p>
          </div>
          <div>{form}</div>
        </div>
      </div>
      <div className="skyline" aria-hidden="true">
        <div className="skyline-row">
          <svg className="moon" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
            <path d="M62 44A30 30 0 0 1 28 10a30 30 0 1 0 34 34Z" />
          </svg>
          {SKYLINE.map((kind) => (
            <EmployerBuilding key={kind} kind={kind} seed={`skyline ${kind}`} night />
          ))}
        </div>
      </div>
    </section>
  );
}

function Hero({ market, radii, suggest }: HeroRosterProps) {
  const { t } = useTranslation('landing');
  const claim = claimedJobs(market.jobs);
  return (
    <section aria-labelledby="hero">
      <div className="wrap hero-head">
        <h1 id="hero">
          <span className="hero-claim">{t('hero.claim')}</span> <span className="hero-line">{t('hero.title')}</span>
        </h1>
        <div className="hero-sub">
          <p>{claim === null ? t('hero.lead') : t('hero.leadClaim', { jobs: claim })}</p>
          <HeroCount market={market} />
        </div>
      </div>
      <HeroRoster market={market} radii={radii} suggest={suggest} />
      <PopularSearches />
    </section>
  );
}

function HeroCount({ market }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  const format = useCount();
  const news = market.newSinceYesterday;
  return (
    <p className="hero-count">
      <b className="num">{format(market.jobs)}</b> {t('hero.open', { count: market.jobs })}
      {news > 0 && <small>{t('hero.newSince', { count: news })}</small>}
    </p>
  );
}

/** „Über 6.000 Stellen“: whole thousands strictly below the true count, or null when there is no such thousand. */
export function claimedJobs(jobs: number): number | null {
  const thousands = Math.floor((jobs - 1) / 1000) * 1000;
  return thousands >= 1000 ? thousands : null;
}

function PopularSearches() {
  const { t } = useTranslation('landing');
  return (
    <div className="wrap popular">
      <span id="popular">{t('popular.label')}</span>
      <ul aria-labelledby="popular">
        {SEARCHES.map(({ key, search }) => (
          <li key={key}>
            <Link to={{ pathname: '/jobs', search }}>{t(`popular.${key}`)}</Link>
          </li>
        ))}
      </ul>
      <ShiftLegend />
    </div>
  );
}

/** One featured job with its whole week, and the newest ones next to it. */
function NoticeBoard({ market }: { market: LandingMarket }) {
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

/** A job with its whole week, hour by hour. */
function LeadJob({ job, asOf }: { job: JobItem; asOf: string }) {
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
          {[words.employment(job), job.contract && words.t(`contract.${job.contract}`)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  );
}
