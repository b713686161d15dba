import { SAVED_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/saved-searches';
import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { SearchesSkeleton } from './searches-skeleton.tsx';
import { useDeleteSearch, useRenameSearch, useSavedSearches } from './use-saved-searches.ts';

export function SavedSearchList() {
  const { t } = useTranslation('saved-searches');
  const errorText = useErrorText();
  const { data, error } = useSavedSearches();
  const remove = useDeleteSearch();
  const [renamed, setRenamed] = useState<SavedSearch>();
  const list = useRef<HTMLDivElement>(null);
  const removeRow = (search: SavedSearch) => {
    // The button that had the focus goes with its row.
    list.current?.focus();
    remove(search);
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {error && (
        <Note tone="warn" role="alert">
          {errorText(error)}
        </Note>
      )}
      {!data && !error && <SearchesSkeleton rows={3} />}
      {data && data.items.length > 0 && (
        <Card>
          <ul className="rows" aria-label={t('title')}>
            {data.items.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                onRename={() => setRenamed(search)}
                onDelete={() => removeRow(search)}
              />
            ))}
          </ul>
        </Card>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          art="marked"
          title={t('none.title')}
          text={t('none.text')}
          actions={<LinkButton to="/jobs">{t('none.search')}</LinkButton>}
        />
      )}
      {renamed && <RenameDialog search={renamed} onClose={() => setRenamed(undefined)} />}
    </div>
  );
}

function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { t } = useTranslation('saved-searches');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRenameSearch();
  return (
    <NameDialog
      words={{
        title: t('dialog.rename'),
        label: t('dialog.name'),
        help: t('dialog.renameHelp'),
        empty: t('dialog.empty'),
        save: t('dialog.submitRename'),
        cancel: t('dialog.cancel'),
      }}
      name={search.name}
      maxLength={SAVED_SEARCH_NAME_LENGTH}
      isSaving={isPending}
      failure={error && errorText(error)}
      onClose={onClose}
      onSave={(name) => mutate({ params: { path: { id: search.id } }, body: { name } }, { onSuccess: onClose })}
    />
  );
}
