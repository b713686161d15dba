import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useChangeLanguage } from '../../i18n/texts-provider.tsx';
import { ADMIN_SIGN_IN, signInOf } from '../../session/after-sign-in.ts';
import { withNext } from '../../session/safe-next.ts';
import { onSessionEnd } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { chosenLanguage, saveLanguage } from './theme-switch.tsx';

/** Shows notices about the session on every page. Renders nothing itself. */
export function SessionWatch() {
  useSessionEnd();
  useAccountLanguage();
  return null;
}

/** Specification §4: a forced end shows an alert and leads to the sign-in; a sign-out in another tab only shows a notice. */
function useSessionEnd(): void {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  useEffect(
    () =>
      onSessionEnd((end) => {
        if (end === 'elsewhere') {
          void notify({ title: t('account.signedOut.title'), text: t('account.signedOutElsewhere') });
          return;
        }
        void notify({ title: t('account.ended.title'), text: t('account.ended.text'), tone: 'destructive' });
        // A screen that requires a session has already redirected there.
        if (!isSignIn(here)) void navigate(withNext(signInOf(here), here));
      }),
    [t, navigate, here],
  );
}

const isSignIn = (path: string) => ['/login', ADMIN_SIGN_IN].some((root) => path.startsWith(root));

/** On a device that has not chosen a language, the account's counts. */
function useAccountLanguage(): void {
  const { i18n } = useTranslation('shell');
  const changeLanguage = useChangeLanguage();
  const language = useSession().account?.language;
  useEffect(() => {
    if (!language || chosenLanguage()) return;
    saveLanguage(language);
    if (i18n.language !== language) void changeLanguage(language);
  }, [language, i18n, changeLanguage]);
}
