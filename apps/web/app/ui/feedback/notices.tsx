import { CircleAlert, Info } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesHost } from './message-hosts.ts';
import { createMessageStore } from './message-store.ts';
import { MessageToast } from './message-toast.tsx';
import type { Notice } from './notify.ts';

/** specification §9: the second set of toasts, of which one is retained, closed, until the removal delay is over. */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

const store = createMessageStore<Notice>({ limit: 1, removeDelay: 1_000_000 });

export function showNotice(notice: Notice): void {
  store.show(notice);
}

export function Notices() {
  const { t } = useTranslation('ui');
  const notices = store.useMessages();
  useEffect(() => noticesHost.reportMounted(), []);
  return (
    <Toast.Provider
      label={t('toast.notice')}
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      {notices.map(({ id, open, title, text, tone, action }) => (
        <MessageToast
          key={id}
          open={open}
          onClose={() => store.close(id)}
          title={title}
          text={text}
          icon={tone === 'destructive' ? <CircleAlert size={20} /> : <Info size={20} />}
          isBad={tone === 'destructive'}
          action={action}
        />
      ))}
      <Toast.Viewport className="toasts" hotkey={HOTKEY} label={t('toast.notices', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  );
}
