import { formatNumber } from '@stellenvisite/contract/format-number';
import type { JobDetail, JobItem } from '@stellenvisite/contract/jobs.schema';
import { ArrowUpRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CategoryBadge, TopJobBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmployerHouse } from '../../ui/houses/employer-house.tsx';
import { houseKindOf } from '../../ui/houses/house-kind.ts';
import { ApplyButton } from '../../ui/job/apply-button.tsx';
import { employerLine } from '../../ui/job/employer-lines.ts';
import { CardPlace } from '../../ui/job/job-card.tsx';
import { JobKeyFacts } from '../../ui/job/job-key-facts.tsx';
import { NeedList, OfferList } from '../../ui/job/job-offer.tsx';
import { ShareButton } from '../../ui/job/share-button.tsx';
import { useJobWords } from '../../ui/job/use-job-words.ts';
import { JobTitle } from '../../ui/job-title.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useLocale } from '../../ui/use-locale.ts';
import { WeekPlan } from '../../ui/week-plan.tsx';
import { useJobDetail } from './use-job-detail.ts';

export type JobPaneProps = {
  /** Null before the browser knows that there is room. */
  id: string | null;
  /** Its row in the list, which is there before the rest of the job. */
  item: JobItem | undefined;
  asOf: string;
};

/** The selected job beside the list. */
export function JobPane({ id, item, asOf }: JobPaneProps) {
  const { t } = useTranslation('job');
  const { state, retry } = useJobDetail(id);
  const pane = useRef<HTMLElement>(null);
  const job = state.kind === 'there' ? withDistance(state.job, item) : undefined;
  const shown = job ?? item;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is read from its beginning
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 });
  }, [id]);

  return (
    <section ref={pane} className={`pane tint-${shown?.category ?? 'nursing'}`} aria-label={t('pane.label')}>
      {shown && <PaneHead shown={shown} job={job} />}
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

function PaneHead({ shown, job }: { shown: JobItem; job: JobDetail | undefined }) {
  const { t } = useTranslation('job');
  const words = useJobWords();
  return (
    <header className="pane-head on-tint">
      <div className="pane-kick">
        <CategoryBadge
          category={shown.category}
          detail={shown.specialty && words.t(`specialty.${shown.specialty}`)}
          onTint
        />
        {shown.featured && <TopJobBadge />}
      </div>
      <h2 lang="de">
        <JobTitle title={shown.title} />
      </h2>
      <CardPlace job={shown} words={words} />
      <div className="pane-act">
        {job ? <ApplyButton job={job} /> : <Bone className="h-12 w-44" />}
        <ShareButton jobId={shown.id} title={shown.title} />
        <Link className="pane-open" to={`/jobs/${shown.id}`} prefetch="intent">
          {t('pane.open')}
          <ArrowUpRight size={18} />
        </Link>
      </div>
    </header>
  );
}

function PaneBody({ job, asOf }: { job: JobDetail; asOf: string }) {
  const { t } = useTranslation('job');
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
  const { t } = useTranslation('job');
  const locale = useLocale();
  const { id, name, openPositions, tagline } = employer;
  const kind = houseKindOf({ ...employer, country: employer.location.country });
  return (
    <div className="pane-emp">
      <EmployerHouse kind={kind} seed={id} />
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
