import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';
import type { AdminRow } from './admin-table.tsx';
import { useDeleteAdmin } from './use-admins.ts';

type DeleteAdminDialogProps = { admin: AdminRow; onClose: () => void };

export function DeleteAdminDialog({ admin, onClose }: DeleteAdminDialogProps) {
  const { t } = useTranslation('admins');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useDeleteAdmin();
  const remove = () => {
    if (isPending) return;
    const onSuccess = () => {
      onClose();
      void toast(t('admins.deleted'), { tone: 'good' });
    };
    mutate({ params: { path: { id: admin.id } } }, { onSuccess });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admins.deleteTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={isPending} onClick={remove}>
            {t('admins.delete')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && (
          <Note tone="warn" role="alert">
            {errorText(error)}
          </Note>
        )}
        <p>{t(admin.isSelf ? 'admins.deleteSelf' : 'admins.deleteText', { email: admin.email })}</p>
      </div>
    </Dialog>
  );
}
