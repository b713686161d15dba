import { type Admin, type CreateAdmin, createAdminSchema } from '@stellenvisite/contract/identity/admins.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import type { ProblemCode } from '@stellenvisite/contract/platform/problems';
import { z } from '@stellenvisite/contract/platform/zod';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optimisticUpdate } from '../../../api/optimistic-update.ts';
import { problemCodeOf } from '../../../api/problem-code.ts';
import { useErrorText, useProblemText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { PasswordInput } from '../../../ui/forms/password-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { TipIconButton } from '../../../ui/tooltip.tsx';
import { useTableAddress } from '../../platform/admin-area/shared/use-table-query.ts';
import { PasswordChecklist } from '../auth/shared/password-checklist.tsx';

/** A row to show; the placeholder has nobody behind it, so nothing can be done to it. */
export type AdminRow = Pick<
  Admin,
  'id' | 'email' | 'firstName' | 'lastName' | 'createdAt' | 'lastLoginAt' | 'isSelf'
> & {
  isPlaceholder: boolean;
};

type AdminTableProps = {
  rows: readonly AdminRow[];
  /** The last one cannot be removed. */
  mayDelete: boolean;
  onEdit: (row: AdminRow) => void;
  onDelete: (row: AdminRow) => void;
};

const ADMINS = ['get', '/api/admin/admins'] as const;

type Admins = { items: Admin[]; total: number };

type ById = { params: { path: { id: string } } };

export const useAdmins = () => $api.useQuery('get', '/api/admin/admins');

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
/** Only its owner sets the password of an administrator who is there already. */
const changeSchema = createAdminSchema.extend({ password: z.literal('') });
type Values = Omit<CreateAdmin, 'password'> & { password: string };

/** Refusals that are shown at their field. */
const FIELD_OF_REFUSAL: Partial<Record<ProblemCode, (typeof FIELDS)[number]>> = {
  'admin.duplicate_email': 'email',
  'admin.password_weak': 'password',
};

type AdminDialogProps = { admin: AdminRow | null; onClose: () => void };

export function AdminDialog({ admin, onClose }: AdminDialogProps) {
  const { t } = useTranslation('admins');
  const problemText = useProblemText();
  const create = useCreateAdmin();
  const change = useChangeAdmin();
  const { error } = admin ? change : create;
  const refusal = error && problemCodeOf(error);
  const refusedField = refusal ? FIELD_OF_REFUSAL[refusal] : undefined;
  const form = useZodForm<Values>({
    schema: admin ? changeSchema : createAdminSchema,
    defaultValues: {
      firstName: admin?.firstName ?? '',
      lastName: admin?.lastName ?? '',
      email: admin?.email ?? '',
      password: '',
    },
    fields: FIELDS,
    errorText: (name) => t(`admins.error.${name}`),
    refused: refusal && refusedField ? { [refusedField]: problemText(refusal) } : {},
    onSubmit: async ({ password, ...rest }) => {
      const saved = admin
        ? change.mutateAsync({ params: { path: { id: admin.id } }, body: rest })
        : create.mutateAsync({ body: { ...rest, password } });
      const isSaved = await saved.then(
        () => true,
        () => false,
      );
      if (!isSaved) return;
      onClose();
      void toast(t(admin ? 'admins.saved' : 'admins.createdDone'), { tone: 'good' });
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(admin ? 'admins.edit' : 'admins.create')}
      action={t(admin ? 'save' : 'admins.createAction')}
      cancel={t('cancel')}
      failure={refusal && !refusedField && problemText(refusal)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('admins.firstName')} required {...form.field('firstName')}>
          <TextInput {...form.register('firstName')} autoComplete="off" maxLength={120} />
        </Field>
        <Field label={t('admins.lastName')} required {...form.field('lastName')}>
          <TextInput {...form.register('lastName')} autoComplete="off" maxLength={120} />
        </Field>
      </div>
      <Field label={t('admins.email')} required {...form.field('email')}>
        <TextInput {...form.register('email')} type="email" autoComplete="off" />
      </Field>
      {admin ? (
        <PasswordLink admin={admin} />
      ) : (
        <>
          <Field label={t('admins.password')} required {...form.field('password')}>
            <PasswordInput {...form.register('password')} autoComplete="new-password" />
          </Field>
          <PasswordChecklist password={form.watch('password')} />
        </>
      )}
    </FormDialog>
  );
}

/** Mails a link for a new password; what is typed in the dialog stays. */
function PasswordLink({ admin }: { admin: AdminRow }) {
  const { t } = useTranslation('admins');
  const errorText = useErrorText();
  const link = $api.useMutation('post', '/api/admin/admins/{id}/password-link');
  const send = () => {
    if (link.isPending) return;
    const onSuccess = () => void toast(t('admins.passwordLinkSent'), { tone: 'good' });
    link.mutate({ params: { path: { id: admin.id } } }, { onSuccess });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-fs-8 text-ink-2">{t('admins.passwordLinkHelp')}</p>
      <Button
        variant="secondary"
        size="s"
        loading={link.isPending}
        aria-label={t('admins.passwordLinkNamed', { email: admin.email })}
        onClick={send}
      >
        {t('admins.passwordLink')}
      </Button>
      {link.error && (
        <Note tone="warn" role="alert">
          {errorText(link.error)}
        </Note>
      )}
    </div>
  );
}

function useCreateAdmin() {
  return $api.useMutation('post', '/api/admin/admins', {
    onSettled: (_data, _error, _variables, _before, { client }) => client.invalidateQueries({ queryKey: ADMINS }),
  });
}

/** Optimistic: the row changes before the server answers. */
function useChangeAdmin() {
  return $api.useMutation(
    'patch',
    '/api/admin/admins/{id}',
    optimisticUpdate<Admins, ById & { body: Partial<Pick<Admin, 'email' | 'firstName' | 'lastName'>> }>(
      ADMINS,
      (list, { params, body: { email, firstName, lastName } }) => ({
        ...list,
        items: list.items.map((admin) =>
          admin.id === params.path.id
            ? {
                ...admin,
                email: email ?? admin.email,
                firstName: firstName ?? admin.firstName,
                lastName: lastName ?? admin.lastName,
              }
            : admin,
        ),
      }),
    ),
  );
}

/** Optimistic: the row is removed before the server answers. */
export function useDeleteAdmin() {
  return $api.useMutation(
    'delete',
    '/api/admin/admins/{id}',
    optimisticUpdate<Admins, ById>(ADMINS, ({ items, total }, { params }) => ({
      items: items.filter(({ id }) => id !== params.path.id),
      total: total - 1,
    })),
  );
}

export function AdminTable({ rows, mayDelete, onEdit, onDelete }: AdminTableProps) {
  const { t } = useTranslation('admins');
  const date = (when: string | null) => (when ? formatDate(when) : t('admins.never'));
  const address = useTableAddress();
  // A placeholder is nobody to count.
  const total = rows.filter(({ isPlaceholder }) => !isPlaceholder).length;
  const columns: Column<AdminRow>[] = [
    {
      key: 'name',
      header: t('admins.name'),
      rowHeader: true,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-2">
          {row.firstName} {row.lastName}
          {row.isSelf && <Badge kind="good">{t('admins.self')}</Badge>}
        </span>
      ),
    },
    { key: 'email', header: t('admins.email'), cell: (row) => row.email },
    {
      key: 'created',
      header: t('admins.created'),
      cell: (row) => <span className="num">{row.isPlaceholder ? '–' : date(row.createdAt)}</span>,
    },
    {
      key: 'seen',
      header: t('admins.lastLogin'),
      cell: (row) => <span className="num">{row.isPlaceholder ? '–' : date(row.lastLoginAt)}</span>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('admins.actions')}</span>,
      align: 'end',
      cell: (row) =>
        !row.isPlaceholder && (
          <span className="flex justify-end">
            <TipIconButton
              label={t('admins.editNamed', { email: row.email })}
              icon={<Pencil size={20} />}
              onClick={() => onEdit(row)}
            />
            {mayDelete && (
              <TipIconButton
                label={t('admins.deleteNamed', { email: row.email })}
                icon={<Trash2 size={20} />}
                onClick={() => onDelete(row)}
              />
            )}
          </span>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('admins.title')}
      columns={columns}
      list={{ data: { items: rows, total, page: 1, pageSize: Math.max(1, total) }, error: null }}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      address={address}
      empty={{ title: t('admins.unread'), text: '' }}
    />
  );
}
