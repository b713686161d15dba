import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { BackToFeeds, MayNotChange } from '../feed-parts.tsx';
import { mappingPath, runPath } from '../feed-paths.ts';
import { EarlierRuns } from '../run/earlier-runs.tsx';
import { AccessFields } from '../setup/access-fields.tsx';
import { useSourceForm } from '../setup/address-form.tsx';
import { ScheduleFields, useScheduleForm } from '../setup/schedule-fields.tsx';
import { FeedStateBadge } from '../status-badges.tsx';
import { useChangeFeed, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeed } from '../use-feeds.ts';
import { DeleteFeed } from './delete-feed.tsx';
import { NextDocument } from './next-document.tsx';

/** Renders one feed: name, schedule, address and access, what it fills in, its fetches, and its end. */
export function FeedScreen({ feedId }: { feedId: string }) {
  const { t, format } = useFeedWords();
  const feed = useFeed(feedId);
  const { data } = feed;
  return (
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
      <BackToFeeds />
      <header className="area-head">
        <div>
          <h1>{data?.name ?? t('loading')}</h1>
          {data && (
            <p>
              {t('list.about', {
                format: format(data.format),
                published: t('list.published', { count: data.published }),
              })}
            </p>
          )}
        </div>
        {data && <FetchNow feed={data} />}
      </header>
      {feed.error ? (
        <ReadFailure error={feed.error} onRetry={() => void feed.refetch()} />
      ) : data ? (
        <Settings key={data.id} feed={data} asOf={new Date(feed.dataUpdatedAt).toISOString()} />
      ) : (
        <Skeletons label={t('loading')}>
          <Skeleton className="h-96 w-full" />
        </Skeletons>
      )}
    </div>
  );
}

function FetchNow({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const navigate = useNavigate();
  const mayChange = useMayAct('feed.import');
  const start = useStartRun();
  if (!mayChange) return <MayNotChange />;
  if (feed.status !== 'active' || feed.source !== 'url') return null;
  const fetchNow = () =>
    start.mutate({ feedId: feed.id, kind: 'sync' }, { onSuccess: ({ id }) => void navigate(runPath(feed.id, id)) });
  return (
    <div className="flex flex-wrap gap-2 max-md:flex-[1_1_100%] max-md:[&_.btn]:flex-1">
      <Button icon={<RefreshCw size={20} />} loading={start.isPending} onClick={fetchNow}>
        {t('list.fetch')}
      </Button>
    </div>
  );
}

function Settings({ feed, asOf }: { feed: FeedDetail; asOf: string }) {
  const mayChange = useMayAct('feed.import');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] gap-5 items-start [&>*]:min-w-0 [&>*]:mt-0! max-[70rem]:grid-cols-1">
      <div>
        <State feed={feed} mayChange={mayChange} />
        {mayChange && <NameAndSchedule feed={feed} />}
        {mayChange && (feed.source === 'url' ? <Address feed={feed} /> : <NextDocument feed={feed} />)}
        {mayChange && feed.format === 'mapped' && <Mapping feed={feed} />}
        {mayChange && feed.rules.length > 0 && <FeedRules feed={feed} />}
        {mayChange && <DeleteFeed feed={feed} />}
      </div>
      <EarlierRuns feedId={feed.id} runId="" asOf={asOf} />
    </div>
  );
}

function State({ feed, mayChange }: { feed: FeedDetail; mayChange: boolean }) {
  const { t, schedule } = useFeedWords();
  const change = useChangeFeed();
  const isStopped = feed.status === 'stopped';
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-state"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-state">
            {t('settings.state')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">
            {feed.stoppedAt ? t('list.stoppedSince', { date: formatDate(feed.stoppedAt) }) : schedule(feed)}
          </p>
        </div>
        <FeedStateBadge feed={feed} />
      </header>
      {mayChange && feed.status !== 'setup' && (
        <div className="border-t border-line p-5 max-md:px-gutter">
          <Switch
            label={t('settings.fetching')}
            help={t('settings.fetchingHelp')}
            checked={!isStopped}
            disabled={change.isPending}
            onChange={() => change.mutate({ feedId: feed.id, body: { isStopped: !isStopped } })}
          />
        </div>
      )}
    </section>
  );
}

