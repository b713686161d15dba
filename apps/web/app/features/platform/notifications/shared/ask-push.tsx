import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { QUIET_FROM_HOUR, QUIET_UNTIL_HOUR } from '@stellenvisite/contract/platform/notifications/notifications';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryProvider } from '../../../../session/query-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { usePush } from '../push/use-push.ts';

const DECLINED = 'push-declined';
/** The question does not return for so long after a no. */
const DECLINED_DAYS = 90;

/** Renders the one question about push that nobody came for: after an application was sent, when an answer is expected. */
export function AskPush() {
  return (
    <QueryProvider>
      <Question />
    </QueryProvider>
  );
}

function Question() {
  const { t } = useTranslation('notifications');
  const { state, enable, error } = usePush();
  const [isDeclined, setIsDeclined] = useState(wasDeclined);
  if (enable.isSuccess && state === 'on')
    return (
      <Note tone="good" role="status">
        {t('push.ask.on')}
      </Note>
    );
  if (isDeclined || state !== 'off') return null;
  const decline = () => {
    setIsDeclined(true);
    rememberDeclined();
  };
  return (
    <section
      data-theme="tag"
      className="grid gap-3 rounded-sheet bg-marker p-6 text-on-marker"
      aria-labelledby="ask-push"
    >
      <span className="grid size-11 place-items-center rounded-control bg-sheet text-ink" aria-hidden="true">
        <Bell size={22} />
      </span>
      <h2 className="text-fs-4" id="ask-push">
        {t('push.ask.title')}
      </h2>
      <p className="leading-normal">{t('push.ask.text', { from: QUIET_FROM_HOUR, until: QUIET_UNTIL_HOUR })}</p>
      <div className="grid gap-2">
        <Button wide loading={enable.isPending} onClick={() => enable.mutate()}>
          {t('push.ask.yes')}
        </Button>
        <Button wide variant="secondary" onClick={decline}>
          {t('push.ask.no')}
        </Button>
      </div>
      <p className="text-fs-8">{error == null ? t('push.ask.note') : t('push.browserFailed')}</p>
    </section>
  );
}

function wasDeclined(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(DECLINED) ?? 0) < DECLINED_DAYS * DAY_MS;
  } catch {
    return true;
  }
}

function rememberDeclined(): void {
  try {
    localStorage.setItem(DECLINED, String(Date.now()));
  } catch {
    // A browser without storage is asked again after the next application.
  }
}
