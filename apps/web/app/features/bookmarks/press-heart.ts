import type { Role } from '@stellenvisite/contract/accounts';
import type { i18n } from 'i18next';
import { settledSession } from '../../session/settled-session.ts';
import { notify } from '../../ui/notify.ts';
import { toast } from '../../ui/toast.ts';
import { type BookmarkWords, loadBookmarkWords } from './bookmark-words.ts';
import type { Bookmark } from './shared/bookmark-store.ts';
import { removeBookmark, saveBookmark } from './write-bookmark.ts';

export type HeartPress = {
  bookmark: Bookmark;
  /** What it is called: the job's title, the employer's name. */
  name: string;
  texts: i18n;
  goTo: (path: string) => void;
};

type Wish = { isWanted: boolean; askToSignIn: () => void };

export async function pressHeart(press: HeartPress, { isWanted, askToSignIn }: Wish): Promise<void> {
  const { account, status, failed } = await settledSession();
  const words = await loadBookmarkWords(press.texts);
  if (!account && failed && status === 'signed_in') return tellFailure(press, 'save', new Error('no account'), words);
  if (!account) return askToSignIn();
  if (account.role !== 'job_seeker') return refuseRole(account.role, words);
  return isWanted ? saveAndTell(press, words) : removeAndTell(press, words);
}

/** Specification §6: bookmarks are for job seekers; an employer may register as one in addition. */
export function refuseRole(role: Exclude<Role, 'job_seeker'>, { t }: BookmarkWords): void {
  void notify({ title: t('refused.title'), text: t(`refused.${role}`) });
}

export async function saveAndTell(press: HeartPress, words: BookmarkWords, note?: string): Promise<void> {
  const { bookmark, name, goTo } = press;
  try {
    await saveBookmark(bookmark, note);
  } catch (error) {
    return tellFailure(press, 'save', error, words);
  }
  void toast(words.t(`added.${bookmark.kind}`), {
    description: name,
    tone: 'good',
    action: { label: words.t('show'), onClick: () => goTo(listPath(bookmark)) },
  });
}

async function removeAndTell(press: HeartPress, words: BookmarkWords): Promise<void> {
  const { bookmark, name } = press;
  try {
    const note = await removeBookmark(bookmark);
    void toast(words.t(`removed.${bookmark.kind}`), {
      description: name,
      action: { label: words.t('undo'), onClick: () => void saveAndTell(press, words, note) },
    });
  } catch (error) {
    tellFailure(press, 'remove', error, words);
  }
}

export function tellFailure(
  { bookmark }: Pick<HeartPress, 'bookmark'>,
  what: 'save' | 'remove',
  error: unknown,
  { t, errorText }: BookmarkWords,
): void {
  void toast(t(`failed.${what}.${bookmark.kind}`), { description: errorText(error), tone: 'bad' });
}

const listPath = ({ kind }: Bookmark) => (kind === 'job' ? '/dashboard/merkliste' : '/dashboard/merkliste/arbeitgeber');
