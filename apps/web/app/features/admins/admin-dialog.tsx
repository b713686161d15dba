import { zodResolver } from '@hookform/resolvers/zod';
import { createAdminSchema } from '@stellenvisite/contract/admins.schema';
import { strongPasswordSchema } from '@stellenvisite/contract/password.schema';
import { z } from '@stellenvisite/contract/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { problemCodeOf } from '../../api/problem-code.ts';
import { useProblemText } from '../../i18n/use-problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordChecklist } from '../auth/shared/password-checklist.tsx';
import type { AdminRow } from './admin-table.tsx';
import { useChangeAdmin, useCreateAdmin } from './use-admins.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'password'] as const;
/** An unchanged password stays: its field is left empty. */
const changeSchema = createAdminSchema.extend({ password: strongPasswordSchema.or(z.literal('')) });
type Values = z.infer<typeof changeSchema>;

type AdminDialogProps = { admin: AdminRow | null; onClose: () => void };

export function AdminDialog({ admin, onClose }: AdminDialogProps) {
  const { t } = useTranslation('admins');
  const problemText = useProblemText();
  const create = useCreateAdmin();
  const change = useChangeAdmin();
  const { error, isPending } = admin ? change : create;
  const refusal = error && problemCodeOf(error);
  const form = useForm<Values>({
    resolver: zodResolver(admin ? changeSchema : createAdminSchema),
    defaultValues: {
      firstName: admin?.firstName ?? '',
      lastName: admin?.lastName ?? '',
      email: admin?.email ?? '',
      password: '',
    },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const isDuplicate = refusal === 'admin.duplicate_email';
  const errorOf = (name: (typeof FIELDS)[number]) => {
    if (errors[name]) return t(`admins.error.${name}`);
    return name === 'email' && isDuplicate ? problemText(refusal) : undefined;
  };
  const problems = FIELDS.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ field: `admin-${name}`, text }] : [];
  });
  const save = form.handleSubmit(({ password, ...rest }) => {
    if (isPending) return;
    const onSuccess = () => {
      onClose();
      void toast(t(admin ? 'admins.saved' : 'admins.createdDone'), { tone: 'good' });
    };
    if (!admin) return create.mutate({ body: { ...rest, password } }, { onSuccess });
    const body = { ...rest, ...(password && { password }) };
    change.mutate({ params: { path: { id: admin.id } }, body }, { onSuccess });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(admin ? 'admins.edit' : 'admins.create')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="admin" loading={isPending}>
            {t(admin ? 'save' : 'admins.createAction')}
          </Button>
        </>
      }
    >
      <form id="admin" className="grid gap-4" onSubmit={save} noValidate>
        <ErrorSummary
          attempt={submitCount}
          problems={problems}
          failure={refusal && !isDuplicate ? problemText(refusal) : undefined}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('admins.firstName')} id="admin-firstName" required error={errorOf('firstName')}>
            <TextInput {...form.register('firstName')} autoComplete="off" maxLength={120} />
          </Field>
          <Field label={t('admins.lastName')} id="admin-lastName" required error={errorOf('lastName')}>
            <TextInput {...form.register('lastName')} autoComplete="off" maxLength={120} />
          </Field>
        </div>
        <Field label={t('admins.email')} id="admin-email" required error={errorOf('email')}>
          <TextInput {...form.register('email')} type="email" autoComplete="off" />
        </Field>
        <Field
          label={t(admin ? 'admins.newPassword' : 'admins.password')}
          id="admin-password"
          required={!admin}
          help={admin ? t('admins.passwordStays') : undefined}
          error={errorOf('password')}
        >
          <PasswordInput {...form.register('password')} autoComplete="new-password" />
        </Field>
        <PasswordChecklist password={form.watch('password')} />
      </form>
    </Dialog>
  );
}
