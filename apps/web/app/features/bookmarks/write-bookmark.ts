import { dataOf } from '../../api/data-of.ts';
import { problemCodeOf } from '../../api/problem-code.ts';
import { api } from '../../session/api.ts';
import { announceBookmarkChange } from './other-tabs.ts';
import { type Bookmark, markBookmark } from './shared/bookmark-store.ts';

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

export async function untilWritten(): Promise<void> {
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
