import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { ArrowUpRight } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeletons.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useLocale } from '../../../../ui/use-locale.ts';
import { usePrefetch } from '../../../../ui/use-prefetch.ts';
import { ApplyButton } from '../../display/apply/apply-button.tsx';
import { buildingKindOf } from '../../display/employer/buildings/building-kind.ts';
import { EmployerBuilding } from '../../display/employer/buildings/employer-building.tsx';
import { employerLine } from '../../display/employer/employer-lines.ts';
import { HeartButton } from '../../display/heart/heart-button.tsx';
import { CategoryBadge, TopJobBadge } from '../../display/job-badges.tsx';
import { CardPlace } from '../../display/job-card.tsx';
import { JobKeyFacts } from '../../display/job-key-facts.tsx';
import { NeedList, OfferList } from '../../display/job-offer.tsx';
import { JobTitle } from '../../display/job-title.tsx';
import { ShareButton } from '../../display/share-button.tsx';
import { useJobWords } from '../../display/use-job-words.ts';
import { WeekPlan } from '../../display/week-plan.tsx';
import type { JobDetailState } from './use-job-detail.ts';

export type JobPaneProps = {
  /** Null before the browser knows that there is room. */
  id: string | null;
  /** Its row in the list, which is there before the rest of the job. */
  item: JobItem | undefined;
  /** The job that came with the page. */
  opened?: JobDetail | undefined;
  asOf: string;
};

const JobPaneDetail = lazyPart(async () => (await import('./job-pane-detail.tsx')).JobPaneDetail);

const LOADING: JobDetailState = { kind: 'loading' };

/** Renders the selected job next to the list. */
export function JobPane({ id, item, opened, asOf }: JobPaneProps) {
  const known = opened && opened.id === (id ?? item?.id ?? opened.id) ? opened : undefined;
  const state: JobDetailState = known ? { kind: 'there', job: known } : LOADING;
  const waiting = <Pane id={id ?? known?.id ?? null} item={item} asOf={asOf} state={state} retry={() => {}} />;
  if (id === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <JobPaneDetail id={id} known={known}>
        {(state, retry) => <Pane id={id} item={item} asOf={asOf} state={state} retry={retry} />}
      </JobPaneDetail>
    </Suspense>
  );
}

function Pane({
  id,
  item,
  asOf,
  state,
  retry,
}: Omit<JobPaneProps, 'opened'> & { state: JobDetailState; retry: () => void }) {
  const { t } = useTranslation('jobs');
  const pane = useRef<HTMLElement>(null);
  const job = state.kind === 'there' ? withDistance(state.job, item) : undefined;
  const shown = job ?? item;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is read from its beginning
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 });
  }, [id]);

  return (
    <section ref={pane} className={`pane tint-${shown?.category ?? 'nursing'}`} aria-label={t('pane.label')}>
      {shown && <PaneHead shown={shown} />}
      {shown && <PaneActions shown={shown} job={job} />}
      {state.kind === 'gone' && <p className="p-8">{t('pane.gone')}</p>}
      {state.kind === 'failed' && (
        <div className="grid justify-items-start gap-4 p-8">
          <p>{t('pane.failed')}</p>
          <Button variant="secondary" onClick={retry}>
            {t('pane.retry')}
          </Button>
        </div>
      )}
      {state.kind === 'loading' && <PaneSkeletons />}
      {job && <PaneBody job={job} asOf={asOf} />}
    </section>
  );
}

/** Only the search knows how far it is. */
function withDistance(job: JobDetail, item: JobItem | undefined): JobDetail {
  return item?.distanceKm === undefined ? job : { ...job, distanceKm: item.distanceKm };
}

function PaneHead({ shown }: { shown: JobItem }) {
  const words = useJobWords();
  return (
    <header className="pane-head on-tint">
      <div className="pane-kick">
        <CategoryBadge category={shown.category} detail={words.detail(shown)} onTint />
        {shown.featured && <TopJobBadge />}
      </div>
      <h2 lang="de">
        <JobTitle title={shown.title} />
      </h2>
      <CardPlace job={shown} words={words} />
    </header>
  );
}

/** Stays at the top of the pane while the job is read. */
function PaneActions({ shown, job }: { shown: JobItem; job: JobDetail | undefined }) {
  const { t } = useTranslation('jobs');
  const prefetch = usePrefetch();
  return (
    <div className="pane-act on-tint">
      {job ? <ApplyButton job={job} /> : <Skeleton className="h-12 w-44" />}
      <HeartButton look="line" bookmark={{ kind: 'job', id: shown.id }} name={shown.title} />
      <ShareButton jobId={shown.id} title={shown.title} />
      <Link className="pane-open" to={`/jobs/${shown.id}`} prefetch={prefetch}>
        {t('pane.open')}
        <ArrowUpRight size={18} />
      </Link>
    </div>
  );
}

function PaneBody({ job, asOf }: { job: JobDetail; asOf: string }) {
  const { t } = useTranslation('jobs');
  return (
    <div className="pane-body">
      <JobKeyFacts job={job} asOf={asOf} />
      {job.week && (
        <>
          <h3>{t('week.title')}</h3>
          <WeekPlan week={job.week} compact legend={false} />
        </>
      )}
      {job.benefits.length > 0 && (
        <>
          <h3>{t('offer.title')}</h3>
          <OfferList benefits={job.benefits} as="h4" />
        </>
      )}
      {job.requirements.length > 0 && (
        <>
          <h3>{t('needs.title')}</h3>
          <NeedList requirements={job.requirements} />
        </>
      )}
      <PaneEmployer employer={job.employer} />
      <div className="pane-end">
        <ApplyButton job={job} />
      </div>
    </div>
  );
}

function PaneEmployer({ employer }: { employer: JobDetail['employer'] }) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { id, name, openPositions, tagline } = employer;
  const kind = buildingKindOf({ ...employer, country: employer.location.country });
  return (
    <div className="pane-emp">
      <EmployerBuilding kind={kind} seed={id} />
      <div>
        <h3 lang="de">{name}</h3>
        <p>{employerLine(employer, t, locale) || tagline}</p>
        <TextLink to={`/arbeitgebern/${id}/offene-stellen`}>
          {t('employer.allJobs', { count: openPositions, formatted: formatNumber(openPositions, locale) })}
        </TextLink>
      </div>
    </div>
  );
}

function PaneSkeletons() {
  return (
    <div className="grid gap-5 p-8" aria-hidden="true">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-7 w-60" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
