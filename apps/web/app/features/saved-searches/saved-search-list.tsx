import { SAVED_SEARCH_NAME_LENGTH } from '@stellenvisite/contract/saved-searches';
import type { SavedSearch } from '@stellenvisite/contract/saved-searches.schema';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import { SearchesSkeleton } from './searches-skeleton.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

export function SavedSearchList() {
  const { t } = useTranslation('saved-searches');
  const { items, problem, rename, remove } = useSavedSearches();
  const [renamed, setRenamed] = useState<SavedSearch>();
  const list = useRef<HTMLDivElement>(null);
  const removeRow = (search: SavedSearch) => {
    // The button that had the focus goes with its row.
    list.current?.focus();
    void remove(search);
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {problem && (
        <Note tone="warn" role="alert">
          {problem}
        </Note>
      )}
      {!items && !problem && <SearchesSkeleton rows={3} />}
      {items && items.length > 0 && (
        <Card>
          <ul className="rows" aria-label={t('title')}>
            {items.map((search) => (
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
      {items?.length === 0 && (
        <EmptyState
          art="marked"
          title={t('none.title')}
          text={t('none.text')}
          actions={<LinkButton to="/jobs">{t('none.search')}</LinkButton>}
        />
      )}
      {renamed && <RenameDialog search={renamed} onClose={() => setRenamed(undefined)} onRename={rename} />}
    </div>
  );
}

type RenameDialogProps = {
  search: SavedSearch;
  onClose: () => void;
  onRename: (id: string, name: string) => Promise<string | null>;
};

function RenameDialog({ search, onClose, onRename }: RenameDialogProps) {
  const { t } = useTranslation('saved-searches');
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
      onClose={onClose}
      onSave={async (name) => {
        const failure = await onRename(search.id, name);
        if (!failure) onClose();
        return failure;
      }}
    />
  );
}
