import { Check, CircleAlert, Info, LoaderCircle } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toasterHost } from './message-hosts.ts';
import { createMessageStore } from './message-store.ts';
import { MessageToast } from './message-toast.tsx';
import type { ToastOptions, ToastWords } from './toast.ts';

/** specification §9; the width of 356 px and the gap of 14 px are in the style sheet. */
const DURATION = 4000;
/** Time to read what can be done about it, and to get there by keyboard or with a magnifier. */
const ACTION_DURATION = 10_000;
const VISIBLE = 3;
const SWIPE_THRESHOLD = 20;
/** Time for the slip to leave. */
const REMOVE_DELAY = 400;
/** The other set has F8. */
const HOTKEY = ['F9'];

type ShownToast = Omit<ToastOptions, 'tone'> & { text: ReactNode; tone: 'plain' | 'good' | 'bad' | 'loading' };

const ICONS = {
  plain: <Info size={20} />,
  good: <Check size={20} />,
  bad: <CircleAlert size={20} />,
  loading: <LoaderCircle size={20} className="spin" />,
};

const store = createMessageStore<ShownToast>({
  limit: VISIBLE,
  removeDelay: REMOVE_DELAY,
  // As after a double click; a message with an action belongs to its own call.
  isSame: (toast, shown) => toast.text === shown.text && toast.tone === shown.tone && !toast.action && !shown.action,
});

export function Toaster() {
  const { t } = useTranslation('ui');
  const toasts = store.useMessages();
  useEffect(() => toasterHost.reportMounted(), []);
  return (
    <Toast.Provider
      label={t('toast.region')}
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      {toasts.map(({ id, open, text, description, tone, action }) => (
        <MessageToast
          // Another tone is another message: its time starts again.
          key={`${id} ${tone}`}
          open={open}
          onClose={() => store.close(id)}
          title={text}
          text={description}
          icon={ICONS[tone]}
          isBad={tone === 'bad'}
          action={action}
          {...(action && { duration: ACTION_DURATION })}
          {...(tone === 'loading' && { duration: Number.POSITIVE_INFINITY })}
        />
      ))}
      <Toast.Viewport className="toasts" hotkey={HOTKEY} label={t('toast.messages', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  );
}

export function showToast(text: ReactNode, { tone = 'plain', ...options }: ToastOptions): void {
  store.show({ ...options, text, tone });
}

/** A loading message persists until the work is done. */
export function showToastWhile(work: Promise<unknown>, { loading, done, failed }: ToastWords): void {
  const id = store.show({ text: loading, tone: 'loading' });
  work.then(
    () => store.replace(id, { text: done, tone: 'good' }),
    (error: unknown) => store.replace(id, { text: typeof failed === 'function' ? failed(error) : failed, tone: 'bad' }),
  );
}
