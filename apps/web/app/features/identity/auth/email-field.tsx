import { useEffect } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { ZodForm } from '../../../ui/forms/use-zod-form.ts';

type EmailFieldProps<Values extends FieldValues & { email: string }> = {
  form: ZodForm<Values>;
  email: string;
  onEmail: (email: string) => void;
};

/** Renders the address both ways of signing in ask for: typed in one, it appears in the other. */
export function EmailField<Values extends FieldValues & { email: string }>(props: EmailFieldProps<Values>) {
  const { form, email, onEmail } = props;
  const { t } = useTranslation('auth');
  const name = 'email' as Path<Values>;
  const { setValue } = form;
  useEffect(() => {
    if (email) setValue(name, email as PathValue<Values, Path<Values>>);
  }, [email, name, setValue]);
  return (
    <Field label={t('field.email')} {...form.field(name)}>
      <TextInput
        {...form.register(name, { onChange: (event) => onEmail(event.target.value) })}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
      />
    </Field>
  );
}
