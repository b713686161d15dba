import { formatNumber } from '@stellenvisite/contract/format-number';
import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs.schema';
import { ArrowUpRight } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Bone } from '../../../ui/skeletons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { HeartButton } from '../../bookmarks/shared/heart-button.tsx';
import { buildingKindOf } from '../../employers/shared/buildings/building-kind.ts';
import { EmployerBuilding } from '../../employers/shared/buildings/employer-building.tsx';
import { employerLine } from '../../employers/shared/employer-lines.ts';
import { ApplyButton } from '../../jobs/shared/apply-button.tsx';
import { CategoryBadge, TopJobBadge } from '../../jobs/shared/job-badges.tsx';
import { CardPlace } from '../../jobs/shared/job-card.tsx';
import { JobKeyFacts } from '../../jobs/shared/job-key-facts.tsx';
import { NeedList, OfferList } from '../../jobs/shared/job-offer.tsx';
import { JobTitle } from '../../jobs/shared/job-title.tsx';
import { ShareButton } from '../../jobs/shared/share-button.tsx';
import { useJobWords } from '../../jobs/shared/use-job-words.ts';
import { WeekPlan } from '../../jobs/shared/week-plan.tsx';
import type { JobDetailState } from './job-detail-state.ts';

export type JobPaneProps = {
  /** Null before the browser knows that there is room. */
  id: string | null;
  /** Its row in the list, which is there before the rest of the job. */
  item: JobItem | undefined;
  asOf: string;
};

const JobPaneDetail = lazyPart(async () => (await import('./job-pane-detail.tsx')).JobPaneDetail);

const LOADING: JobDetailState = { kind: 'loading' };

/** The selected job beside the list. */
export function JobPane({ id, item, asOf }: JobPaneProps) {
  const waiting = <Pane id={id} item={item} asOf={asOf} state={LOADING} retry={() => {}} />;
  if (id === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <JobPaneDetail id={id}>
        {(state, retry) => <Pane id={id} item={item} asOf={asOf} state={state} retry={retry} />}
      </JobPaneDetail>
    </Suspense>
  );
}

function Pane({ id, item, asOf, state, retry }: JobPaneProps & { state: JobDetailState; retry: () => void }) {
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
      {state.kind === 'loading' && <PaneBones />}
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
  return (
    <div className="pane-act on-tint">
      {job ? <ApplyButton job={job} /> : <Bone className="h-12 w-44" />}
      <HeartButton look="line" bookmark={{ kind: 'job', id: shown.id }} name={shown.title} />
      <ShareButton jobId={shown.id} title={shown.title} />
      <Link className="pane-open" to={`/jobs/${shown.id}`} prefetch="intent">
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

function PaneBones() {
  return (
    <div className="grid gap-5 p-8" aria-hidden="true">
      <Bone className="h-40 w-full" />
      <Bone className="h-7 w-60" />
      <Bone className="h-80 w-full" />
    </div>
  );
}
