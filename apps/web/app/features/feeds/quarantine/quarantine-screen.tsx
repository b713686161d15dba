import type { QuarantinedItem, QuarantinedItems } from '@stellenvisite/contract/feeds/feed-items.schema';
import { QUARANTINE_REASONS } from '@stellenvisite/contract/feeds/feeds';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useMayAct } from '../../identity/acting-employer/use-acting-employer.ts';
import { JobTitle } from '../../jobs/display/job-title.tsx';
import { ReadFailure } from '../../platform/read-failure.tsx';
import { BackToFeeds, StateCells } from '../feed-parts.tsx';
import { QUARANTINED_ITEMS_PATH } from '../feed-paths.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { useQuarantinedItems } from '../use-feeds.ts';
import { CorrectionForm } from './correction-form.tsx';

type QuarantinedItemRowProps = {
  item: QuarantinedItem;
  asOf: string;
  isOpen: boolean;
  /** The number of further items of the feed that are quarantined for the same reason. */
  alike: number;
  onOpen: () => void;
  onClose: () => void;
  onDone: () => void;
};

const ENTRY =
  'grid min-h-tap grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-cell px-3 py-1.5 text-fs-8 leading-[1.3] hover:bg-sheet-2 max-md:inline-flex max-md:whitespace-nowrap max-md:hover:bg-sheet-2';
const CURRENT_ENTRY =
  'bg-marker-soft font-semibold text-ink shadow-[inset_5px_0_0_var(--marker-2)] max-md:shadow-[inset_0_0_0_1px_var(--marker-2)]';
const OTHER_ENTRY = 'text-ink-2 max-md:bg-sheet max-md:shadow-[inset_0_0_0_1px_var(--line-2)]';

const TEXT = 'wrap-anywhere text-fs-8 text-ink-2 leading-[1.45]';

/** Jobs that came but are not published, each corrected in its place. Feed and reason stand in the address. */
export function QuarantineScreen() {
  const { t } = useFeedWords();
  const [params] = useSearchParams();
  const feedId = params.get('feed') ?? undefined;
  const reason = QUARANTINE_REASONS.find((each) => each === params.get('grund'));
  const quarantined = useQuarantinedItems({ feedId, reason });
  return (
    <div className="[--hatch:repeating-linear-gradient(135deg,transparent_0_4px,var(--shift-s-tint)_4px_8px)]">
      <BackToFeeds />
      <header className="area-head">
        <div>
          <h1>
            {quarantined.data
              ? t('quarantine.title', { count: countQuarantined(quarantined.data) })
              : t('quarantine.loading')}
          </h1>
          <p>{t('quarantine.lead')}</p>
        </div>
      </header>
      {quarantined.error ? (
        <ReadFailure error={quarantined.error} onRetry={() => void quarantined.refetch()} />
      ) : quarantined.data ? (
        countQuarantined(quarantined.data) === 0 ? (
          <NothingQuarantined />
        ) : (
          <div className="grid grid-cols-[15rem_minmax(0,1fr)] items-start gap-5 max-md:grid-cols-[minmax(0,1fr)]">
            <Filters quarantined={quarantined.data} feedId={feedId} reason={reason} />
            <QuarantineList quarantined={quarantined.data} asOf={new Date(quarantined.dataUpdatedAt).toISOString()} />
          </div>
        )
      ) : (
        <Skeletons label={t('loading')}>
          <Skeleton className="h-96 w-full" />
        </Skeletons>
      )}
    </div>
  );
}

const countQuarantined = ({ feeds }: QuarantinedItems) => feeds.reduce((sum, { count }) => sum + count, 0);

function NothingQuarantined() {
  const { t } = useFeedWords();
  return (
    <section className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 grid justify-items-start gap-2 p-6 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none max-md:py-5 max-md:px-gutter">
      <StateCells cells={['good:✓', 'good:✓', 'good:✓', 'good:✓', 'good:✓', 'good:✓', 'good:✓']} />
      <p className="max-w-136 text-ink-2 text-fs-8 leading-[1.5]">{t('quarantine.none')}</p>
    </section>
  );
}

type FiltersProps = { quarantined: QuarantinedItems; feedId: string | undefined; reason: string | undefined };

function Filters({ quarantined, feedId, reason }: FiltersProps) {
  const { t, number } = useFeedWords();
  const to = (feed: string | undefined, why: string | undefined) => {
    const query = new URLSearchParams({ ...(feed && { feed }), ...(why && { grund: why }) });
    return query.size > 0 ? `${QUARANTINED_ITEMS_PATH}?${query}` : QUARANTINED_ITEMS_PATH;
  };
  const entry = (key: string, path: string, name: string, count: number, isCurrent: boolean) => (
    <li key={key}>
      <Link
        to={path}
        className={clsx(ENTRY, isCurrent ? CURRENT_ENTRY : OTHER_ENTRY)}
        aria-current={isCurrent ? 'page' : undefined}
        preventScrollReset
      >
        {name}
        <b className="num font-medium">{number(count)}</b>
      </Link>
    </li>
  );
  return (
    <nav
      className="max-md:-mx-(--gutter) max-md:relative max-md:flex max-md:gap-1.5 max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none]"
      aria-label={t('quarantine.filters')}
    >
      <FilterGroup title={t('list.feed')}>
        {entry(
          'all',
          to(undefined, undefined),
          t('quarantine.allFeeds'),
          countQuarantined(quarantined),
          !feedId && !reason,
        )}
        {quarantined.feeds.map(({ id, name, count }) =>
          entry(id, to(id, undefined), name, count, id === feedId && !reason),
        )}
      </FilterGroup>
      <FilterGroup title={t('quarantine.reason')}>
        {quarantined.reasons.map((each) =>
          entry(
            each.reason,
            to(feedId, each.reason),
            t(`reason.${each.reason}.name`),
            each.count,
            each.reason === reason,
          ),
        )}
      </FilterGroup>
    </nav>
  );
}

