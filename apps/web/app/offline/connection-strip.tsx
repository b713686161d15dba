import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';
import { Button, LinkButton } from '../ui/button.tsx';
import { reportConnection, useIsConnectionLost } from '../ui/feedback/until-loaded.ts';
import { ACCOUNT, copyPath, isAccountScreen, OFFLINE_PATH } from './cached-pages.ts';
import { useAutomaticRetry } from './use-automatic-retry.ts';

/** Shows that a part of the page, or the page itself, did not come from the server. Retries by itself, and when the device is online again. */
export function ConnectionStrip() {
  const isLost = useIsConnectionLost();
  const { pathname } = useLocation();
  // The page comes from its copy, or needs no data to be opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is opened without a network
  useEffect(() => {
    if (!navigator.onLine) reportConnection(false);
  }, [pathname]);
  return isLost && pathname !== OFFLINE_PATH ? <LostConnection /> : null;
}

function LostConnection() {
  const { t } = useTranslation('errors');
  const retry = useRetry();
  useAutomaticRetry(retry);
  return (
    <div className="lost no-print" role="status">
      <div className="wrap">
        <WifiOff size={20} />
        <p>{t('lost.text')}</p>
        <CopyLink />
        <Button variant="secondary" size="s" onClick={retry}>
          {t('lost.retry')}
        </Button>
      </div>
    </div>
  );
}

/** Leads from a screen of the account to what the device has stored of it. */
function CopyLink() {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  const [hasCopy, setHasCopy] = useState(false);
  useEffect(() => {
    if (typeof caches !== 'undefined') caches.has(ACCOUNT).then(setHasCopy, () => undefined);
  }, []);
  if (!hasCopy || !isAccountScreen(pathname)) return null;
  return (
    <LinkButton variant="secondary" size="s" to={copyPath(pathname)} reloadDocument>
      {t('lost.copy')}
    </LinkButton>
  );
}

/** Loads the data of this page again, but only once the server answers: a failure would replace the page by the error page. */
function useRetry(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    try {
      await fetch('/api/health', { cache: 'no-store' });
    } catch {
      return;
    }
    reportConnection(true);
    await revalidate();
  };
}
