import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** The sign-out of a button or menu item: goes to the start page and shows the notice. */
export function useSignOut(): { startSignOut: () => Promise<void>; isSigningOut: boolean } {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const startSignOut = async () => {
    if (isSigningOut) return;
    setIsSigningOut(true);
    // Navigates first, because a page that requires a session would redirect to the sign-in.
    await navigate('/');
    await signOut({
      done: t('account.signedOut.title'),
      doneText: t('account.signedOut.text'),
      failed: t('account.signOutFailed.title'),
      failedText: t('account.signOutFailed.text'),
    });
    setIsSigningOut(false);
  };
  return { startSignOut, isSigningOut };
}
