import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx';
import { UnsavedGuard } from '../../../../ui/forms/unsaved-guard.tsx';
import { type StepCell, StepRow } from './step-row.tsx';
import type { Wizard } from './use-wizard.ts';

/** The question, and what is shown next to it. */
export const BODY =
  'wrap grid grid-cols-[minmax(0,40rem)_minmax(0,18rem)] items-start gap-x-16 gap-y-8 pt-10 pb-20 max-md:grid-cols-[minmax(0,1fr)] max-md:pt-7 max-md:pb-12';

type StepFrameProps = {
  title: string;
  text: string;
  heading: Ref<HTMLHeadingElement>;
  isFirst: boolean;
  isLast: boolean;
  mayBeSkipped: boolean;
  isBusy: boolean;
  /** The path for leaving without finishing; all answers so far are retained. */
  laterTo: string;
  onBack: () => void;
  onNext: () => void;
  onSkip: () => void;
  children: ReactNode;
};

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

/** Renders the person's row with the cell at hand marked, and below it that cell's question. */
export function WizardFrame(props: WizardFrameProps) {
  const { wizard, step, cells, title, text, errors, isDirty, laterTo, aside, children } = props;
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  const problems = step.fields
    .filter((name) => errors[name])
    .map((name) => ({ field: `ob-${name}`, text: t(`error.${name}`) }));
  return (
    <>
      <StepRow cells={cells} current={wizard.step} onGo={wizard.go} />
      <div className={BODY}>
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

/** Renders one question with its ways on: back, on, without an answer, or another time. */
function StepFrame(props: StepFrameProps) {
  const { title, text, heading, isFirst, isLast, mayBeSkipped, isBusy, laterTo, onBack, onNext, onSkip, children } =
    props;
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <form
      className="grid gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onNext();
      }}
    >
      <div>
        <h2 className="text-[1.75rem] leading-[1.15] tracking-[-0.02em] outline-0" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="mt-2 text-ink-2 leading-normal">{text}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        {!isFirst && (
          <Button className="max-md:flex-1" variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button className="max-md:flex-1" type="submit" loading={isBusy}>
          {t(isLast ? 'finish' : 'next')}
        </Button>
        {mayBeSkipped ? (
          <Button variant="ghost" onClick={onSkip}>
            {t('skip')}
          </Button>
        ) : (
          <LinkButton variant="ghost" to={laterTo}>
            {t('later')}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
