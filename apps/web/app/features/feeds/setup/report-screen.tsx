import type { FeedRunDetail } from '@stellenvisite/contract/feeds/feed-runs.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { Copy, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { MayNotChange } from '../feed-parts.tsx';
import { addressPath, importPath, mappingPath } from '../feed-paths.ts';
import { PreviewCard } from '../preview-card.tsx';
import { useChangeFeed, useRunChange, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeed, useRun } from '../use-feeds.ts';
import { FailureState } from './failure-state.tsx';
import { ImportCells } from './import-cells.tsx';
import { ReportCard } from './report-card.tsx';
import { ScheduleFields, type ScheduleValues, useScheduleForm } from './schedule-fields.tsx';
import { SetupHead } from './setup-head.tsx';

type ImportFormProps = { feed: FeedDetail; run: FeedRunDetail; taken: number };

const NOTHING_QUARANTINED: ReadonlySet<number> = new Set();

/** Step three: what an import would bring. Nothing is published before the button at the end. */
export function ReportScreen({ feedId }: { feedId: string }) {
  const { t, format } = useFeedWords();
  const feed = useFeed(feedId);
  const run = useRun(feedId, feed.data?.reportRunId ?? undefined);
  const failure = feed.error ?? run.error;
  return (
    <div className="fd fs-with-bar">
      <SetupHead
        step="report"
        feedId={feedId}
        lead={
          feed.data ? t('report.lead', { format: format(feed.data.format), name: feed.data.name }) : t('address.lead')
        }
      />
      {failure ? (
        <ReadFailure
          error={failure}
          onRetry={() => {
            void feed.refetch();
            void run.refetch();
          }}
        />
      ) : feed.data && !feed.data.reportRunId ? (
        <NoReport feedId={feedId} />
      ) : feed.data && run.data ? (
        <ReportOf feed={feed.data} run={run.data} />
      ) : (
        <Skeletons label={t('loading')} className="grid gap-5">
          <Skeleton className="mb-5 h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </Skeletons>
      )}
    </div>
  );
}

function useCheckAgain(feedId: string) {
  const start = useStartRun();
  return { again: () => start.mutate({ feedId, kind: 'validate' }), isPending: start.isPending };
}

function NoReport({ feedId }: { feedId: string }) {
  const { t } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  const { again, isPending } = useCheckAgain(feedId);
  return (
    <section className="fd-card fd-state">
      <h2>{t('report.none')}</h2>
      <p>{t('report.noneText')}</p>
      {mayChange && (
        <Button loading={isPending} onClick={again}>
          {t('report.start')}
        </Button>
      )}
    </section>
  );
}

