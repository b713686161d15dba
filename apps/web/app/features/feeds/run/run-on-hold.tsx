import type { FeedDay, FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedDecision } from '@stellenvisite/contract/feeds/feeds';
import { formatDate, formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
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
import { MayNotChange } from '../feed-parts.tsx';
import { FEEDS_PATH } from '../feed-paths.ts';
import { isWeekend } from '../list/day-strip.tsx';
import { useRunChange } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';

const HEIGHT = 248;

/** Up to this many jobs each is a block of its own; beyond it a block represents several. */
const MAX_BLOCKS = 24;

const GAP = 2;

type ItemChartProps = { history: readonly FeedDay[]; usual: number };

const FIRST_JOBS = 5;

type MissingJobsProps = { jobs: FeedRunDetail['missing']; asOf: string };

/** A fetch that was much smaller than usual: nothing was changed, and the employer decides. */
export function RunOnHold({ run, asOf }: { run: FeedRunDetail; asOf: string }) {
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

/** The jobs that were not in the feed this time. */
function MissingJobs({ jobs, asOf }: MissingJobsProps) {
  const { t, number, moment } = useFeedWords();
  const { t: own } = useTranslation('own-jobs');
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? jobs : jobs.slice(0, FIRST_JOBS);
  return (
    <section className="fd-card" aria-labelledby="missing-jobs">
      <header>
        <h2 id="missing-jobs">{t('missing.title', { count: jobs.length })}</h2>
      </header>
      <table className="fd-table">
        <caption className="visually-hidden">{t('missing.title', { count: jobs.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('problem.job')}</th>
            <th scope="col">{t('missing.department')}</th>
            <th scope="col">{t('missing.state')}</th>
            <th scope="col" className="fd-number">
              {t('missing.applications')}
            </th>
            <th scope="col">{t('missing.seen')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((job) => (
            <tr key={job.jobId}>
              <th scope="row">
                <b>
                  <JobTitle title={job.title} />
                </b>
              </th>
              <td>{job.department ?? '–'}</td>
              <td>
                <Badge kind={job.state === 'live' ? 'good' : 'neutral'}>{own(`state.${job.state}`)}</Badge>
              </td>
              <td className="fd-number num" data-label={t('missing.applications')}>
                {number(job.openApplications)}
              </td>
              <td className="num" data-label={t('missing.seen')}>
                {moment(job.lastSeenAt, asOf)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {jobs.length > shown.length && (
        <div className="fd-foot">
          {t('run.someItems', { shown: shown.length, count: jobs.length })}
          <button type="button" className="fd-link" onClick={() => setIsAll(true)}>
            {t('run.moreItems', { count: jobs.length })}
          </button>
        </div>
      )}
    </section>
  );
}

/** The jobs in the feed day by day, as blocks; those missing on the last day are outlined. */
function ItemChart({ history, usual }: ItemChartProps) {
  const { t, number } = useFeedWords();
  const most = Math.max(1, usual, ...history.map(({ items }) => items ?? 0));
  const perBlock = Math.ceil(most / MAX_BLOCKS);
  const blocks = Math.ceil(most / perBlock);
  const last = history.at(-1);
  const missing = last?.items != null ? Math.max(0, usual - last.items) : 0;
  return (
    <>
      <ol className="fh-chart">
        {history.map((day) => {
          const isLast = day === last;
          const items = day.items ?? 0;
          return (
            <li
              key={day.day}
              className={clsx(isWeekend(day.day) && 'fl-weekend')}
              data-today={isLast || undefined}
              data-small={(isLast && missing > 0) || undefined}
            >
              <b>
                {day.items === null ? '–' : number(day.items)}
                <span className="visually-hidden">
                  {' '}
                  {t('tooSmall.day', { date: formatDate(`${day.day}T12:00:00Z`) })}
                </span>
              </b>
              <Blocks
                there={Math.round(items / perBlock)}
                missing={isLast ? Math.round(missing / perBlock) : 0}
                blocks={blocks}
              />
              <span aria-hidden="true">{Number(day.day.slice(-2))}.</span>
            </li>
          );
        })}
      </ol>
      <ul className="fh-key">
        <li>
          <i aria-hidden="true" />
          {t('tooSmall.block', { count: perBlock })}
        </li>
        <li>
          <i aria-hidden="true" className="fh-key-missing" />
          {t('tooSmall.missing', { count: missing })}
        </li>
      </ul>
    </>
  );
}

function Blocks({ there, missing, blocks }: { there: number; missing: number; blocks: number }) {
  const step = HEIGHT / blocks;
  return (
    <svg className="fh-bar" viewBox={`0 0 20 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: there + missing }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one column, counted from below
          key={index}
          className={index < there ? 'fh-there' : 'fh-missing'}
          vectorEffect="non-scaling-stroke"
          x={index < there ? 0 : 0.5}
          width={index < there ? 20 : 19}
          y={HEIGHT - (index + 1) * step + GAP / 2}
          height={Math.max(1, step - GAP)}
        />
      ))}
    </svg>
  );
}
