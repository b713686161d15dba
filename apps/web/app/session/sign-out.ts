import { notify } from '../ui/notify.ts';
import { removeAdminMark } from './admin-mark.ts';
import { loadAuthClient } from './auth-client.ts';
import { noteLeaving } from './end-session.ts';
import { leaveByChoice } from './session-store.ts';
import { tellLeaving } from './tab-sessions.ts';

type Words = { done: string; doneText: string; failed: string; failedText: string };

/** Specification §4: to the start page with a notice. Resolves with whether it worked; the caller then goes to `/`. */
export async function signOut(words: Words): Promise<boolean> {
  noteLeaving();
  tellLeaving();
  removeAdminMark();
  const error = await leaveByChoice(async () => {
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
