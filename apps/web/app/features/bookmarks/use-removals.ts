import type { BookmarkKind } from '@stellenvisite/contract/bookmarks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { LIST_KEY } from './bookmark-queries.ts';
import { tellFailure } from './press-heart.ts';
import { removeBookmark, saveBookmark } from './write-bookmark.ts';

export type Removal = { id: string; name: string; note: string };

export type Removals = {
  /** Left the list, though the last answer still has them. */
  hidden: ReadonlySet<string>;
  /** What one undo brings back. */
  undoable: readonly Removal[];
  remove: (removal: Removal) => Promise<void>;
  undo: () => Promise<void>;
  /** The time for the undo is over. */
  forget: () => void;
};

/** A row leaves at once; it is back when the server refuses, and with its note when the person thinks better of it. */
export function useRemovals(kind: BookmarkKind): Removals {
  const { t } = useTranslation('bookmarks');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [undoable, setUndoable] = useState<readonly Removal[]>([]);
  const readAgain = () => client.invalidateQueries({ queryKey: LIST_KEY[kind] });
  const withdraw = (id: string) => setUndoable((before) => before.filter((removal) => removal.id !== id));

  const remove = async (removal: Removal) => {
    const { id } = removal;
    setHidden((before) => new Set(before).add(id));
    setUndoable((before) => [...before, removal]);
    try {
      await removeBookmark({ kind, id });
      await readAgain();
    } catch (error) {
      withdraw(id);
      tellFailure({ bookmark: { kind, id } }, 'remove', error, { t, errorText });
    } finally {
      setHidden((before) => new Set([...before].filter((each) => each !== id)));
    }
  };

  const undo = async () => {
    setUndoable([]);
    await Promise.all(
      undoable.map(({ id, note }) =>
        saveBookmark({ kind, id }, note).catch((error: unknown) =>
          tellFailure({ bookmark: { kind, id } }, 'save', error, { t, errorText }),
        ),
      ),
    );
    await readAgain();
  };

  return { hidden, undoable, remove, undo, forget: () => setUndoable([]) };
}
