import { OWNERSHIPS, type Ownership } from '@stellenvisite/contract/employers/employers';
import { COMPANY_SIZES } from '@stellenvisite/contract/employers/employers.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../ui/forms/field.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { useTextValue } from '../../../../ui/forms/use-text-value.ts';
import type { FormPart } from '../form-parts.ts';
import {
  type EmployerFields,
  ownershipOf,
  type ProblemKey,
  useEmployerForm,
  withOwnership,
} from '../use-employer-form.ts';
import { NumberField, TextField, useProblemText } from './form-fields.tsx';

type Contact = NonNullable<EmployerFields['contact']>;

const NOBODY: Contact = { name: '', role: null, email: null, phone: null, hours: null };

export function ContactSection() {
  const { t } = useTranslation('own-employers');
  return (
    <FormSection part="contact">
      <div className="grid gap-4 items-start min-[48rem]:grid-cols-[1fr_1fr]">
        <ContactField part="name" problem="contactName" label={t('contact.name')} />
        <ContactField part="role" label={t('contact.role')} />
        <ContactField part="email" problem="contactEmail" label={t('contact.email')} />
        <ContactField part="phone" label={t('contact.phone')} isOptional />
        <ContactField part="hours" label={t('contact.hours')} isOptional />
      </div>
      <p className="max-w-176 text-ink-2 text-fs-7 -mt-3">{t('contact.general')}</p>
      <div className="grid gap-4 items-start min-[48rem]:grid-cols-[1fr_1fr]">
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

export function NameSection() {
  const { t } = useTranslation('own-employers');
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="name">
      <TextField
        field="name"
        problem="name"
        label={t('field.name')}
        maxLength={160}
        autoComplete="organization"
        required
      />
      <div className="grid gap-4 items-start min-[48rem]:grid-cols-[1fr_1fr]">
        <Field label={t('field.kinds')}>
          <Select
            value={ownershipOf(data) ?? ''}
            onChange={(event) => change(withOwnership(data, (event.target.value || null) as Ownership | null))}
            options={[
              { value: '', label: t('unsaid') },
              ...OWNERSHIPS.map((value) => ({ value, label: t(`ownership.${value}`) })),
            ]}
          />
        </Field>
        <TextField
          field="website"
          problem="website"
          label={t('field.website')}
          help={t('websiteHelp')}
          maxLength={300}
          inputMode="url"
          autoComplete="url"
        />
        <TextField field="owner" label={t('field.owner')} optional maxLength={160} />
        <TextField field="tagline" label={t('field.tagline')} optional maxLength={200} />
      </div>
    </FormSection>
  );
}

export function SizeSection() {
  const { t } = useTranslation(['own-employers', 'job-fields']);
  const { data, change } = useEmployerForm();
  return (
    <FormSection part="size">
      <fieldset className="min-w-0">
        <legend className="fld-label mb-1.5">{t('field.companySize')}</legend>
        <div className="grid grid-cols-[repeat(4,1fr)] overflow-hidden border border-line-2 rounded-control bg-sheet">
          {COMPANY_SIZES.map((size) => (
            <label className="not-first:border-l not-first:border-l-line" key={size}>
              <input
                type="radio"
                name="companySize"
                className="visually-hidden"
                checked={data.companySize === size}
                onChange={() => change({ companySize: size })}
              />
              <span className="num grid place-items-center min-h-12 font-semibold text-fs-7 leading-none cursor-pointer [:checked+&]:bg-marker-soft [:checked+&]:shadow-[inset_0_-5px_0_var(--marker-2)] [:focus-visible+&]:[outline:3px_solid_var(--focus)] [:focus-visible+&]:-outline-offset-3">
                {size.replace('-', '–')}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 items-start min-[48rem]:grid-cols-[repeat(3,1fr)]">
        {data.type === 'hospital' && <NumberField field="beds" label={t('field.beds')} />}
        {data.type !== 'company' && <NumberField field="doctors" label={t('field.doctors')} />}
        {data.type === 'hospital' && (
          <NumberField field="doctorsInTraining" label={t('field.doctorsInTraining')} optional />
        )}
        {data.type === 'company' && <NumberField field="carePlaces" label={t('field.carePlaces')} optional />}
        {data.type === 'company' && <NumberField field="sites" label={t('field.sites')} optional />}
        <NumberField field="employees" label={t('field.employees')} optional />
        <NumberField field="foundedYear" problem="foundedYear" label={t('field.foundedYear')} optional />
      </div>
    </FormSection>
  );
}

export function FormSection({ part, children }: { part: FormPart; children: ReactNode }) {
  const { t } = useTranslation('own-employers');
  const lead = t(`part.${part}.lead`, { defaultValue: '' });
  return (
    <section
      className="grid gap-4 py-7 border-t border-t-line scroll-mt-16"
      id={`teil-${part}`}
      aria-labelledby={`teil-${part}-titel`}
    >
      <h2 className="text-fs-4" id={`teil-${part}-titel`}>
        {t(`part.${part}.title`)}
      </h2>
      {lead && <p className="max-w-176 text-ink-2 text-fs-7 -mt-3">{lead}</p>}
      {children}
    </section>
  );
}
