import { dataOf } from '../../../../api/data-of.ts';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import { api } from '../../../../session/api.ts';
import { type Bookmark, bookmarkChanges, clearBookmarks, fillBookmarks, markBookmark } from './bookmark-store.ts';

const CHANNEL = 'bookmarks';

let channel: BroadcastChannel | null | undefined;

/** Shows the heart at once and turns it back when the server refuses. */
export function saveBookmark(bookmark: Bookmark, note = ''): Promise<void> {
  return write(bookmark, true, async () => {
    await dataOf(put(bookmark, note));
  });
}

/** The same for a removal. Resolves with the note, which an undo brings back. */
export function removeBookmark(bookmark: Bookmark): Promise<string> {
  return write(bookmark, false, async () => {
    try {
      return (await dataOf(remove(bookmark))).note;
    } catch (error) {
      // Removed already, in another tab or on another device.
      if (problemCodeOf(error) === `saved_${bookmark.kind}.not_found`) return '';
      throw error;
    }
  });
}

async function write<Answer>(bookmark: Bookmark, isSaved: boolean, call: () => Promise<Answer>): Promise<Answer> {
  markBookmark(bookmark, isSaved);
  try {
    const answer = await afterEarlier(bookmark, call);
    announceBookmarkChange();
    return answer;
  } catch (error) {
    markBookmark(bookmark, !isSaved);
    throw error;
  }
}

const underWay = new Map<string, Promise<unknown>>();

/** Writes of one bookmark follow each other: a second press must not overtake the first. */
function afterEarlier<Answer>({ kind, id }: Bookmark, call: () => Promise<Answer>): Promise<Answer> {
  const key = `${kind} ${id}`;
  const done = (underWay.get(key) ?? Promise.resolve()).then(call, call);
  underWay.set(key, done);
  const forget = () => {
    if (underWay.get(key) === done) underWay.delete(key);
  };
  done.then(forget, forget);
  return done;
}

async function untilWritten(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay.values());
}

// `keepalive`: the heart shows it already, so that whoever leaves the page now must find it so later.
function put({ kind, id }: Bookmark, note: string) {
  const body = note === '' ? {} : { note };
  return kind === 'job'
    ? api.PUT('/api/saved-jobs/{jobId}', { params: { path: { jobId: id } }, body, keepalive: true })
    : api.PUT('/api/saved-employers/{employerId}', { params: { path: { employerId: id } }, body, keepalive: true });
}

function remove({ kind, id }: Bookmark) {
  return kind === 'job'
    ? api.DELETE('/api/saved-jobs/{jobId}', { params: { path: { jobId: id } }, keepalive: true })
    : api.DELETE('/api/saved-employers/{employerId}', { params: { path: { employerId: id } }, keepalive: true });
}

/** Opens one channel for the tab, which does not receive its own messages. */
function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return channel;
}

function announceBookmarkChange(): void {
  openChannel()?.postMessage('changed');
}

function onOtherTabsChange(listener: () => void): () => void {
  const open = openChannel();
  open?.addEventListener('message', listener);
  return () => open?.removeEventListener('message', listener);
}

/** Reads what a job seeker has saved, and again when another tab or device may have changed it. Returns how to stop. */
export function followBookmarks(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const read = () => void readBookmarks(signal).catch(() => undefined);
  const readWhenVisible = () => {
    if (document.visibilityState === 'visible') read();
  };
  read();
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
