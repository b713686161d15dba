import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeOf } from '../../api/outcome.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { accountApi } from '../../session/api.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Bone } from '../../ui/skeletons.tsx';
import { AdminDialog } from './admin-dialog.tsx';
import { type AdminRow, AdminTable } from './admin-table.tsx';
import { DeleteAdminDialog } from './delete-admin-dialog.tsx';

const loadAdmins = async () => outcomeOf((await accountApi()).GET('/api/admin/admins'));

/** Newest first. When the list cannot be read, one placeholder stands in it; it grants nothing. */
export function AdminList() {
  const { t } = useTranslation('admins');
  const problemText = useProblemText();
  const { data, code, reload } = useLoaded('admins', loadAdmins);
  const [edited, setEdited] = useState<AdminRow | 'new'>();
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
  const rows = code ? [placeholder] : (data?.items ?? []).map((admin) => ({ ...admin, isPlaceholder: false }));
  const finish = async () => {
    await reload();
    setEdited(undefined);
    setDeleted(undefined);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Button icon={<Plus size={20} />} onClick={() => setEdited('new')}>
          {t('admins.create')}
        </Button>
      </div>
      {code && (
        <Note tone="warn" role="alert">
          <b>{t('admins.unread')}</b> {problemText(code)}
        </Note>
      )}
      {data || code ? (
        <AdminTable rows={rows} mayDelete={(data?.total ?? 0) > 1} onEdit={setEdited} onDelete={setDeleted} />
      ) : (
        <Bone className="h-48 w-full" />
      )}
      {data?.total === 1 && !code && <p className="text-fs-8 text-ink-2">{t('admins.last')}</p>}
      {edited && (
        <AdminDialog admin={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} onSaved={finish} />
      )}
      {deleted && <DeleteAdminDialog admin={deleted} onClose={() => setDeleted(undefined)} onDeleted={finish} />}
    </div>
  );
}
