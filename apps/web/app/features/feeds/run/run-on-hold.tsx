import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedDecision } from '@stellenvisite/contract/feeds/feeds';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { Clock, type LucideIcon, Pause, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { ITEM_TABLE, MayNotChange } from '../feed-parts.tsx';
import { FEEDS_PATH } from '../feed-paths.ts';
import { useRunChange } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { ItemChart } from './item-chart.tsx';

const FIRST_JOBS = 5;

type MissingJobsProps = { jobs: FeedRunDetail['missing']; asOf: string };

/** Renders a fetch that was much smaller than usual: nothing was changed, and the employer decides. */
export function RunOnHold({ run, asOf }: { run: FeedRunDetail; asOf: string }) {
  const { t, number, ofMoment } = useFeedWords();
  if (!run.drop) return null;
  const { percent, least, most } = run.drop;
  const usual = least === most ? number(most) : t('tooSmall.range', { least: number(least), most: number(most) });
  const when = ofMoment(run.startedAt ?? run.queuedAt, asOf);
  return (
    <>
      <section
        className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
        aria-labelledby="run-on-hold"
      >
        <div
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[14px] gap-y-[4px] py-5 px-6 border-b border-b-line bg-warn-tint max-md:px-gutter"
          role="status"
        >
          <TriangleAlert className="mt-[3px] text-warn" size={24} />
          <h2 className="text-[1.375rem] text-warn tracking-[-0.02em]" id="run-on-hold">
            {t('tooSmall.title', { percent })}
          </h2>
          <p className="col-2 max-w-184 text-fs-7 leading-[1.5]">
            {t('tooSmall.short', { when, count: run.items ?? 0, usual })} {t('tooSmall.why')}
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_25rem] max-[70rem]:grid-cols-1">
          <div className="min-w-0 pt-6 pb-5 px-6 max-md:px-gutter">
            <h3 className="text-[1rem] tracking-[-0.01em]">{t('tooSmall.chart')}</h3>
            <ItemChart history={run.history} usual={most} />
          </div>
          <div className="flex flex-col gap-3 p-6 border-l border-l-line [&_p]:mt-[6px] [&_p]:text-fs-9 [&_p]:text-ink-2 [&_p]:leading-[1.45] max-[70rem]:border-l-0 max-[70rem]:border-t max-[70rem]:border-t-line max-md:px-gutter">
            <h3 className="text-[1rem] tracking-[-0.01em]">{t('tooSmall.what')}</h3>
            <Ways run={run} />
          </div>
        </div>
      </section>
      {run.missing.length > 0 && <MissingJobs jobs={run.missing} asOf={asOf} />}
    </>
  );
}

const WAYS: readonly { way: FeedDecision; icon: LucideIcon }[] = [
  { way: 'fetch_again', icon: RefreshCw },
  { way: 'pause_missing', icon: Pause },
  { way: 'leave', icon: Clock },
];

