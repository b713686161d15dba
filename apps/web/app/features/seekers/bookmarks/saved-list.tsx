import type { BookmarkKind } from '@stellenvisite/contract/seekers/bookmarks';
import { clsx } from 'clsx';
import { HeartOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Skeleton, Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { UndoToast } from '../../../ui/feedback/undo-toast.tsx';
import { SearchInput } from '../../../ui/forms/search-input.tsx';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import type { ListAddress } from '../../../ui/table/use-list-address.ts';
import { type Removal, type Removals, useRemovals } from './bookmark-queries.ts';
import { SAVED_EMPLOYER, SAVED_ROW } from './saved-rows.tsx';

const LIST =
  'bleed-phone overflow-hidden rounded-sheet border border-line bg-sheet max-md:rounded-none max-md:border-x-0';

const ROWS = [0, 1, 2];

const TYPING_PAUSE_MS = 300;

/** As much as the API takes. */
const QUERY_LENGTH = 100;

type ListToolsProps = {
  address: Pick<ListAddress<string>, 'sort' | 'changeSearch' | 'changeSort'>;
  /** The initial text of the search field. */
  q: string;
  /** „In Ihrer Merkliste suchen“. */
  searchLabel: string;
  sorts: readonly SelectOption[];
};

const UNDO_MS = 6000;

type UndoBarProps = { kind: BookmarkKind; removals: Pick<Removals, 'undoable' | 'undo' | 'forget'> };

type Page<Item> = { items: Item[]; total: number; page: number; pageSize: number };

type SavedListProps<Item> = {
  kind: BookmarkKind;
  address: ListAddress<string>;
  sorts: readonly SelectOption[];
  answer: { data: Page<Item> | undefined; isPlaceholderData: boolean; error: unknown; refetch: () => unknown };
  removalOf: (item: Item) => Removal;
  /** „6 Stellen, eine endet in 3 Tagen“. */
  summary: (items: readonly Item[], total: number) => ReactNode;
  row: (item: Item, onRemove: () => void) => ReactNode;
};

/** Renders a list of jobs or employers with search, order, pages, removal with undo, and the states without rows. */
export function SavedList<Item>(props: SavedListProps<Item>) {
  const { kind, address, sorts, answer, removalOf, summary, row } = props;
  const { t } = useTranslation('bookmarks');
  const { data, isPlaceholderData, error, refetch } = answer;
  const removals = useRemovals(kind);
  const [clearings, setClearings] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  usePageInRange(isPlaceholderData ? undefined : data, address);
  const items = data?.items.filter((item) => !removals.hidden.has(removalOf(item).id)) ?? [];
  const total = data ? data.total - (data.items.length - items.length) : 0;
  const remove = (item: Item) => {
    // The button that had the focus goes with its row.
    list.current?.focus();
    void removals.remove(removalOf(item));
  };
  const clearSearch = () => {
    setClearings(clearings + 1);
    address.changeSearch('');
  };
  // While another search is being read the last answer still appears here, and says nothing about this one.
  const isEmpty = data !== undefined && !isPlaceholderData && total === 0;
  return (
    <>
      {data && (!isEmpty || address.q !== '') && (
        <ListTools
          key={clearings}
          address={address}
          // The address follows a moment after the line has been emptied.
          q={clearings > 0 ? '' : address.q}
          searchLabel={t(`search.${kind}`)}
          sorts={sorts}
        />
      )}
      <p className="mt-3.5 mb-2.5 min-h-5 text-fs-8 text-ink-2" role="status">
        {data && total > 0 && summary(items, total)}
      </p>
      {error ? <ReadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!error && (!data || (isPlaceholderData && total === 0)) && <SavedSkeleton kind={kind} />}
      <div ref={list} tabIndex={-1} className="outline-none">
        {items.length > 0 && (
          <section className={LIST} aria-labelledby="saved-title">
            <h2 id="saved-title" className="visually-hidden">
              {t(`title.${kind}`)}
            </h2>
            {items.map((item) => row(item, () => remove(item)))}
          </section>
        )}
        {isEmpty && (address.q ? <NoHits q={address.q} onClear={clearSearch} /> : <NothingSaved kind={kind} />)}
      </div>
      {data && (
        <Pagination
          className="mt-4"
          page={data.page}
          pageCount={Math.ceil(data.total / data.pageSize)}
          toPage={address.toPage}
        />
      )}
      <UndoBar kind={kind} removals={removals} />
    </>
  );
}

/** The last row of the last page may be removed: the page before it is then the last. */
function usePageInRange(data: Page<unknown> | undefined, { page, toPage }: ListAddress<string>) {
  const navigate = useNavigate();
  const lastPage = data && Math.max(1, Math.ceil(data.total / data.pageSize));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toPage` is another function at every render
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) void navigate(toPage(lastPage), { replace: true });
  }, [lastPage, page]);
}

function ReadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('bookmarks');
  const errorText = useErrorText();
  return (
    <Note tone="warn" role="alert" className="mb-4">
      <p>{errorText(error)}</p>
      <Button variant="secondary" size="s" className="mt-2" onClick={onRetry}>
        {t('reload')}
      </Button>
    </Note>
  );
}

function NoHits({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('bookmarks');
  return (
    <EmptyState title={t('noHits.title', { q })} actions={<Button onClick={onClear}>{t('noHits.clear')}</Button>} />
  );
}

const WHERE_TO_FIND = { job: '/jobs', employer: '/arbeitgebern' } as const;

function NothingSaved({ kind }: { kind: BookmarkKind }) {
  const { t } = useTranslation('bookmarks');
  return (
    <EmptyState
      art={kind === 'job' ? 'saved' : 'building'}
      title={t(`none.${kind}.title`)}
      text={t(`none.${kind}.text`)}
      actions={<LinkButton to={WHERE_TO_FIND[kind]}>{t(`none.${kind}.action`)}</LinkButton>}
    />
  );
}

/** Several removals are one bar. It waits while somebody points at it or has the focus in it; F8 leads there. */
function UndoBar({ kind, removals }: UndoBarProps) {
  const { t } = useTranslation('bookmarks');
  const { undoable, undo, forget } = removals;
  const button = useRef<HTMLButtonElement>(null);
  const [last] = undoable.slice(-1);
  useHotkey('F8', last !== undefined, () => button.current?.focus());
  return (
    <div
      className="sticky bottom-6 z-8 mt-5 flex justify-center max-md:fixed max-md:inset-x-(--gutter) max-md:top-auto max-md:bottom-[calc(1rem_+_var(--strip-height,0px))] max-md:m-0 max-md:[body:has(.area>.mobile-nav)_&]:bottom-[calc(4.75rem_+_var(--strip-height,0px))]"
      role="status"
    >
      {last && (
        <UndoToast
          className="w-[min(30rem,100%)]"
          icon={<HeartOff size={20} />}
          title={undoable.length > 1 ? t(`undoBar.${kind}`, { count: undoable.length }) : t('undoBar.one')}
          undoLabel={t('undo')}
          ms={UNDO_MS}
          restartOn={undoable.length}
          onUndo={() => void undo()}
          onEnd={forget}
          buttonRef={button}
        >
          {undoable.length === 1 && last.name}
        </UndoToast>
      )}
    </div>
  );
}

/** Before other listeners of the key, such as the notices, while it is enabled. */
function useHotkey(key: string, isEnabled: boolean, action: () => void) {
  useEffect(() => {
    if (!isEnabled) return;
    const answer = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.stopPropagation();
      action();
    };
    window.addEventListener('keydown', answer, { capture: true });
    return () => window.removeEventListener('keydown', answer, { capture: true });
  }, [key, isEnabled, action]);
}

function ListTools({ address, q, searchLabel, sorts }: ListToolsProps) {
  const { t } = useTranslation('bookmarks');
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)_18rem] gap-3 max-md:mt-4 max-md:grid-cols-1 max-md:gap-2">
      <SearchLine q={q} label={searchLabel} onSearch={address.changeSearch} />
      <div className="relative">
        <span
          className="pointer-events-none absolute top-1/2 left-3.5 z-1 -translate-y-1/2 text-fs-8 text-ink-2"
          aria-hidden="true"
        >
          {t('sort.label')}
        </span>
        <Select
          className="[&>select]:pl-21 [&>select]:font-semibold"
          aria-label={t('sort.label')}
          value={address.sort}
          options={sorts}
          onChange={(event) => address.changeSort(event.target.value)}
        />
      </div>
    </div>
  );
}

/** Searches when the typing pauses. */
function SearchLine({ q, label, onSearch }: { q: string; label: string; onSearch: (q: string) => void }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const searchSoon = (typed: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onSearch(typed), TYPING_PAUSE_MS);
  };
  return (
    <SearchInput
      defaultValue={q}
      maxLength={QUERY_LENGTH}
      placeholder={label}
      aria-label={label}
      onValueChange={searchSoon}
    />
  );
}

/** Renders the shape of the list that is on its way. */
export function SavedSkeleton({ kind }: { kind: BookmarkKind }) {
  const { t } = useTranslation('bookmarks');
  return (
    <Skeletons label={t('loading')} className={LIST}>
      {ROWS.map((row) =>
        kind === 'job' ? (
          <div key={row} className={clsx(SAVED_ROW, 'grid-cols-[minmax(0,1fr)_auto]')}>
            <div>
              <Skeleton className="h-6 w-44" />
              <Skeleton className="mt-3 h-6 w-[min(26rem,90%)]" />
              <Skeleton className="mt-3 h-4 w-60 max-w-full" />
            </div>
            <div className="col-span-full mt-3 flex items-end justify-between gap-4 max-md:flex-wrap max-md:gap-2.5">
              <Skeleton className="h-11 w-54" />
              <Skeleton className="h-9 w-36" />
            </div>
          </div>
        ) : (
          <div key={row} className={clsx(SAVED_ROW, SAVED_EMPLOYER)}>
            <Skeleton className="flex h-20 w-24 justify-center self-end border-wall border-b-3 max-md:self-start" />
            <div className="max-md:col-[2/-1] max-md:row-start-1">
              <Skeleton className="h-6 w-[min(18rem,90%)]" />
              <Skeleton className="mt-3 h-4 w-60 max-w-full" />
            </div>
            <Skeleton className="h-10 w-28" />
          </div>
        ),
      )}
    </Skeletons>
  );
}
