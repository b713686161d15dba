import { zodResolver } from '@hookform/resolvers/zod';
import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressStep } from './address-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { ContactStep } from './contact-step.tsx';
import {
  EMPLOYER_STEPS,
  type EmployerValues,
  employerAnswers,
  employerFormSchema,
  employerValues,
} from './employer-values.ts';
import { LinkStep } from './link-step.tsx';
import type { ProfileChange } from './save-answers.ts';
import { useEmployerCells } from './use-employer-cells.ts';
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
