import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '../../../../ui/forms/field.tsx';
import { PasswordInput } from '../../../../ui/forms/password-input.tsx';

type NewPasswordFieldProps = Pick<FieldProps, 'label' | 'id' | 'error' | 'required'> & {
  /** Props of the registered input. */
  input: ComponentProps<typeof PasswordInput>;
};

/** Renders a new password, typed once: it can be made visible instead. States the only rule. */
export function NewPasswordField({ input, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <Field {...field} help={t('password.any')}>
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}
