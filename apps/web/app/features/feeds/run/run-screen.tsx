import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { Download, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { offerFile } from '../../../ui/offer-file.ts';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
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
import { HeldRun } from './held-run.tsx';
import { RunDocument } from './run-document.tsx';
import { RunItems } from './run-items.tsx';
import { RunSteps } from './run-steps.tsx';
import { useStepWords } from './use-step-words.ts';

const NOTHING_HELD: ReadonlySet<number> = new Set();

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
        <Bones label={t('loading')} className="grid gap-5">
          <Bone className="mb-5 h-12 w-80 max-w-full" />
          <Bone className="h-96 w-full" />
        </Bones>
      )}
    </div>
  );
}

function Run({ run, asOf }: { run: FeedRunDetail; asOf: string }) {
  if (run.status === 'held' || run.drop)
    return (
      <>
        <RunHead run={run} asOf={asOf} />
        <HeldRun run={run} asOf={asOf} />
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
          <ImportCells run={run} held={NOTHING_HELD} />
        </div>
      )}
      {run.failure ? (
        <FailureState failure={run.failure} status={run.httpStatus} line={run.line} kept={null} />
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