function Ways({ run }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const mayChange = useMayAct('feed.import');
  const decide = useRunChange();
  const [chosen, setChosen] = useState<FeedDecision>();
  if (run.decision) return <Decided run={run} />;
  if (!mayChange) return <MayNotChange />;
  const choose = (way: FeedDecision) => {
    if (decide.isPending) return;
    setChosen(way);
    decide.mutate(
      { do: 'decide', feedId: run.feedId, runId: run.id, way },
      { onSuccess: () => void (way === 'fetch_again' && navigate(FEEDS_PATH)) },
    );
  };
  return (
    <>
      {decide.error && (
        <Note tone="warn" role="alert">
          {errorText(decide.error)}
        </Note>
      )}
      <ul>
        {WAYS.map(({ way, icon: Icon }) => (
          <li className="not-first:mt-3 not-first:pt-3 not-first:border-t not-first:border-t-line" key={way}>
            <Button
              className="w-full justify-start min-h-12 text-fs-7"
              variant={way === 'fetch_again' ? 'primary' : 'secondary'}
              icon={<Icon size={20} />}
              loading={decide.isPending && chosen === way}
              onClick={() => choose(way)}
            >
              {t(`decision.${way}.do`, { count: run.missing.length })}
            </Button>
            <p>{t(`decision.${way}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Decided({ run }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  const undo = useRunChange();
  const { decision } = run;
  if (!decision) return null;
  const canUndo = decision.undoUntil !== null && new Date(decision.undoUntil) > new Date();
  return (
    <Note tone="good" role="status">
      <p>{t(`decision.${decision.way}.done`, { count: run.missing.length })}</p>
      <p>
        {decision.by
          ? t('decision.by', { name: decision.by, when: formatDateTime(decision.at) })
          : t('decision.at', { when: formatDateTime(decision.at) })}
      </p>
      {canUndo && mayChange && decision.undoUntil && (
        <>
          <Button
            variant="secondary"
            size="s"
            className="mt-2 w-full justify-start min-h-12 text-fs-7"
            loading={undo.isPending}
            onClick={() => undo.mutate({ do: 'undo', feedId: run.feedId, runId: run.id })}
          >
            {t('decision.undo')}
          </Button>
          <p>{t('decision.undoUntil', { when: formatDateTime(decision.undoUntil) })}</p>
        </>
      )}
    </Note>
  );
}

/** The jobs that were not in the feed this time. */
function MissingJobs({ jobs, asOf }: MissingJobsProps) {
  const { t, number, moment } = useFeedWords();
  const { t: own } = useTranslation('own-jobs');
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? jobs : jobs.slice(0, FIRST_JOBS);
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="missing-jobs"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="missing-jobs">
          {t('missing.title', { count: jobs.length })}
        </h2>
      </header>
      <table className={ITEM_TABLE.table}>
        <caption className="visually-hidden">{t('missing.title', { count: jobs.length })}</caption>
        <thead className={ITEM_TABLE.head}>
          <tr className={ITEM_TABLE.row}>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('problem.job')}
            </th>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('missing.department')}
            </th>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('missing.state')}
            </th>
            <th
              scope="col"
              className="px-3 border-t border-t-line align-middle h-10 font-text font-medium text-fs-9 leading-[1.2] text-ink-2 first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0 text-right whitespace-nowrap max-md:text-left"
            >
              {t('missing.applications')}
            </th>
            <th className={ITEM_TABLE.headCell} scope="col">
              {t('missing.seen')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {shown.map((job) => (
            <tr className={ITEM_TABLE.row} key={job.jobId}>
              <th className={ITEM_TABLE.rowHead} scope="row">
                <b className="font-semibold">
                  <JobTitle title={job.title} />
                </b>
              </th>
              <td className={ITEM_TABLE.cell}>{job.department ?? '–'}</td>
              <td className={ITEM_TABLE.cell}>
                <Badge kind={job.state === 'live' ? 'good' : 'neutral'}>{own(`state.${job.state}`)}</Badge>
              </td>
              <td
                className="num h-13 py-[10px] px-3 border-t border-t-line align-middle font-normal first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0 max-md:data-wide:col-span-full max-md:data-label:before:content-[attr(data-label)_'_'] max-md:data-label:before:text-ink-2 text-right whitespace-nowrap max-md:text-left"
                data-label={t('missing.applications')}
              >
                {number(job.openApplications)}
              </td>
              <td
                className="num h-13 py-[10px] px-3 border-t border-t-line text-left align-middle font-normal first:pl-5 last:pr-5 max-md:nth-[n]:h-auto max-md:nth-[n]:p-0 max-md:nth-[n]:border-0 max-md:data-wide:col-span-full max-md:data-label:before:content-[attr(data-label)_'_'] max-md:data-label:before:text-ink-2"
                data-label={t('missing.seen')}
              >
                {moment(job.lastSeenAt, asOf)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {jobs.length > shown.length && (
        <div className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          {t('run.someItems', { shown: shown.length, count: jobs.length })}
          <button
            type="button"
            className="inline-flex items-center gap-[6px] min-h-tap px-[2px] text-link font-text font-medium text-fs-8 leading-none underline decoration-1 underline-offset-[0.22em] cursor-pointer hover:decoration-2"
            onClick={() => setIsAll(true)}
          >
            {t('run.moreItems', { count: jobs.length })}
          </button>
        </div>
      )}
    </section>
  );
}
