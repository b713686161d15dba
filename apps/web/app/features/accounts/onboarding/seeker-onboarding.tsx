import { zodResolver } from '@hookform/resolvers/zod';
import type { Account } from '@stellenvisite/contract/accounts.schema';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { useJobCount } from '../use-job-count.ts';
import { wishSearch } from '../wish-search.ts';
import { DutyStep } from './duty-step.tsx';
import { OccupationStep } from './occupation-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { SEEKER_STEPS, type SeekerValues, seekerAnswers, seekerFormSchema, seekerValues } from './seeker-values.ts';
import { StartStep } from './start-step.tsx';
import { useSeekerCells } from './use-seeker-cells.ts';
import { useWizard } from './use-wizard.ts';
import { WizardFrame } from './wizard-frame.tsx';

const HOME = '/dashboard';
const STEP = { occupation: OccupationStep, place: PlaceStep, duty: DutyStep, start: StartStep } as const;

type SeekerOnboardingProps = { account: Account; reload: () => Promise<unknown> };

export function SeekerOnboarding({ account, reload }: SeekerOnboardingProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const locale = useLocale();
  const form = useForm<SeekerValues, unknown, SeekerValues>({
    resolver: zodResolver(seekerFormSchema),
    defaultValues: seekerValues(account),
    shouldFocusError: false,
  });
  const values = form.watch();
  const wizard = useWizard<SeekerValues>({
    account,
    form,
    reload,
    steps: SEEKER_STEPS,
    answers: seekerAnswers,
    profile: ({ fullName }) => (fullName.trim() === account.fullName ? {} : { fullName: fullName.trim() }),
    doneTo: HOME,
    doneText: t('seeker.done'),
  });
  const count = useJobCount(wishSearch(seekerAnswers(values)).toString());
  const cells = useSeekerCells(values);
  const { errors, isDirty } = form.formState;
  const step = SEEKER_STEPS[wizard.step] ?? SEEKER_STEPS[0];
  const Step = STEP[step.key];
  return (
    <WizardFrame
      wizard={wizard}
      step={step}
      cells={cells}
      title={t(`seeker.${step.key}.title`)}
      text={t(`seeker.${step.key}.text`)}
      errors={errors}
      isDirty={isDirty}
      laterTo={HOME}
      aside={
        <aside className="ob-side" aria-label={t('seeker.countLabel')}>
          <b className="num">{count === null ? '–' : count.toLocaleString(locale)}</b>
          <p role="status">{count === null ? t('seeker.counting') : t('seeker.count', { count })}</p>
        </aside>
      }
    >
      <Step form={form} asksName={account.fullName === ''} />
    </WizardFrame>
  );
}
