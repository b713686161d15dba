import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { notify } from '../ui/feedback/notify.ts';
import { removeAdminFlag } from './admin-flag.ts';
import { loadAuthClient } from './auth-client.ts';
import { recordSignOut } from './end-session.ts';
import { announceSignOut, signOutByChoice } from './session-store.ts';

type Words = { done: string; doneText: string; failed: string; failedText: string };

/** Returns the action of a button or menu item that signs out, goes to the start page and shows the notice. */
export function useSignOut(): { startSignOut: () => Promise<void>; isSigningOut: boolean } {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const startSignOut = async () => {
    if (isSigningOut) return;
    setIsSigningOut(true);
    // Navigates first, because a page that requires a session would redirect to the sign-in. Without a network the start page may
    // be loaded from its copy, which would end the sign-out before it has begun.
    const isOnline = navigator.onLine;
    if (isOnline) await navigate('/');
    await signOut({
      done: t('account.signedOut.title'),
      doneText: t('account.signedOut.text'),
      failed: t('account.signOutFailed.title'),
      failedText: t('account.signOutFailed.text'),
    });
    setIsSigningOut(false);
    if (!isOnline) await navigate('/');
  };
  return { startSignOut, isSigningOut };
}

/** Specification §4: to the start page with a notice. Resolves with whether it worked; the caller then goes to `/`. */
async function signOut(words: Words): Promise<boolean> {
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