function Mapping({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-mapping"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-mapping">
            {t('mapper.title')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('settings.mapping')}</p>
        </div>
        <LinkButton variant="secondary" size="s" to={mappingPath(feed.id)}>
          {t('settings.openMapping')}
        </LinkButton>
      </header>
    </section>
  );
}

function useSaved() {
  const { t } = useFeedWords();
  return () => void toast(t('settings.saved'), { tone: 'good' });
}

function NameAndSchedule({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const saved = useSaved();
  const change = useChangeFeed();
  const form = useScheduleForm(feed, (body) =>
    change.mutateAsync({ feedId: feed.id, body }).then(saved, () => undefined),
  );
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-name"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-name">
          {t('schedule.title')}
        </h2>
      </header>
      <form noValidate onSubmit={form.submit}>
        <div className="mx-5 mb-4 empty:hidden">
          <ErrorSummary {...form.summary} failure={change.error && errorText(change.error)} />
        </div>
        <ScheduleFields feed={feed} form={form} />
        <div className="flex flex-wrap items-center gap-2 py-4 px-5 border-t border-t-line [&>:first-child]:mr-auto max-md:px-gutter">
          <Button className="max-md:flex-[1_1_100%]" type="submit" size="s" loading={change.isPending}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Address({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const saved = useSaved();
  const change = useChangeFeed();
  const { form, isSecretMissing } = useSourceForm({
    feed,
    onSource: (body) => change.mutateAsync({ feedId: feed.id, body }).then(saved, () => undefined),
  });
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-address"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-address">
          {t('settings.address')}
        </h2>
      </header>
      <form noValidate onSubmit={form.submit}>
        <div className="grid gap-4 pb-5 px-5 max-md:px-gutter">
          <ErrorSummary {...form.summary} failure={change.error && errorText(change.error)} />
          <Field label={t('address.field')} {...form.field('address')}>
            <TextInput {...form.register('address')} type="url" spellCheck={false} />
          </Field>
          {isSecretMissing && <Note tone="warn">{t('access.otherServer')}</Note>}
          <AccessFields form={form} />
        </div>
        <div className="flex flex-wrap items-center gap-2 py-4 px-5 border-t border-t-line [&>:first-child]:mr-auto max-md:px-gutter">
          <Button className="max-md:flex-[1_1_100%]" type="submit" size="s" loading={change.isPending}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Lists the rules that fill in values for jobs of this feed. They are stored when a quarantined job is corrected. */
function FeedRules({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const change = useChangeFeed();
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-labelledby="feed-rules"
    >
      <header className="flex items-center justify-between gap-x-4 gap-y-2 py-4 px-5 min-h-16 max-md:flex-wrap max-md:px-gutter">
        <div>
          <h2 className="text-[1.125rem] tracking-[-0.015em]" id="feed-rules">
            {t('rules.title')}
          </h2>
          <p className="text-fs-8 text-ink-2 leading-[1.4]">{t('rules.lead')}</p>
        </div>
      </header>
      <ul>
        {feed.rules.map((rule) => {
          const field = t(`correction.${rule.field}`);
          const words =
            rule.kind === 'default'
              ? t('rules.default', { field, to: rule.to })
              : t('rules.replace', { field, from: rule.from ?? '', to: rule.to });
          return (
            <li
              key={rule.kind + rule.field + rule.from}
              className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter"
            >
              {words}
              <IconButton
                label={t('rules.delete', { rule: words })}
                icon={<Trash2 size={20} />}
                onClick={() =>
                  change.mutate({ feedId: feed.id, body: { rules: feed.rules.filter((other) => other !== rule) } })
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