function ReportOf({ feed, run }: { feed: FeedDetail; run: FeedRunDetail }) {
  const { t } = useFeedWords();
  if (run.status === 'queued' || run.status === 'running') return <Reading run={run} />;
  if (run.status === 'cancelled') return <NoReport feedId={feed.id} />;
  if (run.status === 'failed' || run.status === 'held') return <Unreadable feed={feed} run={run} />;
  const taken = (run.report?.complete ?? 0) + (run.report?.hinted ?? 0);
  return (
    <>
      <ReportCard run={run} taken={taken} />
      {run.preview.length > 0 && (
        <section className="fd-card" aria-labelledby="feed-preview">
          <header>
            <div>
              <h2 id="feed-preview">{t('preview.title')}</h2>
              <p>{t('preview.lead', { count: run.preview.length })}</p>
            </div>
          </header>
          <ul className="fs-previews">
            {run.preview.map((preview) => (
              <li key={preview.externalId}>
                <PreviewCard preview={preview} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ImportForm feed={feed} run={run} taken={taken} />
    </>
  );
}

function Reading({ run }: { run: FeedRunDetail }) {
  const { t, number } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  const cancel = useRunChange();
  return (
    <section className="fd-card">
      <div className="fi-head">
        <h2>
          {run.items === null
            ? number(run.processed)
            : t('progress.share', { done: number(run.processed), all: number(run.items) })}
          <small>{t('progress.jobs', { count: run.processed })}</small>
        </h2>
        <p role="status">{t('report.reading')}</p>
        <ImportCells run={run} quarantined={NOTHING_QUARANTINED} />
        {mayChange && run.canCancel && (
          <Button
            variant="secondary"
            size="s"
            className="mt-4"
            icon={<X size={18} />}
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ do: 'cancel', feedId: run.feedId, runId: run.id })}
          >
            {t('report.cancel')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Unreadable({ feed, run }: { feed: FeedDetail; run: FeedRunDetail }) {
  const { t, number } = useFeedWords();
  const { again, isPending } = useCheckAgain(feed.id);
  const failure = run.failure ?? 'internal';
  const copy = async () => {
    const title = t(`failure.${failure}.title`, { status: run.httpStatus ?? '', line: number(run.line ?? 0) });
    await navigator.clipboard.writeText([feed.url, run.queuedAt, failure, title].filter(Boolean).join('\n'));
    void toast(t('report.copied'), { tone: 'good' });
  };
  return (
    <section className="fd-card">
      <FailureState
        failure={failure}
        status={run.httpStatus}
        line={run.line}
        retained={feed.published}
        actions={
          <>
            {failure === 'mapping_missing' ? (
              <LinkButton to={mappingPath(feed.id)}>{t('unknown.map')}</LinkButton>
            ) : (
              <Button loading={isPending} onClick={again}>
                {t('address.again')}
              </Button>
            )}
            <LinkButton variant="secondary" to={addressPath(feed.id)}>
              {t('report.change')}
            </LinkButton>
            <Button variant="secondary" icon={<Copy size={18} />} onClick={() => void copy()}>
              {t('report.copy')}
            </Button>
          </>
        }
      />
    </section>
  );
}

/** How often the feed is fetched, and the button that takes its jobs over. */
function ImportForm({ feed, run, taken }: ImportFormProps) {
  const { t, number } = useFeedWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const mayChange = useMayAct('feed.import');
  const change = useChangeFeed();
  const start = useStartRun();
  const quarantinedCount = run.report?.quarantined ?? 0;
  const isPending = change.isPending || start.isPending;
  const error = change.error ?? start.error;
  const begin = async (body: ScheduleValues, asDrafts: boolean) => {
    if (isPending) return;
    await change.mutateAsync({ feedId: feed.id, body });
    await start.mutateAsync({ feedId: feed.id, kind: 'import', asDrafts });
    await navigate(importPath(feed.id));
  };
  // A refused step is reported in the summary; nothing is left to do with the rejection.
  const importAs = (asDrafts: boolean) => (body: ScheduleValues) => begin(body, asDrafts).catch(() => undefined);
  const form = useScheduleForm(feed, importAs(false));
  if (!mayChange) return <MayNotChange />;
  return (
    <>
      <section className="fd-card" aria-labelledby="feed-schedule">
        <header>
          <h2 id="feed-schedule">{t('schedule.title')}</h2>
        </header>
        <div className="mx-5 mb-4 empty:hidden">
          <ErrorSummary {...form.summary} failure={error && errorText(error)} />
        </div>
        <ScheduleFields feed={feed} form={form} />
      </section>
      <div className="fs-bar">
        <p>
          <b>{t('report.taken', { taken: number(taken), count: run.items ?? 0 })}</b>
          {quarantinedCount > 0 && <span>{t('report.quarantinedUntil', { count: quarantinedCount })}</span>}
        </p>
        <Button
          variant="secondary"
          size="s"
          disabled={taken === 0}
          loading={isPending}
          onClick={() => void form.handleSubmit(importAs(true))()}
        >
          {t('report.asDrafts')}
        </Button>
        <Button size="s" disabled={taken === 0} loading={isPending} onClick={() => form.submit()}>
          {t('report.import', { count: taken })}
        </Button>
      </div>
    </>
  );
}
