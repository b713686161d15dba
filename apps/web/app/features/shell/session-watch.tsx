import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useChangeLanguage } from '../../i18n/texts-provider.tsx';
import { withNext } from '../../session/safe-next.ts';
import { onSessionEnd } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { notify } from '../../ui/notify.ts';
import { chosenLanguage, keepLanguage } from './language-cookie.ts';

/** Shows notices about the session on every page. Renders nothing itself. */
export function SessionWatch() {
  useSessionEnd();
  useAccountLanguage();
  return null;
}

/** Specification §4: a forced end shows an alert and goes to the sign-in; one by choice in another tab is only told. */
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
        if (!here.startsWith('/login')) void navigate(withNext('/login', here));
      }),
    [t, navigate, here],
  );
}

/** On a device that has not chosen a language, the account's counts. */
function useAccountLanguage(): void {
  const { i18n } = useTranslation('shell');
  const changeLanguage = useChangeLanguage();
  const language = useSession().account?.language;
  useEffect(() => {
    if (!language || chosenLanguage()) return;
    keepLanguage(language);
    if (i18n.language !== language) void changeLanguage(language);
  }, [language, i18n, changeLanguage]);
}