/** On a phone all filters are in one line, without their headings. */
function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-md:flex max-md:gap-1.5">
      <h2 className="px-3 pt-4 pb-2 font-semibold font-text text-fs-9 text-ink-2 leading-none tracking-normal max-md:absolute max-md:size-px max-md:overflow-hidden max-md:[clip-path:inset(50%)]">
        {title}
      </h2>
      <ul className="max-md:flex max-md:gap-1.5">{children}</ul>
    </div>
  );
}

/** One item is open at a time; saving moves on to the next. */
function QuarantineList({ quarantined, asOf }: { quarantined: QuarantinedItems; asOf: string }) {
  const { t } = useFeedWords();
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const close = (id: string) => {
    setOpenId(undefined);
    // The button that opened it takes the focus back once the form is gone.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${id}"] button[aria-expanded]`)?.focus(),
    );
  };
  const goOn = (id: string) => {
    const at = quarantined.items.findIndex((item) => item.id === id);
    setOpenId(quarantined.items[at + 1]?.id ?? quarantined.items.find((item) => item.id !== id)?.id);
  };
  return (
    <section
      className="bg-sheet border border-line rounded-sheet overflow-hidden min-w-0 [:is(section,dl)+&]:mt-5 max-md:-mx-(--gutter) max-md:border-x-0 max-md:rounded-none"
      aria-label={t('quarantine.list')}
    >
      <ul ref={list}>
        {quarantined.items.map((item) => (
          <QuarantinedItemRow
            key={item.id}
            item={item}
            asOf={asOf}
            isOpen={item.id === openId}
            alike={
              quarantined.items.filter((other) => other.feed.id === item.feed.id && other.reason === item.reason)
                .length - 1
            }
            onOpen={() => setOpenId(item.id)}
            onClose={() => close(item.id)}
            onDone={() => goOn(item.id)}
          />
        ))}
      </ul>
      {quarantined.total > quarantined.items.length && (
        <div className="flex flex-wrap items-center justify-between gap-3 min-h-14 py-2 px-5 border-t border-t-line text-fs-8 text-ink-2 max-md:px-gutter">
          {t('run.someItems', { shown: quarantined.items.length, count: quarantined.total })}
        </div>
      )}
    </section>
  );
}

function QuarantinedItemRow({ item, asOf, isOpen, alike, onOpen, onClose, onDone }: QuarantinedItemRowProps) {
  const { t, since } = useFeedWords();
  const mayChange = useMayAct('feed.import');
  return (
    <li
      className="border-line not-first:border-t data-open:flow-root data-open:bg-marker-soft data-open:shadow-[inset_6px_0_0_var(--marker-2)]"
      data-item={item.id}
      data-open={isOpen || undefined}
    >
      <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 px-5 py-4 max-md:grid-cols-[1.75rem_minmax(0,1fr)] max-md:px-gutter">
        <i
          className="mt-0.5 grid size-7 place-items-center self-start rounded-cell font-bold text-shift-s-ink not-italic shadow-[inset_0_0_0_1.5px_var(--shift-s-ink)] [background:var(--hatch)]"
          aria-hidden="true"
        >
          !
        </i>
        <div>
          <h2 className="wrap-anywhere font-semibold font-text text-fs-7 leading-[1.3] tracking-normal">
            {item.title ? <JobTitle title={item.title} /> : t('problem.untitled')}
          </h2>
          <p className={TEXT}>
            <b className="font-semibold text-warn">{t(`reason.${item.reason}.name`)}.</b>{' '}
            {t(`reason.${item.reason}.text`)}
          </p>
          <p className={TEXT}>
            {item.externalId ? t('problem.id', { id: item.externalId }) : item.feed.name} ·{' '}
            <time dateTime={item.since}>{since(item.since, asOf)}</time>
          </p>
        </div>
        {mayChange && (
          <Button
            className="max-md:col-2 max-md:mt-2 max-md:justify-self-start"
            variant="secondary"
            size="s"
            aria-expanded={isOpen}
            onClick={isOpen ? onClose : onOpen}
          >
            {t(isOpen ? 'quarantine.close' : 'quarantine.correct')}
            <span className="visually-hidden"> {item.title ?? item.externalId ?? t('problem.untitled')}</span>
          </Button>
        )}
      </div>
      {isOpen && <CorrectionForm item={item} alike={alike} onClose={onClose} onDone={onDone} />}
    </li>
  );
}
