import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AdminDialog,
  type AdminRow,
  AdminTable,
  useAdmins,
  useDeleteAdmin,
} from '../../features/identity/admins/admin-dialog.tsx';
import { AdminPage } from '../../features/platform/admin-area/shared/admin-page.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Skeleton } from '../../ui/feedback/skeletons.tsx';
import { toast } from '../../ui/feedback/toast.ts';

type DeleteAdminDialogProps = { admin: AdminRow; onClose: () => void };

export const handle = { title: 'admins:admins.meta.title', namespaces: ['admins', 'problems'] };

export default function AdminAdminsPage() {
  const { t } = useTranslation('admins');
  return (
    <AdminPage title={t('admins.title')} lead={t('admins.lead')} actions={<CreateAdmin />}>
      <AdminList />
    </AdminPage>
  );
}

export function CreateAdmin() {
  const { t } = useTranslation('admins');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus size={20} />} onClick={() => setIsOpen(true)}>
        {t('admins.create')}
      </Button>
      {isOpen && <AdminDialog admin={null} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Newest first. When the list cannot be read, one placeholder appears in it; it grants nothing. */
export function AdminList() {
  const { t } = useTranslation('admins');
  const errorText = useErrorText();
  const { data, error } = useAdmins();
  const [edited, setEdited] = useState<AdminRow>();
  const [deleted, setDeleted] = useState<AdminRow>();
  const placeholder: AdminRow = {
    id: 'placeholder',
    email: '–',
    firstName: t('admins.placeholder'),
    lastName: '',
    createdAt: '',
    lastLoginAt: null,
    isSelf: false,
    isPlaceholder: true,
  };
  const rows = error ? [placeholder] : (data?.items ?? []).map((admin) => ({ ...admin, isPlaceholder: false }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
      {error && (
        <Note tone="warn" role="alert">
          <b>{t('admins.unread')}</b> {errorText(error)}
        </Note>
      )}
      {data || error ? (
        <AdminTable rows={rows} mayDelete={(data?.total ?? 0) > 1} onEdit={setEdited} onDelete={setDeleted} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
      {data?.total === 1 && !error && <p className="text-fs-8 text-ink-2">{t('admins.last')}</p>}
      {edited && <AdminDialog admin={edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteAdminDialog admin={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}

function DeleteAdminDialog({ admin, onClose }: DeleteAdminDialogProps) {
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
