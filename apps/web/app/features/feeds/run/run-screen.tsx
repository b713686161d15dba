import type { FeedRunDetail, FeedStep } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { DOCUMENT_DAYS } from '@stellenvisite/contract/feeds/feeds';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { Check, Clock, Download, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDownload } from '../../../session/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { CancelRun } from '../cancel-run.tsx';
import { CountTally } from '../count-tally.tsx';
import { BackToFeeds } from '../feed-parts.tsx';
import { runPath } from '../feed-paths.ts';
import { CancelledState } from '../setup/cancelled-state.tsx';
import { FailureState } from '../setup/failure-state.tsx';
import { ImportCells } from '../setup/import-cells.tsx';
import { ProblemTable } from '../setup/problem-table.tsx';
import { RunStatusBadge } from '../status-badges.tsx';
import { useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useRun } from '../use-feeds.ts';
import { EarlierRuns } from './earlier-runs.tsx';
import { RunItems } from './run-items.tsx';
import { RunOnHold } from './run-on-hold.tsx';

const NUMBER_OF = [
  'items',
  'count',
  'created',
  'updated',
  'unchanged',
  'paused',
  'ended',
  'quarantined',
  'missing',
  'processed',
  'line',
];

const NOTES: readonly FeedStep['step'][] = ['queued', 'started', 'resumed', 'cancelled'];

const lookOf = ({ step, isError }: FeedStep): { level: string; icon: LucideIcon } => {
  if (isError) return { level: 'error', icon: TriangleAlert };
  return NOTES.includes(step) ? { level: 'note', icon: Clock } : { level: 'good', icon: Check };
};

const NOTHING_QUARANTINED: ReadonlySet<number> = new Set();

/** One fetch: what it came to, what it did with each job, and its log. */
export function RunScreen({ feedId, runId }: { feedId: string; runId: string }) {
  const { t } = useFeedWords();
  const run = useRun(feedId, runId);
  return (
    <div className="fd">
      <BackToFeeds />
      {run.error ? (
        <>
          <h1 className="visually-hidden">{t('run.title', { when: '' })}</h1>
          <ReadFailure error={run.error} onRetry={() => void run.refetch()} />
        </>
      ) : run.data ? (
        <Run run={run.data} asOf={new Date(run.dataUpdatedAt).toISOString()} />
      ) : (
        <Skeletons label={t('loading')} className="grid gap-5">
          <Skeleton className="mb-5 h-12 w-80 max-w-full" />
          <Skeleton className="h-96 w-full" />
        </Skeletons>
      )}
    </div>
  );
}

function Run({ run, asOf }: { run: FeedRunDetail; asOf: string }) {
  if (run.status === 'held' || run.drop)
    return (
      <>
        <RunHead run={run} asOf={asOf} />
        <RunOnHold run={run} asOf={asOf} />
        <RunSteps steps={run.steps} />
        {run.hasDocument && <RunDocument run={run} />}
      </>
    );
  return (
    <>
      <RunHead run={run} asOf={asOf} />
      <div className="fd-two">
        <div>
          <Outcome run={run} />
          {run.problems.length > 0 && <Problems run={run} />}
          <RunSteps steps={run.steps} />
          {run.hasDocument && <RunDocument run={run} />}
        </div>
        <EarlierRuns feedId={run.feedId} runId={run.id} asOf={asOf} />
      </div>
    </>
  );
}

function RunHead({ run, asOf }: { run: FeedRunDetail; asOf: string }) {
  const { t, ofMoment, format } = useFeedWords();
  const navigate = useNavigate();
  const mayChange = useMayAct('feed.import');
  const start = useStartRun();
  const stepWords = useStepWords();
  const began = run.startedAt ?? run.queuedAt;
  const about = [run.feed.name, format(run.feed.format), formatDate(began), t(`run.trigger.${run.trigger}`)];
  const offerLog = () => {
    const lines = run.steps.map((step) => `${step.at}\t${stepWords(step)}`);
    offerFile(
      new Blob([[about.join(' · '), ...lines, ''].join('\n')], { type: 'text/plain;charset=utf-8' }),
      'abruf.txt',
    );
  };
  const fetchNow = () =>
    start.mutate(
      { feedId: run.feedId, kind: 'sync' },
      { onSuccess: ({ id }) => void navigate(runPath(run.feedId, id)) },
    );
  return (
    <header className="area-head fd-head">
      <div>
        <h1>{t('run.title', { when: ofMoment(began, asOf) })}</h1>
        <p>{about.join(' · ')}</p>
      </div>
      <div className="fd-actions">
        <Button variant="secondary" icon={<Download size={20} />} onClick={offerLog}>
          {t('run.download')}
        </Button>
        <CancelRun run={run} label={t('list.cancel')} />
        {mayChange && !run.drop && run.status !== 'queued' && run.status !== 'running' && (
          <Button icon={<RefreshCw size={20} />} loading={start.isPending} onClick={fetchNow}>
            {t('list.fetch')}
          </Button>
        )}
      </div>
    </header>
  );
}

