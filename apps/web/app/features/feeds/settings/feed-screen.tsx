import type { FeedDetail } from '@stellenvisite/contract/feeds.schema';
import { formatDate } from '@stellenvisite/contract/format-date';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Note } from '../../../ui/note.tsx';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import { useMayAct } from '../../employer-area/shared/use-acting-employer.ts';
import { BackToFeeds, MayNotChange } from '../feed-parts.tsx';
import { mappingPath, runPath } from '../feed-paths.ts';
import { EarlierRuns } from '../run/earlier-runs.tsx';
import { AccessFields, toAuth } from '../setup/access-fields.tsx';
import { toFeedUrl } from '../setup/address-form.tsx';
import { ScheduleFields, toScheduleValues } from '../setup/schedule-fields.tsx';
import { FeedStateBadge } from '../status-badges.tsx';
import { useChangeFeed, useStartRun } from '../use-feed-changes.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useFeed } from '../use-feeds.ts';
import { DeleteFeed } from './delete-feed.tsx';
import { FeedRules } from './feed-rules.tsx';
import { NextDocument } from './next-document.tsx';

/** One feed: name, schedule, address and access, what it fills in, its fetches, and its end. */
export function FeedScreen({ feedId }: { feedId: string }) {
  const { t, format } = useFeedWords();
  const feed = useFeed(feedId);
  const { data } = feed;
  return (
    <div className="fd">
      <BackToFeeds />
      <header className="area-head fd-head">
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
        <Bones label={t('loading')}>
          <Bone className="h-96 w-full" />
        </Bones>
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
    <div className="fd-actions">
      <Button icon={<RefreshCw size={20} />} loading={start.isPending} onClick={fetchNow}>
        {t('list.fetch')}
      </Button>
    </div>
  );
}

function Settings({ feed, asOf }: { feed: FeedDetail; asOf: string }) {
  const mayChange = useMayAct('feed.import');
  return (
    <div className="fd-two">
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
    <section className="fd-card" aria-labelledby="feed-state">
      <header>
        <div>
          <h2 id="feed-state">{t('settings.state')}</h2>
          <p>{feed.stoppedAt ? t('list.stoppedSince', { date: formatDate(feed.stoppedAt) }) : schedule(feed)}</p>
        </div>
        <FeedStateBadge feed={feed} />
      </header>
      {mayChange && feed.status !== 'setup' && (
        <div className="fd-pad border-t border-line">
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
    <section className="fd-card" aria-labelledby="feed-mapping">
      <header>
        <div>
          <h2 id="feed-mapping">{t('mapper.title')}</h2>
          <p>{t('settings.mapping')}</p>
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
  const [values, setValues] = useState(() => toScheduleValues(feed));
  const [isNameless, setIsNameless] = useState(false);
  const save = () => {
    const name = values.name.trim();
    setIsNameless(name === '');
    if (name !== '' && !change.isPending)
      change.mutate({ feedId: feed.id, body: { ...values, name } }, { onSuccess: saved });
  };
  return (
    <section className="fd-card" aria-labelledby="feed-name">
      <header>
        <h2 id="feed-name">{t('schedule.title')}</h2>
      </header>
      <ScheduleFields feed={feed} values={values} onChange={setValues} isNameless={isNameless} />
      {change.error && (
        <Note tone="warn" role="alert" className="mx-5 mb-4">
          {errorText(change.error)}
        </Note>
      )}
      <div className="fs-go">
        <Button size="s" loading={change.isPending} onClick={save}>
          {t('settings.save')}
        </Button>
      </div>
    </section>
  );
}

function Address({ feed }: { feed: FeedDetail }) {
  const { t } = useFeedWords();
  const errorText = useErrorText();
  const saved = useSaved();
  const change = useChangeFeed();
  const kept = { kind: feed.auth.kind, name: feed.auth.name ?? '', secret: '' };
  const [address, setAddress] = useState(feed.url ?? '');
  const [access, setAccess] = useState(kept);
  const [refused, setRefused] = useState<'address' | 'access'>();
  const save = () => {
    const url = toFeedUrl(address);
    const auth = toAuth(access);
    setRefused(url ? (auth ? undefined : 'access') : 'address');
    if (!url || !auth || change.isPending) return;
    const isKept = access.kind === kept.kind && access.name === kept.name && access.secret === '';
    change.mutate({ feedId: feed.id, body: { url, ...(!isKept && { auth }) } }, { onSuccess: saved });
  };
  return (
    <section className="fd-card" aria-labelledby="feed-address">
      <header>
        <h2 id="feed-address">{t('settings.address')}</h2>
      </header>
      <div className="fd-fields">
        <Field
          label={t('address.field')}
          error={refused === 'address' ? <span role="alert">{t('address.missing')}</span> : undefined}
        >
          <TextInput
            type="url"
            spellCheck={false}
            value={address}
            onChange={(event) => {
              setAddress(event.target.value);
              setRefused(undefined);
            }}
          />
        </Field>
        <AccessFields access={access} onChange={setAccess} isRefused={refused === 'access'} />
        {change.error && (
          <Note tone="warn" role="alert">
            {errorText(change.error)}
          </Note>
        )}
      </div>
      <div className="fs-go">
        <Button size="s" loading={change.isPending} onClick={save}>
          {t('settings.save')}
        </Button>
      </div>
    </section>
  );
}
