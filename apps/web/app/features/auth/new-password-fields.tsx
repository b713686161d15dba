import type { NewPassword } from '@stellenvisite/contract/registration.schema';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordChecklist } from './shared/password-checklist.tsx';

type NewPasswordFieldsProps<Values extends FieldValues & NewPassword> = {
  form: UseFormReturn<Values>;
  field: (name: Path<Values>) => { id: string; error?: string };
};

const PASSWORD = 'password' as const;
const CONFIRMATION = 'confirmation' as const;

/** A new password with its live checklist, and once more. */
export function NewPasswordFields<Values extends FieldValues & NewPassword>(props: NewPasswordFieldsProps<Values>) {
  const { form, field } = props;
  const { t } = useTranslation('auth');
  const [password, confirmation] = [PASSWORD as Path<Values>, CONFIRMATION as Path<Values>];
  const typed: string = useWatch({ control: form.control, name: password });
  return (
    <>
      <div className="grid gap-3">
        <Field label={t('field.newPassword')} {...field(password)}>
          <PasswordInput {...form.register(password)} autoComplete="new-password" />
        </Field>
        <PasswordChecklist password={typed ?? ''} isRefused={field(password).error !== undefined} />
      </div>
      <Field label={t('field.confirmation')} {...field(confirmation)}>
        <PasswordInput {...form.register(confirmation)} autoComplete="new-password" />
      </Field>
    </>
  );
}
