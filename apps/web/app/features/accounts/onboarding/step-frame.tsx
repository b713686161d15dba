import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../ui/button.tsx';

type StepFrameProps = {
  title: string;
  text: string;
  heading: Ref<HTMLHeadingElement>;
  isFirst: boolean;
  isLast: boolean;
  mayBeSkipped: boolean;
  isBusy: boolean;
  /** Where one lands without finishing; everything said so far is kept. */
  laterTo: string;
  onBack: () => void;
  onNext: () => void;
  onSkip: () => void;
  children: ReactNode;
};

/** One question with its ways on: back, on, without an answer, or another time. */
export function StepFrame(props: StepFrameProps) {
  const { title, text, heading, isFirst, isLast, mayBeSkipped, isBusy, laterTo, onBack, onNext, onSkip, children } =
    props;
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <form
      className="ob-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onNext();
      }}
    >
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
      <div className="ob-foot">
        {!isFirst && (
          <Button variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
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
