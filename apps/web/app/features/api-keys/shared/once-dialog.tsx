import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { CopyText } from './copy-text.tsx';

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
