import type { BookmarkKind } from '@stellenvisite/contract/bookmarks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { SelectOption } from '../../ui/select.tsx';
import { ListTools } from './list-tools.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { UndoBar } from './undo-bar.tsx';
import type { ListAddress } from './use-list-address.ts';
import { type Removal, useRemovals } from './use-removals.ts';

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

/** What the lists of jobs and employers share: search and order, pages, removal with undo, and the states of no rows. */
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
  // While another search is being read the last answer still stands here, and says nothing about this one.
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
      <p className="saved-count" role="status">
        {data && total > 0 && summary(items, total)}
      </p>
      {error ? <ReadFailure error={error} onRetry={() => void refetch()} /> : null}
      {!error && (!data || (isPlaceholderData && total === 0)) && <SavedSkeleton kind={kind} />}
      <div ref={list} tabIndex={-1} className="outline-none">
        {items.length > 0 && (
          <section className="saved-list bleed-phone" aria-labelledby="saved-title">
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
