import type { HeldItems } from '@stellenvisite/contract/feed-items.schema';
import { QUARANTINE_REASONS } from '@stellenvisite/contract/feeds';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Bone, Bones } from '../../../ui/skeletons.tsx';
import { ReadFailure } from '../../applications/shared/read-failure.tsx';
import { BackToFeeds, StateCells } from '../feed-parts.tsx';
import { HELD_ITEMS_PATH } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useHeldItems } from '../use-feeds.ts';
import { HeldItemRow } from './held-item.tsx';

/** Jobs that came but are not published, each mended in its place. Feed and reason stand in the address. */
export function HeldScreen() {
  const { t } = useFeedWords();
  const [params] = useSearchParams();
  const feedId = params.get('feed') ?? undefined;
  const reason = QUARANTINE_REASONS.find((each) => each === params.get('grund'));
  const held = useHeldItems({ feedId, reason });
  return (
    <div className="fd">
      <BackToFeeds />
      <header className="area-head">
        <div>
          <h1>{held.data ? t('held.title', { count: allHeld(held.data) }) : t('held.loading')}</h1>
          <p>{t('held.lead')}</p>
        </div>
      </header>
      {held.error ? (
        <ReadFailure error={held.error} onRetry={() => void held.refetch()} />
      ) : held.data ? (
        allHeld(held.data) === 0 ? (
          <NothingHeld />
        ) : (
          <div className="fq">
            <Filters held={held.data} feedId={feedId} reason={reason} />
            <HeldList held={held.data} asOf={new Date(held.dataUpdatedAt).toISOString()} />
          </div>
        )
      ) : (
        <Bones label={t('loading')}>
          <Bone className="h-96 w-full" />
        </Bones>
      )}
    </div>
  );
}

const allHeld = ({ feeds }: HeldItems) => feeds.reduce((sum, { count }) => sum + count, 0);

function NothingHeld() {
  const { t } = useFeedWords();
  return (
    <section className="fd-card fd-state">
      <StateCells cells={['good:✓', 'good:✓', 'good:✓', 'good:✓', 'good:✓', 'good:✓', 'good:✓']} />
      <p>{t('held.none')}</p>
    </section>
  );
}

type FiltersProps = { held: HeldItems; feedId: string | undefined; reason: string | undefined };

function Filters({ held, feedId, reason }: FiltersProps) {
  const { t, number } = useFeedWords();
  const to = (feed: string | undefined, why: string | undefined) => {
    const query = new URLSearchParams({ ...(feed && { feed }), ...(why && { grund: why }) });
    return query.size > 0 ? `${HELD_ITEMS_PATH}?${query}` : HELD_ITEMS_PATH;
  };
  const entry = (key: string, path: string, name: string, count: number, isCurrent: boolean) => (
    <li key={key}>
      <Link to={path} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
        {name}
        <b className="num">{number(count)}</b>
      </Link>
    </li>
  );
  return (
    <nav className="fq-filters" aria-label={t('held.filters')}>
      <div>
        <h2>{t('list.feed')}</h2>
        <ul>
          {entry('all', to(undefined, undefined), t('held.allFeeds'), allHeld(held), !feedId && !reason)}
          {held.feeds.map(({ id, name, count }) => entry(id, to(id, undefined), name, count, id === feedId && !reason))}
        </ul>
      </div>
      <div>
        <h2>{t('held.reason')}</h2>
        <ul>
          {held.reasons.map((each) =>
            entry(
              each.reason,
              to(feedId, each.reason),
              t(`reason.${each.reason}.name`),
              each.count,
              each.reason === reason,
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}

/** One item is open at a time; saving moves on to the next. */
function HeldList({ held, asOf }: { held: HeldItems; asOf: string }) {
  const { t } = useFeedWords();
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const close = (id: string) => {
    setOpenId(undefined);
    // The button that opened it takes the focus back once the form is gone.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${id}"] .fq-row button`)?.focus(),
    );
  };
  const goOn = (id: string) => {
    const at = held.items.findIndex((item) => item.id === id);
    setOpenId(held.items[at + 1]?.id ?? held.items.find((item) => item.id !== id)?.id);
  };
  return (
    <section className="fd-card" aria-label={t('held.list')}>
      <ul ref={list}>
        {held.items.map((item) => (
          <HeldItemRow
            key={item.id}
            item={item}
            asOf={asOf}
            isOpen={item.id === openId}
            alike={
              held.items.filter((other) => other.feed.id === item.feed.id && other.reason === item.reason).length - 1
            }
            onOpen={() => setOpenId(item.id)}
            onClose={() => close(item.id)}
            onDone={() => goOn(item.id)}
          />
        ))}
      </ul>
      {held.total > held.items.length && (
        <div className="fd-foot">{t('run.someItems', { shown: held.items.length, count: held.total })}</div>
      )}
    </section>
  );
}
