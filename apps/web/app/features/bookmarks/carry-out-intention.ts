import type { Account } from '../../session/account.ts';
import { loadBookmarkWords } from './bookmark-words.ts';
import { type HeartPress, refuseRole, saveAndTell } from './press-heart.ts';
import { takeIntention } from './shared/bookmark-intention.ts';

/** Saves what somebody wanted to save before signing in. */
export async function carryOutIntention(
  { role }: Pick<Account, 'role'>,
  { texts, goTo }: Pick<HeartPress, 'texts' | 'goTo'>,
): Promise<void> {
  const intention = takeIntention();
  if (!intention) return;
  const words = await loadBookmarkWords(texts);
  if (role !== 'job_seeker') return refuseRole(role, words);
  const { kind, id, name } = intention;
  await saveAndTell({ bookmark: { kind, id }, name, texts, goTo }, words);
}
