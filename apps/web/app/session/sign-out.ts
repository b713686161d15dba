import { notify } from '../ui/notify.ts';
import { removeAdminFlag } from './admin-flag.ts';
import { loadAuthClient } from './auth-client.ts';
import { announceSignOut } from './cross-tab-session.ts';
import { recordSignOut } from './end-session.ts';
import { signOutByChoice } from './session-store.ts';

type Words = { done: string; doneText: string; failed: string; failedText: string };

/** Specification §4: to the start page with a notice. Resolves with whether it worked; the caller then goes to `/`. */
export async function signOut(words: Words): Promise<boolean> {
  recordSignOut();
  announceSignOut();
  removeAdminFlag();
  const error = await signOutByChoice(async () => {
    try {
      return (await (await loadAuthClient()).signOut({ scope: 'local' })).error;
    } catch (failure) {
      return failure;
    }
  });
  if (error) await notify({ title: words.failed, text: words.failedText, tone: 'destructive' });
  else await notify({ title: words.done, text: words.doneText });
  return !error;
}
