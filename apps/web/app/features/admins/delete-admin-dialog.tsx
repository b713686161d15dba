import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../api/outcome.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { accountApi } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast.ts';
import type { AdminRow } from './admin-table.tsx';

type DeleteAdminDialogProps = { admin: AdminRow; onClose: () => void; onDeleted: () => Promise<void> };

export function DeleteAdminDialog({ admin, onClose, onDeleted }: DeleteAdminDialogProps) {
  const { t } = useTranslation('admins');
  const problemText = useProblemText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    const api = await accountApi();
    const { code } = await outcomeOf(api.DELETE('/api/admin/admins/{id}', { params: { path: { id: admin.id } } }));
    setIsBusy(false);
    if (code) return setFailure(problemText(code));
    await onDeleted();
    void toast(t('admins.deleted'), { tone: 'good' });
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
          <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
            {t('admins.delete')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Note tone="warn" role="alert">
            {failure}
          </Note>
        )}
        <p>{t(admin.isSelf ? 'admins.deleteSelf' : 'admins.deleteText', { email: admin.email })}</p>
      </div>
    </Dialog>
  );
}
