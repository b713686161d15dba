import type { FeedRunDetail } from '@stellenvisite/contract/feed-runs.schema';
import type { FeedDecision } from '@stellenvisite/contract/feeds';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { Clock, type LucideIcon, Pause, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { MayNotChange } from '../feed-parts.tsx';
import { FEEDS_PATH } from '../feed-paths.ts';
import { useRunChange } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { ItemChart } from './item-chart.tsx';
import { MissingJobs } from './missing-jobs.tsx';

/** A fetch that was much smaller than usual: nothing was changed, and the employer decides. */
export function HeldRun({ run, asOf }: { run: FeedRunDetail; asOf: string }) {
  const { t, number, ofMoment } = useFeedWords();
  if (!run.drop) return null;
  const { percent, least, most } = run.drop;
  const usual = least === most ? number(most) : t('tooSmall.range', { least: number(least), most: number(most) });
  const when = ofMoment(run.startedAt ?? run.queuedAt, asOf);
  return (
    <>
      <section className="fd-card" aria-labelledby="held-run">
        <div className="fh-warning" role="status">
          <TriangleAlert size={24} />
          <h2 id="held-run">{t('tooSmall.title', { percent })}</h2>
          <p>
            {t('tooSmall.short', { when, count: run.items ?? 0, usual })} {t('tooSmall.why')}
          </p>
        </div>
        <div className="fh-body">
          <div className="fh-days">
            <h3>{t('tooSmall.chart')}</h3>
            <ItemChart history={run.history} usual={most} />
          </div>
          <div className="fh-ways">
            <h3>{t('tooSmall.what')}</h3>
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
          <li key={way}>
            <Button
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
            className="mt-2"
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