function Outcome({ run }: { run: FeedRunDetail }) {
  const { t, seconds, size, number } = useFeedWords();
  const { startedAt, finishedAt, bytes, items, processed } = run;
  const took = startedAt && finishedAt ? seconds(new Date(finishedAt).getTime() - new Date(startedAt).getTime()) : null;
  const about = [took, bytes !== null && size(bytes), items !== null && t('run.inFeed', { count: items })];
  const isOpen = run.status === 'queued' || run.status === 'running';
  return (
    <section className="fd-card" aria-labelledby="run-outcome">
      <header>
        <div>
          <h2 id="run-outcome">{t('run.outcome')}</h2>
          <p>{about.filter(Boolean).join(', ')}</p>
        </div>
        <RunStatusBadge status={run.status} />
      </header>
      {isOpen && (
        <div className="fi-head border-t border-line">
          <p>
            {items === null
              ? t('progress.reading', { count: processed })
              : t('progress.of', { done: number(processed), count: items })}
          </p>
          <ImportCells run={run} quarantined={NOTHING_QUARANTINED} />
        </div>
      )}
      {run.failure ? (
        <FailureState failure={run.failure} status={run.httpStatus} line={run.line} retained={null} />
      ) : (
        <CountTally counts={run.counts} />
      )}
      {run.status === 'cancelled' && <CancelledState run={run} />}
      {!run.failure && run.kind !== 'validate' && <RunItems run={run} />}
    </section>
  );
}

function Problems({ run }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  return (
    <section className="fd-card" aria-labelledby="run-problems">
      <header>
        <h2 id="run-problems">{t('problem.what')}</h2>
      </header>
      <ProblemTable problems={run.problems} />
      {run.problemCount > run.problems.length && (
        <div className="fd-foot">{t('problem.first', { shown: run.problems.length, count: run.problemCount })}</div>
      )}
    </section>
  );
}

/** The document of a fetch as it arrived, for those who look into what happened. */
function RunDocument({ run: { id, feedId, queuedAt } }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const { isBusy, download } = useDownload();
  const until = formatDate(new Date(new Date(queuedAt).getTime() + DOCUMENT_DAYS * DAY_MS));
  const load = () => download(`/api/employer/feeds/${feedId}/runs/${id}/document`, 'feed.txt');
  return (
    <section className="fd-card" aria-labelledby="run-document">
      <header>
        <div>
          <h2 id="run-document">{t('run.document')}</h2>
          <p>{t('run.documentText', { date: until })}</p>
        </div>
        <Button variant="secondary" size="s" icon={<Download size={18} />} loading={isBusy} onClick={load}>
          {t('run.documentLoad')}
        </Button>
      </header>
    </section>
  );
}

/** The log of a run, in the order in which it happened. */
function RunSteps({ steps }: { steps: readonly FeedStep[] }) {
  const { t, second, number } = useFeedWords();
  const words = useStepWords();
  const [isErrorsOnly, setIsErrorsOnly] = useState(false);
  const errors = steps.filter(({ isError }) => isError);
  const shown = isErrorsOnly ? errors : steps;
  return (
    <section className="fd-card" aria-labelledby="run-steps">
      <header>
        <h2 id="run-steps">{t('run.steps')}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a pair of switches, not a set of fields */}
        <div className="fn-kinds" role="group" aria-label={t('run.shown')}>
          <button type="button" aria-pressed={!isErrorsOnly} onClick={() => setIsErrorsOnly(false)}>
            {t('run.allSteps', { count: steps.length })}
          </button>
          <button type="button" aria-pressed={isErrorsOnly} onClick={() => setIsErrorsOnly(true)}>
            {t('run.errors', { count: errors.length })}
          </button>
        </div>
      </header>
      <ol className="fn-log">
        {shown.map((step, index) => {
          const { level, icon: Icon } = lookOf(step);
          const { ms } = step.values;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
            <li key={index} data-level={level}>
              <time dateTime={step.at}>{second(step.at)}</time>
              <Icon size={18} />
              <div>{words(step)}</div>
              {typeof ms === 'number' && <em>{number(ms / 1000, 1)} s</em>}
            </li>
          );
        })}
      </ol>
      {shown.length === 0 && <p className="fd-foot">{t('run.noErrors')}</p>}
    </section>
  );
}

/** Returns a function that describes a step of a run with its figures. A missing figure is a dash. */
function useStepWords(): (step: FeedStep) => string {
  const { t, number, size, format } = useFeedWords();
  return ({ step, values }) => {
    const figures = Object.fromEntries(
      NUMBER_OF.map((name) => [name, typeof values[name] === 'number' ? number(values[name]) : (values[name] ?? '–')]),
    );
    const { bytes, format: known, failure } = values;
    return t(`step.${step}`, {
      ...figures,
      bytes: typeof bytes === 'number' ? size(bytes) : '–',
      format: typeof known === 'string' ? t(`format.${known}`, { defaultValue: known }) : format(null),
      failure: typeof failure === 'string' ? t(`failure.${failure}.title`, { ...values, defaultValue: failure }) : '',
    });
  };
}
