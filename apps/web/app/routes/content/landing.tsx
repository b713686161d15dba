import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { RADII_KM } from '@stellenvisite/contract/jobs/places';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { apiOf, requireData } from '../../api/client.ts';
import { ApplyTour } from '../../features/content/landing/apply-tour.tsx';
import { CategoryFloor } from '../../features/content/landing/category-floor.tsx';
import { EmployerStreet, useCount } from '../../features/content/landing/employer-street.tsx';
import { HeroRoster, type HeroRosterProps } from '../../features/content/landing/hero-roster.tsx';
import { type LandingMarket, landingMarket } from '../../features/content/landing/landing-market.ts';
import { Planning } from '../../features/content/landing/planning.tsx';
import { TalentPoolTeaser } from '../../features/content/landing/talent-pool-teaser.tsx';
import { Voices } from '../../features/content/landing/voices.tsx';
import type { BuildingKind } from '../../features/jobs/display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../features/jobs/display/employer/buildings/employer-building.tsx';
import { HeartButton } from '../../features/jobs/display/heart/heart-button.tsx';
import { CategoryBadge, NewBadge, TopJobBadge } from '../../features/jobs/display/job-badges.tsx';
import { CardPlace, isNew, JobCard } from '../../features/jobs/display/job-card.tsx';
import { JobTitle } from '../../features/jobs/display/job-title.tsx';
import { PayText } from '../../features/jobs/display/pay-text.tsx';
import { ShiftLegend } from '../../features/jobs/display/shift-legend.tsx';
import { TimeStamp } from '../../features/jobs/display/time-stamp.tsx';
import { useJobWords } from '../../features/jobs/display/use-job-words.ts';
import { WeekPlan } from '../../features/jobs/display/week-plan.tsx';
import { WeekStrip } from '../../features/jobs/display/week-strip.tsx';
import { suggestPlaces, suggestWords } from '../../features/jobs/search/line/suggestions.ts';
import { ShortAlertForm } from '../../features/seekers/alerts/guest/short-alert-form.tsx';
import { pageMeta, textsOf } from '../../page-meta.server.ts';
import { metaTags } from '../../page-meta.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { MoreLink } from '../../ui/text-link.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import type { Route } from './+types/landing';

const SEARCHES = [
  { key: 'intensive', search: 'q=Intensivpflege' },
  { key: 'nights', search: 'category=nursing&shift=night' },
  { key: 'mfaWeekend', search: 'category=mfa&weekendFree=true' },
  { key: 'ota', search: 'q=OTA' },
  { key: 'partTime', search: 'q=Labor&employmentType=part_time' },
  { key: 'resident', search: 'q=Assistenzarzt+Innere' },
] as const;

const SKYLINE: readonly BuildingKind[] = ['rehab', 'care-home', 'hospital', 'practice', 'spital', 'stift'];

export const handle = { namespaces: ['landing', 'job-fields', 'job-alerts'] };

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
        <ApplyTour />
      </Suspense>
      <Suspense>
        <NoticeBoard market={market} />
      </Suspense>
      <Suspense>
        <TalentPoolTeaser />
      </Suspense>
      <Suspense>
        <EmployerStreet employers={market.street} />
      </Suspense>
      <Suspense>
        <Planning />
      </Suspense>
      <Suspense>
        <Voices testimonials={market.voices} />
      </Suspense>
      <Suspense>
        <NightField form={<ShortAlertForm suggest={SUGGEST} />} />
      </Suspense>
    </>
  );
}

