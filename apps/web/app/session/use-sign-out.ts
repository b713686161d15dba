import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from './sign-out.ts';

/** The sign-out of a button or menu item: to the start page, with the notice. */
export function useSignOut(): { leave: () => Promise<void>; isLeaving: boolean } {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    // First away from a page that needs somebody: it would send the person to the sign-in.
    await navigate('/');
    await signOut({
      done: t('account.signedOut.title'),
      doneText: t('account.signedOut.text'),
      failed: t('account.signOutFailed.title'),
      failedText: t('account.signOutFailed.text'),
    });
    setIsLeaving(false);
  };
  return { leave, isLeaving };
}
