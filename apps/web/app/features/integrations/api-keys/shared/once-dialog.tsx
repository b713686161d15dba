import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';

type OnceDialogProps = { title: string; name: string; secret: string; onClose: () => void; children: ReactNode };

/** Shows a key or a secret for the only time; what follows it says where it belongs. */
export function OnceDialog({ title, name, secret, onClose, children }: OnceDialogProps) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'once' });
  return (
    <Dialog open onClose={onClose} title={title} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <div className="grid gap-4">
        <Note tone="you">{t('only')}</Note>
        <CopyText text={secret} name={name} />
        {children}
      </div>
    </Dialog>
  );
}

/** Renders an address or a secret, to take with one press. */
export function CopyText({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation('api-keys', { keyPrefix: 'copy' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      void toast(t('done'), { tone: 'good' });
    } catch {
      void toast(t('failed'), { tone: 'bad' });
    }
  };
  return (
    <div className="flex items-center gap-1 rounded-control border border-line bg-sheet-2 pl-3">
      <code className="min-w-0 flex-1 py-2.5 text-fs-8 [overflow-wrap:anywhere]">{text}</code>
      <IconButton label={t('label', { name })} icon={<Copy size={18} />} onClick={() => void copy()} />
    </div>
  );
}
