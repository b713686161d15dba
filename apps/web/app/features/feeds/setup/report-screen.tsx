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
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)] max-md:pb-20">
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
    <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 grid justify-items-start gap-2 p-6 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none max-md:py-5 max-md:px-gutter">
      <h2 className="text-[1.25rem]">{t('report.none')}</h2>
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">{t('report.noneText')}</p>
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
  if (run.status === 'failed' || run.status === 'on_hold') return <Unreadable feed={feed} run={run} />;
  const taken = (run.report?.complete ?? 0) + (run.report?.hinted ?? 0);
  return (
    <>
      <ReportCard run={run} taken={taken} />
      {run.preview.length > 0 && (
        <section
          className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
          aria-labelledby="feed-preview"
        >
          <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
            <div>
              <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-preview">
                {t('preview.title')}
              </h2>
              <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('preview.lead', { count: run.preview.length })}</p>
            </div>
          </header>
          <ul className="grid grid-cols-3 border-t border-t-line max-md:grid-cols-1">
            {run.preview.map((preview) => (
              <li
                className="not-first:border-l not-first:border-l-line max-md:not-first:border-l-0 max-md:not-first:border-t max-md:not-first:border-t-line"
                key={preview.externalId}
              >
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
    <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none">
      <div className="pt-6 pb-5 px-5 [&>.prog]:mt-5 max-md:px-gutter">
        <h2 className="text-[2.25rem] leading-[1.05] tracking-[-0.03em]">
          {run.items === null
            ? number(run.processed)
            : t('progress.share', { done: number(run.processed), all: number(run.items) })}
          <small className="ml-[4px] font-text font-normal text-fs-6 leading-none tracking-[0] text-ink-2">
            {t('progress.jobs', { count: run.processed })}
          </small>
        </h2>
        <p className="mt-[6px] text-fs-8 text-ink-2 leading-[1.45]" role="status">
          {t('report.reading')}
        </p>
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
    <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none">
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
      <section
        className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
        aria-labelledby="feed-schedule"
      >
        <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-schedule">
            {t('schedule.title')}
          </h2>
        </header>
        <div className="mx-5 mb-4 empty:hidden">
          <ErrorSummary {...form.summary} failure={error && errorText(error)} />
        </div>
        <ScheduleFields feed={feed} form={form} />
      </section>
      <div className="sticky bottom-0 z-4 flex flex-wrap items-center gap-2 mt-5 -mb-16 mx-[calc(-1_*_clamp(1.5rem,2.5vw,2rem))] py-3 px-[clamp(1.5rem,2.5vw,2rem)] bg-sheet shadow-bar max-md:fixed max-md:top-auto max-md:bottom-15 max-md:inset-x-0 max-md:m-0 max-md:py-[10px] max-md:px-gutter">
        <p className="flex-1 min-w-48 text-fs-8 leading-ui max-md:hidden">
          <b className="block">{t('report.taken', { taken: number(taken), count: run.items ?? 0 })}</b>
          {quarantinedCount > 0 && (
            <span className="block text-fs-9 text-ink-2">
              {t('report.quarantinedUntil', { count: quarantinedCount })}
            </span>
          )}
        </p>
        <Button
          className="max-md:flex-1 max-md:px-3"
          variant="secondary"
          size="s"
          disabled={taken === 0}
          loading={isPending}
          onClick={() => void form.handleSubmit(importAs(true))()}
        >
          {t('report.asDrafts')}
        </Button>
        <Button
          className="max-md:flex-1 max-md:px-3"
          size="s"
          disabled={taken === 0}
          loading={isPending}
          onClick={() => form.submit()}
        >
          {t('report.import', { count: taken })}
        </Button>
      </div>
    </>
  );
}
