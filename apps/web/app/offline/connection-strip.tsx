import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { reportConnection, useIsConnectionLost } from '../ui/feedback/until-loaded.ts';
import { useAutomaticRetry } from './use-automatic-retry.ts';

/** Shows that a part of the page, or the page itself, did not come from the server. Retries by itself, and when the device is online again. */
export function ConnectionStrip() {
  const isLost = useIsConnectionLost();
  // The page comes from its copy.
  useEffect(() => {
    if (!navigator.onLine) reportConnection(false);
  }, []);
  return isLost ? <LostConnection /> : null;
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
        <Button variant="secondary" size="s" onClick={retry}>
          {t('lost.retry')}
        </Button>
      </div>
    </div>
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
