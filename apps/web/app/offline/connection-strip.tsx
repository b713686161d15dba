import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { reportConnection, useIsConnectionLost } from '../ui/connection.ts';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;

/** One sentence and a button while the next page cannot be fetched. It also tries by itself, and when the device is online again. */
export function ConnectionStrip() {
  const isLost = useIsConnectionLost();
  // A page from its copy: React Router loads the page anew when the script of the next one does not come.
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

/** Asks again for the page that did not come; without one, for the data of this page. */
function useRetry(): () => void {
  const { location } = useNavigation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => void (location ? navigate(location, { state: location.state }) : revalidate());
}

function useAutomaticRetry(retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    let delay = FIRST_DELAY_MS;
    let timer = setTimeout(again, delay);
    function again() {
      latest.current();
      delay = Math.min(2 * delay, MAX_DELAY_MS);
      timer = setTimeout(again, delay);
    }
    const atOnce = () => latest.current();
    addEventListener('online', atOnce);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', atOnce);
    };
  }, []);
}
