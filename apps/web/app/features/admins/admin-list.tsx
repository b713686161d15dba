import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { AdminDialog } from './admin-dialog.tsx';
import { type AdminRow, AdminTable } from './admin-table.tsx';
import { DeleteAdminDialog } from './delete-admin-dialog.tsx';
import { useAdmins } from './use-admins.ts';

/** Newest first. When the list cannot be read, one placeholder stands in it; it grants nothing. */
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
        <Bone className="h-48 w-full" />
      )}
      {data?.total === 1 && !error && <p className="text-fs-8 text-ink-2">{t('admins.last')}</p>}
      {edited && <AdminDialog admin={edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteAdminDialog admin={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}
