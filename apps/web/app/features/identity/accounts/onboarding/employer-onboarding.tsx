import { zodResolver } from '@hookform/resolvers/zod';
import { COMPANY_SIZES } from '@stellenvisite/contract/employers/employers.schema';
import { FACILITIES } from '@stellenvisite/contract/employers/facilities';
import type { Account, EmployerMapping } from '@stellenvisite/contract/identity/accounts.schema';
import { Building2, CircleAlert } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../i18n/use-error-text.ts';
import { $api } from '../../../../session/queries.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { TextInput } from '../../../../ui/forms/text-input.tsx';
import { AddressStep, type EmployerStepProps } from './address-step.tsx';
import { CategoryChoice } from './category-choice.tsx';
import {
  EMPLOYER_STEPS,
  type EmployerValues,
  employerAnswers,
  employerFormSchema,
  employerValues,
} from './employer-values.ts';
import { KnownValue } from './known-value.tsx';
import type { ProfileChange } from './seeker-values.ts';
import type { StepCell } from './step-row.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardFrame } from './wizard-frame.tsx';

const HOME = '/employer-dashboard';
const STEP = { company: CompanyStep, address: AddressStep, contact: ContactStep, link: LinkStep } as const;

type EmployerOnboardingProps = { account: Account; reload: () => Promise<unknown> };

export function EmployerOnboarding({ account, reload }: EmployerOnboardingProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const form = useForm<EmployerValues, unknown, EmployerValues>({
    resolver: zodResolver(employerFormSchema),
    defaultValues: employerValues(account),
    shouldFocusError: false,
  });
  const wizard = useWizard<EmployerValues>({
    account,
    form,
    reload,
    steps: EMPLOYER_STEPS,
    answers: employerAnswers,
    profile: (values) => changesOf(values, account),
    doneTo: HOME,
    doneText: t('employer.done'),
  });
  const cells = useEmployerCells(form.watch(), account);
  const { errors, isDirty } = form.formState;
  const step = EMPLOYER_STEPS[wizard.step] ?? EMPLOYER_STEPS[0];
  const Step = STEP[step.key];
  return (
    <WizardFrame
      wizard={wizard}
      step={step}
      cells={cells}
      title={t(`employer.${step.key}.title`)}
      text={t(`employer.${step.key}.text`)}
      errors={errors}
      isDirty={isDirty}
      laterTo={HOME}
    >
      <Step form={form} account={account} reload={reload} />
    </WizardFrame>
  );
}

function changesOf({ fullName, companyName }: EmployerValues, account: Account): ProfileChange {
  return {
    ...(fullName.trim() && fullName.trim() !== account.fullName && { fullName: fullName.trim() }),
    ...(companyName.trim() && companyName.trim() !== account.companyName && { companyName: companyName.trim() }),
  };
}

function useEmployerCells(values: EmployerValues, { employers }: Account): StepCell[] {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const known = employers.find(({ isActive }) => isActive) ?? employers.find(({ isProposed }) => isProposed);
  const cell = (key: string, value: string) => ({ key, label: t(`employer.${key}.cell`), value: value || null });
  return [
    cell('company', values.employerType && values.companyName),
    cell('address', [values.location, values.country].filter(Boolean).join(', ')),
    cell('contact', values.fullName),
    cell('link', known?.employerName ?? ''),
  ];
}

function ContactStep({ form, account }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      <KnownValue label={t('fullName')} value={account.fullName} hasError={Boolean(errors.fullName)}>
        <Field label={t('fullName')} id="ob-fullName" required error={errors.fullName && t('error.fullName')}>
          <TextInput {...form.register('fullName')} autoComplete="name" maxLength={120} />
        </Field>
      </KnownValue>
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

/** Employers that may be the person's own, matched by the verified e-mail address. */
function LinkStep({ account, reload }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  if (account.employers.length === 0) return <Note>{t('employer.noEmployer', { email: account.email ?? '' })}</Note>;
  return (
    <ul className="grid gap-3">
      {account.employers.map((mapping) => (
        <EmployerRow key={mapping.employerId} mapping={mapping} reload={reload} />
      ))}
    </ul>
  );
}

function EmployerRow({ mapping, reload }: { mapping: EmployerMapping; reload: () => Promise<unknown> }) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const errorText = useErrorText();
  const { employerId, employerName, mappingType, isActive } = mapping;
  const { mutate, isPending } = $api.useMutation('post', '/api/account/employer-links', {
    onSuccess: async () => {
      await reload();
      void toast(t('employer.proposed'), { tone: 'good' });
    },
    onError: (error) => void toast(errorText(error), { tone: 'bad' }),
  });
  // Optimistic: shown as requested while the call runs; a refusal restores the button.
  const isProposed = mapping.isProposed || isPending;
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3">
      <Building2 size={24} />
      <div className="min-w-0 flex-1 basis-48">
        <b lang="de">{employerName}</b>
        <p className="text-fs-8 text-ink-2">{t(`employer.mapping.${mappingType}`)}</p>
      </div>
      {isActive && <Badge kind="good">{t('employer.acting')}</Badge>}
      {!isActive && isProposed && <Badge kind="info">{t('employer.waiting')}</Badge>}
      {!isActive && !isProposed && (
        <Button variant="secondary" size="s" onClick={() => mutate({ body: { employerId } })}>
          {t('employer.propose')}
        </Button>
      )}
    </li>
  );
}

function CompanyStep({ form, account }: EmployerStepProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const { t: fields } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const { errors } = form.formState;
  return (
    <>
      <KnownValue label={t('employer.companyName')} value={account.companyName} hasError={Boolean(errors.companyName)}>
        <Field
          label={t('employer.companyName')}
          id="ob-companyName"
          required
          help={t('employer.companyHelp')}
          error={errors.companyName && t('error.companyName')}
        >
          <TextInput {...form.register('companyName')} autoComplete="organization" maxLength={160} />
        </Field>
      </KnownValue>
      <div id="ob-employerType" tabIndex={-1}>
        <Controller
          control={form.control}
          name="employerType"
          render={({ field }) => (
            <RadioGroup
              name="employerType"
              layout="cards"
              legend={t('employer.type')}
              value={field.value}
              onValueChange={field.onChange}
              options={FACILITIES.map((value) => ({ value, label: fields(`facility.${value}`) }))}
            />
          )}
        />
        <FieldError text={errors.employerType && t('error.employerType')} />
      </div>
      <Field label={t('employer.size')} hint={ui('form.optional')}>
        <Select
          {...form.register('companySize')}
          options={[
            { value: '', label: t('unsaid') },
            ...COMPANY_SIZES.map((value) => ({ value, label: fields(`companySize.${value}`) })),
          ]}
        />
      </Field>
      <CategoryChoice
        legend={`${t('employer.categories')} (${ui('form.optional')})`}
        type="checkbox"
        input={form.register('categories')}
      />
    </>
  );
}

/** Renders the error of a group of controls, as a field shows its own. */
export function FieldError({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="fld-error mt-1.5">
      <CircleAlert size={16} />
      <span>{text}</span>
    </p>
  );
}
