import 'sonner/dist/styles.css';
import { Check, CircleAlert, Info, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import { toasterHost } from './message-hosts.ts';
import type { ToastOptions, ToastWords } from './toast.ts';

/** specification §9; the width of 356 px is sonner's own, the swipe threshold of 20 px is set by the build (sonner-plugin.ts). */
const DURATION = 4000;
const VISIBLE = 3;
const GAP = 14;

const ICONS = {
  success: <Check size={20} />,
  error: <CircleAlert size={20} />,
  info: <Info size={20} />,
  loading: <LoaderCircle size={20} className="spin" />,
};
const CLASSES = { toast: 'toast', actionButton: 'toast-action', error: 'toast-bad' };

export function Toaster() {
  const { t } = useTranslation('ui');
  useEffect(() => toasterHost.reportMounted(), []);
  return (
    <SonnerToaster
      position="bottom-right"
      duration={DURATION}
      visibleToasts={VISIBLE}
      gap={GAP}
      containerAriaLabel={t('toast.region')}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
      icons={ICONS}
    />
  );
}

const SHOW = { plain: sonner, good: sonner.success, bad: sonner.error } as const;

export function showToast(text: ReactNode, { description, action, tone = 'plain' }: ToastOptions): void {
  SHOW[tone](text, {
    ...(description !== undefined && { description }),
    ...(action && { action }),
    // The same text twice, as after a double click, is shown once; a message with an action belongs to its own call.
    ...(typeof text === 'string' && !action && { id: `${tone}: ${text}` }),
  });
}

export function showToastWhile(work: Promise<unknown>, { loading, done, failed }: ToastWords): void {
  sonner.promise(work, { loading, success: done, error: failed });
}
