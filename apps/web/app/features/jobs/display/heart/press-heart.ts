import type { Role } from '@stellenvisite/contract/identity/accounts';
import type { i18n, TFunction } from 'i18next';
import { problemCodeOf } from '../../../../api/problem-code.ts';
import type { Account } from '../../../../session/account.ts';
import { settledSession } from '../../../../session/use-session.ts';
import { notify } from '../../../../ui/feedback/notify.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { Bookmark } from './bookmark-store.ts';
import { consumePendingAction } from './pending-action.ts';
import { removeBookmark, saveBookmark } from './sync-bookmarks.ts';

type BookmarkWords = { t: TFunction; errorText: (error: unknown) => string };

export type HeartPress = {
  bookmark: Bookmark;
  /** The name for messages: the job's title or the employer's name. */
  name: string;
  texts: i18n;
  goTo: (path: string) => void;
};

type Wish = { isWanted: boolean; askToSignIn: () => void };

export async function pressHeart(press: HeartPress, { isWanted, askToSignIn }: Wish): Promise<void> {
  const { account, status, failed } = await settledSession();
  const words = await loadBookmarkWords(press.texts);
  if (!account && failed && status === 'signed_in') return notifyFailure(press, 'save', new Error('no account'), words);
  if (!account) return askToSignIn();
  if (account.role !== 'job_seeker') return refuseRole(account.role, words);
  return isWanted ? saveAndNotify(press, words) : removeAndNotify(press, words);
}

/** Specification §6: bookmarks are for job seekers; an employer may register as one in addition. */
export function refuseRole(role: Exclude<Role, 'job_seeker'>, { t }: BookmarkWords): void {
  void notify({ title: t('refused.title'), text: t(`refused.${role}`) });
}

export async function saveAndNotify(press: HeartPress, words: BookmarkWords, note?: string): Promise<void> {
  const { bookmark, name, goTo } = press;
  try {
    await saveBookmark(bookmark, note);
  } catch (error) {
    return notifyFailure(press, 'save', error, words);
  }
  void toast(words.t(`added.${bookmark.kind}`), {
    description: name,
    tone: 'good',
    action: { label: words.t('show'), onClick: () => goTo(listPath(bookmark)) },
  });
}

async function removeAndNotify(press: HeartPress, words: BookmarkWords): Promise<void> {
  const { bookmark, name } = press;
  try {
    const note = await removeBookmark(bookmark);
    void toast(words.t(`removed.${bookmark.kind}`), {
      description: name,
      action: { label: words.t('undo'), onClick: () => void saveAndNotify(press, words, note) },
    });
  } catch (error) {
    notifyFailure(press, 'remove', error, words);
  }
}

export function notifyFailure(
  { bookmark }: Pick<HeartPress, 'bookmark'>,
  what: 'save' | 'remove',
  error: unknown,
  { t, errorText }: BookmarkWords,
): void {
  void toast(t(`failed.${what}.${bookmark.kind}`), { description: errorText(error), tone: 'bad' });
}

const listPath = ({ kind }: Bookmark) => (kind === 'job' ? '/dashboard/merkliste' : '/dashboard/merkliste/arbeitgeber');

/** The texts of bookmarks for pages that did not come with them: most visitors never need them. */
export async function loadBookmarkWords(texts: i18n): Promise<BookmarkWords> {
  await texts.loadNamespaces(['bookmarks', 'problems']);
  const problem = texts.getFixedT(null, 'problems');
  return { t: texts.getFixedT(null, 'bookmarks'), errorText: (error) => problem(problemCodeOf(error)) };
}

/** Saves what somebody wanted to save before signing in. */
export async function resumePendingAction(
  { role }: Pick<Account, 'role'>,
  { texts, goTo }: Pick<HeartPress, 'texts' | 'goTo'>,
): Promise<void> {
  const pending = consumePendingAction();
  if (!pending) return;
  const words = await loadBookmarkWords(texts);
  if (role !== 'job_seeker') return refuseRole(role, words);
  const { kind, id, name } = pending;
  await saveAndNotify({ bookmark: { kind, id }, name, texts, goTo }, words);
}
