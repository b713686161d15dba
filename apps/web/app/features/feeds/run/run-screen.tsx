import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { DOCUMENT_DAYS } from '@stellenvisite/contract/feeds/feeds';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { Download, RefreshCw } from 'lucide-react';
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
import { RunSteps, useStepWords } from './run-steps.tsx';

const NOTHING_QUARANTINED: ReadonlySet<number> = new Set();

/** Renders one fetch: what it came to, what it did with each job, and its log. */
export function RunScreen({ feedId, runId }: { feedId: string; runId: string }) {
  const { t } = useFeedWords();
  const run = useRun(feedId, runId);
  return (
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
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
  if (run.status === 'on_hold' || run.drop)
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
      <div className="grid grid-cols-[minmax(0,1fr)_22rem] gap-5 items-start [&>*]:min-w-0 [&>*]:mt-0! max-[70rem]:grid-cols-1">
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
    <header className="area-head">
      <div>
        <h1>{t('run.title', { when: ofMoment(began, asOf) })}</h1>
        <p>{about.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:flex-[1_1_100%] max-md:[&_.btn]:flex-1">
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
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="run-outcome"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="run-outcome">
            {t('run.outcome')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{about.filter(Boolean).join(', ')}</p>
        </div>
        <RunStatusBadge status={run.status} />
      </header>
      {isOpen && (
        <div className="border-t border-line pt-6 pb-5 px-5 [&>.prog]:mt-5 max-md:px-gutter">
          <p className="mt-[6px] text-fs-8 text-ink-2 leading-[1.45]">
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
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="run-problems"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="run-problems">
          {t('problem.what')}
        </h2>
      </header>
      <ProblemTable problems={run.problems} />
      {run.problemCount > run.problems.length && (
        <div className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          {t('problem.first', { shown: run.problems.length, count: run.problemCount })}
        </div>
      )}
    </section>
  );
}

/** Renders the document of a fetch as it arrived, for those who look into what happened. */
function RunDocument({ run: { id, feedId, queuedAt } }: { run: FeedRunDetail }) {
  const { t } = useFeedWords();
  const { isBusy, download } = useDownload();
  const until = formatDate(new Date(new Date(queuedAt).getTime() + DOCUMENT_DAYS * DAY_MS));
  const load = () => download(`/api/employer/feeds/${feedId}/runs/${id}/document`, 'feed.txt');
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="run-document"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="run-document">
            {t('run.document')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('run.documentText', { date: until })}</p>
        </div>
        <Button variant="secondary" size="s" icon={<Download size={18} />} loading={isBusy} onClick={load}>
          {t('run.documentLoad')}
        </Button>
      </header>
    </section>
  );
}
