import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useTextValue } from '../../../ui/use-text-value.ts';
import type { EmployerFields } from '../employer-fields.ts';
import type { ProblemKey } from '../employer-problems.ts';
import { useEmployerForm } from '../use-employer-form.ts';
import { TextField, useProblemText } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';

type Contact = NonNullable<EmployerFields['contact']>;

const NOBODY: Contact = { name: '', role: null, email: null, phone: null, hours: null };

export function ContactSection() {
  const { t } = useTranslation('own-employers');
  return (
    <FormSection part="contact">
      <div className="oe-two">
        <ContactField part="name" problem="contactName" label={t('contact.name')} />
        <ContactField part="role" label={t('contact.role')} />
        <ContactField part="email" problem="contactEmail" label={t('contact.email')} />
        <ContactField part="phone" label={t('contact.phone')} isOptional />
        <ContactField part="hours" label={t('contact.hours')} isOptional />
      </div>
      <p className="oe-lead">{t('contact.general')}</p>
      <div className="oe-two">
        <TextField field="email" problem="email" label={t('field.email')} optional maxLength={254} inputMode="email" />
        <TextField field="phone" label={t('field.phone')} optional maxLength={40} inputMode="tel" />
      </div>
    </FormSection>
  );
}

type ContactFieldProps = { part: keyof Contact; label: string; problem?: ProblemKey; isOptional?: boolean };

/** A contact whose parts are all empty is none. */
function ContactField({ part, label, problem, isOptional }: ContactFieldProps) {
  const { t: ui } = useTranslation('ui');
  const { data, change } = useEmployerForm();
  const problemText = useProblemText();
  const contact = data.contact ?? NOBODY;
  const text = useTextValue<string>({
    value: contact[part] ?? '',
    format: (value) => value,
    parse: (typed) => typed.trim(),
    onChange: (value) => {
      const next = { ...contact, [part]: value === '' && part !== 'name' ? null : value };
      change({ contact: Object.values(next).some(Boolean) ? next : null });
    },
    onUnreadable: () => undefined,
  });
  const error = problem && problemText(problem);
  return (
    <Field
      label={label}
      id={`ef-${problem ?? `contact-${part}`}`}
      hint={isOptional && ui('form.optional')}
      {...(error && { error })}
    >
      <TextInput {...text} maxLength={part === 'email' ? 254 : 120} />
    </Field>
  );
}
