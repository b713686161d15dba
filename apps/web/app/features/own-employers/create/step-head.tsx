import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { SaveStatus } from '../save-status.tsx';

export const CREATE_STEPS = ['type', 'profile', 'media'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

type StepHeadProps = { step: CreateStep; unlocked: readonly CreateStep[]; onStep: (step: CreateStep) => void };

/** The three steps; a locked one is inert and says how it opens. */
export function StepHead({ step, unlocked, onStep }: StepHeadProps) {
  const { t } = useTranslation('own-employers', { keyPrefix: 'step' });
  const current = CREATE_STEPS.indexOf(step);
  return (
    <div className="oe-head">
      <p>{t('title')}</p>
      <ol aria-label={t('label')}>
        {CREATE_STEPS.map((each, index) => {
          const isOpen = unlocked.includes(each);
          return (
            <li key={each} aria-current={each === step ? 'step' : undefined}>
              <button type="button" disabled={!isOpen || each === step} onClick={() => onStep(each)}>
                <i data-done={index < current || undefined}>
                  {index < current ? <Check size={16} /> : isOpen ? index + 1 : <Lock size={14} />}
                </i>
                <span>
                  {t(each)} {!isOpen && each === 'media' && <small>{t('afterSaving')}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <SaveStatus />
      <TextLink to="/employer-dashboard">{t('later')}</TextLink>
    </div>
  );
}
