import { api } from '../../session/api.ts';
import { onOtherTabsChange } from './other-tabs.ts';
import { bookmarkChanges, clearBookmarks, fillBookmarks } from './shared/bookmark-store.ts';
import { untilWritten } from './write-bookmark.ts';

/** Reads what a job seeker has saved, and again when another tab or device may have changed it. Returns how to stop. */
export function followBookmarks(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const read = () => void readBookmarks(signal).catch(() => undefined);
  const readWhenVisible = () => {
    if (document.visibilityState === 'visible') read();
  };
  read();
  // A press must be sent even when the page is left right after it.
  void import('./press-heart.ts').catch(() => undefined);
  document.addEventListener('visibilitychange', readWhenVisible, { signal });
  const stopListening = onOtherTabsChange(read);
  return () => {
    stopped.abort();
    stopListening();
    clearBookmarks();
  };
}

/** Without an answer the hearts stay as they are; pressing one still saves. */
async function readBookmarks(signal: AbortSignal): Promise<void> {
  await untilWritten();
  const before = bookmarkChanges();
  const { data } = await api.GET('/api/bookmarks', { signal });
  if (signal.aborted || !data) return;
  // A heart that was pressed meanwhile is newer than the answer.
  if (bookmarkChanges() !== before) return readBookmarks(signal);
  fillBookmarks(data);
}
