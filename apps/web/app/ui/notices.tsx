import { CircleAlert, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesHost } from './message-hosts.ts';
import type { Notice } from './notify.ts';

/** specification §9: the second set of toasts, of which one is kept, closed, until the removal delay is over. */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];
const LIMIT = 1;
const REMOVE_DELAY = 1_000_000;

type Shown = Notice & { id: number; open: boolean };
let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly Shown[]) {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showNotice(notice: Notice): void {
  lastId += 1;
  update([{ ...notice, id: lastId, open: true }, ...shown].slice(0, LIMIT));
}

function closeNotice(id: number) {
  update(shown.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => update(shown.filter((each) => each.id !== id)), REMOVE_DELAY);
}

export function Notices() {
  const { t } = useTranslation('ui');
  const notices = useSyncExternalStore(subscribe, () => shown);
  useEffect(() => noticesHost.reportMounted(), []);
  return (
    <Toast.Provider
      label={t('toast.notice')}
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection="right"
    >
      {notices.map((notice) => (
        <NoticeToast key={notice.id} notice={notice} />
      ))}
      <Toast.Viewport className="notices" hotkey={HOTKEY} label={t('toast.notices', { hotkey: '{hotkey}' })} />
    </Toast.Provider>
  );
}

function NoticeToast({ notice: { id, open, title, text, tone, action } }: { notice: Shown }) {
  const { t } = useTranslation('ui');
  const destructive = tone === 'destructive';
  return (
    <Toast.Root
      className={destructive ? 'toast notice notice-bad' : 'toast notice'}
      open={open}
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(next) => !next && closeNotice(id)}
    >
      {destructive ? <CircleAlert size={20} /> : <Info size={20} />}
      <div className="toast-text">
        <Toast.Title className="toast-title">{title}</Toast.Title>
        {text && <Toast.Description>{text}</Toast.Description>}
      </div>
      {action && (
        <Toast.Action className="toast-action" altText={action.label} onClick={action.onClick}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="toast-close" aria-label={t('toast.close')}>
        <X size={20} />
      </Toast.Close>
    </Toast.Root>
  );
}