/** The day ends with new jobs by e-mail: a dark street in which only the night shift has light. */
function NightField({ form }: { form: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <section
      className="pt-24 bg-night text-on-dark [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem] max-md:pt-16"
      aria-labelledby="night"
    >
      <div className="wrap" data-theme="nacht">
        <TimeStamp shift="night" time="22:00" label={t('night.stamp')} />
        <div className="grid grid-cols-[minmax(0,1fr)_32rem] gap-16 items-end mt-6 max-lg:grid-cols-1 max-lg:gap-8">
          <div>
            <h2 className="text-[length:clamp(2.5rem,5vw,4.5rem)] leading-none tracking-line" id="night">
              {t('night.title')}
            </h2>
            <p className="[h2+&]:max-w-128 [h2+&]:mt-4 [h2+&]:text-fs-5 [h2+&]:text-on-dark-2">{t('night.lead')}</p>
          </div>
          <div>{form}</div>
        </div>
      </div>
      <div
        className="mt-8 pt-8 border-b-4 border-b-night-line overflow-hidden [&_.building]:flex-[0_1_auto] [&_.building]:min-w-0 [&_.building]:-mb-px"
        aria-hidden="true"
      >
        <div className="max-w-[calc(var(--content)_+_2_*_var(--gutter))] mx-auto px-gutter relative flex justify-between items-end max-md:w-224 max-md:max-w-none max-md:-ml-44 max-md:px-0">
          <svg
            className="absolute left-[66%] -top-8 fill-on-dark overflow-visible max-md:left-[52%] max-md:w-[48px] max-md:top-0"
            viewBox="0 0 72 72"
            width="72"
            height="72"
            aria-hidden="true"
          >
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
      <div className="wrap py-8 max-md:py-4">
        <h1
          id="hero"
          className="-ml-[0.03em] text-balance text-[length:clamp(1.375rem,7vw,4.75rem)] leading-[1.02] tracking-line"
        >
          {t('hero.title')}
        </h1>
        <div className="grid grid-cols-[minmax(0,47rem)_auto] justify-between items-end gap-8 mt-6 max-md:block max-md:mt-3">
          <p className="first:text-fs-5 first:leading-[1.5] first:text-ink-2 first:text-balance max-md:first:hidden">
            {claim === null ? t('hero.lead') : t('hero.leadClaim', { jobs: claim })}
          </p>
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
    <p className="first:text-fs-5 first:leading-[1.5] first:text-ink-2 first:text-balance max-md:first:hidden text-right font-display font-medium text-fs-5 leading-[1.3] max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2.5 max-md:gap-y-0 max-md:text-left">
      <b className="num mr-[2px] text-[2.25rem] leading-none max-md:text-[1.5rem]">{format(market.jobs)}</b>{' '}
      {t('hero.open', { count: market.jobs })}
      {news > 0 && (
        <small className="block font-text font-normal text-fs-8 leading-[1.4] text-ink-2 tabular-nums">
          {t('hero.newSince', { count: news })}
        </small>
      )}
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
    <div className="wrap flex items-baseline gap-5 py-5 text-fs-7 [&>ul:first-of-type]:flex [&>ul:first-of-type]:flex-wrap [&>ul:first-of-type]:gap-x-5 [&>ul:first-of-type]:gap-y-1 [&_.codes]:flex-none [&_.codes]:self-center [&_.codes]:ml-auto max-lg:flex-wrap max-lg:[&_.codes]:ml-0 max-md:flex-col max-md:gap-0 max-md:[&>ul:first-of-type]:gap-y-0 max-md:[&_.codes]:mt-3 max-md:[&_.codes]:self-start">
      <span className="flex-none text-ink-3" id="popular">
        {t('popular.label')}
      </span>
      <ul aria-labelledby="popular">
        {SEARCHES.map(({ key, search }) => (
          <li key={key}>
            <Link
              className="inline-block py-[6px] px-0 font-medium underline decoration-marker-2 decoration-3 underline-offset-[0.28em] hover:decoration-current max-md:py-[9px]"
              to={{ pathname: '/jobs', search }}
            >
              {t(`popular.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ShiftLegend />
    </div>
  );
}

/** Renders one featured job with its whole week, and the newest ones next to it. */
function NoticeBoard({ market }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  const { lead, others } = market.board;
  if (!lead) return null;
  return (
    <section
      className="py-24 max-md:py-16 [@media_screen]:[content-visibility:auto] [@media_screen]:[contain-intrinsic-block-size:auto_50rem] [@media_screen]:max-md:[contain-intrinsic-block-size:auto_80rem]"
      aria-labelledby="board"
    >
      <div className="wrap">
        <SectionHeading
          id="board"
          stamp={<TimeStamp shift="day" time="12:00" label={t('board.stamp')} />}
          title={t('board.title')}
          lead={t('board.lead', { count: market.newSinceYesterday })}
          action={<MoreLink to={{ pathname: '/jobs', search: 'sort=newest' }}>{t('board.all')}</MoreLink>}
        />
        <div className="grid grid-cols-[31rem_minmax(0,1fr)] gap-6 max-lg:grid-cols-1">
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

/** Renders a job with its whole week, hour by hour. */
function LeadJob({ job, asOf }: { job: JobItem; asOf: string }) {
  const words = useJobWords();
  const prefetch = usePrefetch();
  return (
    <article
      className={`job p-6 border border-line rounded-sheet [&_.mwd]:text-[0.68em] [&_.job-emp]:mt-[10px] max-md:p-4 tint-${job.category}`}
    >
      <div className="job-top">
        <CategoryBadge category={job.category} detail={words.detail(job)} />
        {job.featured ? <TopJobBadge /> : isNew(job.postedAt, asOf) && <NewBadge />}
        <RelativeTime className="job-date" when={job.postedAt} asOf={asOf} />
      </div>
      <div className="job-head">
        <h3 className="job-title text-[1.75rem] leading-[1.12] max-md:text-[1.5rem]" lang="de">
          <Link to={`/jobs/${job.id}`} prefetch={prefetch}>
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <HeartButton bookmark={{ kind: 'job', id: job.id }} name={job.title} />
      </div>
      <CardPlace job={job} words={words} />
      {job.week ? <WeekPlan week={job.week} compact legend={false} className="mt-6" /> : <WeekStrip week={null} />}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 mt-auto pt-5 [&_.job-pay_b]:text-[1.75rem] [&>p:last-child]:text-fs-8 [&>p:last-child]:text-ink-2 max-md:flex-col max-md:items-start">
        <PayText job={job} align="start" />
        <p>
          {[words.employment(job), job.contract && words.t(`contract.${job.contract}`)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </article>
  );
}
