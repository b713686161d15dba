import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type MessageToastProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  icon: ReactNode;
  isBad: boolean;
  /** Of its own; otherwise that of its set. */
  duration?: number;
  action?: { label: string; onClick: () => void } | undefined;
};

/** Renders one message. It goes after its time, by a swipe, or by its button. */
export function MessageToast({ open, onClose, title, text, icon, isBad, duration, action }: MessageToastProps) {
  const { t } = useTranslation('ui');
  return (
    <Toast.Root
      className={isBad ? 'toast toast-bad' : 'toast'}
      open={open}
      type={isBad ? 'foreground' : 'background'}
      onOpenChange={(next) => !next && onClose()}
      {...(duration !== undefined && { duration })}
    >
      {icon}
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
