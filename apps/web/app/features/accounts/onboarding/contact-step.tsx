import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { EmployerStepProps } from './employer-step.ts';

export function ContactStep({ form }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      <Field label={t('fullName')} id="ob-fullName" required error={errors.fullName && t('error.fullName')}>
        <TextInput {...form.register('fullName')} autoComplete="name" maxLength={120} />
      </Field>
      <Field
        label={t('employer.position')}
        id="ob-position"
        hint={ui('form.optional')}
        help={t('employer.positionHelp')}
        error={errors.position && t('error.position')}
      >
        <TextInput {...form.register('position')} autoComplete="organization-title" maxLength={120} />
      </Field>
      <Field
        label={t('employer.phone')}
        id="ob-phone"
        hint={ui('form.optional')}
        error={errors.phone && t('error.phone')}
      >
        <TextInput {...form.register('phone')} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
      </Field>
    </>
  );
}
