import type { AdminEmployer } from '@stellenvisite/contract/employers/admin-employers.schema';
import { accountAddressSchema } from '@stellenvisite/contract/employers/team.schema';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { $api } from '../../../session/queries.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { useZodForm } from '../../../ui/forms/use-zod-form.ts';

type AccountAddressDialogProps = { employer: AdminEmployer; onClose: () => void };

/** Asks the holder of an address to become the owner of an employer that nobody can sign in to any more. */
export function AccountAddressDialog({ employer, onClose }: AccountAddressDialogProps) {
  const { t } = useTranslation('admin-employers', { keyPrefix: 'address' });
  const errorText = useErrorText();
  const { mutate, isPending, error, reset } = $api.useMutation('put', '/api/admin/employers/{id}/account-address', {
    onSuccess: (_data, { body }) => {
      onClose();
      void toast(t('requested', { email: body.email }), { tone: 'good' });
    },
  });
  const form = useZodForm({
    schema: accountAddressSchema,
    defaultValues: { email: '' },
    fields: ['email'],
    errorText: () => t('missing'),
    refused: { email: error ? errorText(error) : undefined },
    onSubmit: (body) => {
      if (!isPending) mutate({ params: { path: { id: employer.id } }, body });
    },
  });
  return (
    <FormDialog
      title={t('title', { name: employer.name })}
      form={form}
      action={t('submit')}
      cancel={t('cancel')}
      isPending={isPending}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <Field label={t('email')} {...form.field('email')}>
        <TextInput {...form.register('email', { onChange: reset })} type="email" inputMode="email" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
