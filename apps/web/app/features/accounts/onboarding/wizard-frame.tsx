import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { StepFrame } from './step-frame.tsx';
import { type StepCell, StepRow } from './step-row.tsx';
import type { Wizard } from './use-wizard.ts';

type WizardFrameProps = {
  wizard: Wizard;
  step: { key: string; fields: readonly string[]; mayBeSkipped: boolean };
  cells: readonly StepCell[];
  title: string;
  text: string;
  /** By the name of the field. */
  errors: Readonly<Record<string, unknown>>;
  isDirty: boolean;
  laterTo: string;
  aside?: ReactNode;
  children: ReactNode;
};

/** The person's row with the cell at hand marked, and below it that cell's question. */
export function WizardFrame(props: WizardFrameProps) {
  const { wizard, step, cells, title, text, errors, isDirty, laterTo, aside, children } = props;
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const problems = step.fields
    .filter((name) => errors[name])
    .map((name) => ({ field: `ob-${name}`, text: t(`error.${name}`) }));
  return (
    <>
      <StepRow cells={cells} current={wizard.step} onGo={wizard.go} />
      <div className="wrap ob-body">
        <StepFrame
          key={step.key}
          title={title}
          text={text}
          heading={wizard.heading}
          isFirst={wizard.step === 0}
          isLast={wizard.isLast}
          mayBeSkipped={step.mayBeSkipped}
          isBusy={wizard.isBusy}
          laterTo={laterTo}
          onBack={wizard.onBack}
          onNext={() => void wizard.onNext()}
          onSkip={wizard.onSkip}
        >
          <ErrorSummary problems={problems} failure={wizard.failure} attempt={wizard.attempt} />
          {children}
        </StepFrame>
        {aside}
      </div>
      <UnsavedGuard when={isDirty && !wizard.isBusy} />
    </>
  );
}
