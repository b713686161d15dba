import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MarkerStroke } from '../../../ui/marker-stroke.tsx';

export type StepCell = { key: string; label: string; value: string | null };

type StepRowProps = { cells: readonly StepCell[]; current: number; onGo: (step: number) => void };

/** The person's own row of the roster: each answer stands in its cell, and leads back to its question. */
export function StepRow({ cells, current, onGo }: StepRowProps) {
  const { t } = useTranslation('accounts', { keyPrefix: 'onboarding' });
  return (
    <nav className="ob-row" aria-label={t('steps')}>
      <MarkerStroke />
      <div className="wrap">
        <ol>
          {cells.map(({ key, label, value }, index) => (
            <li key={key}>
              <button
                type="button"
                className={clsx('ob-cell', value === null && 'open')}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onGo(index)}
              >
                <small>{label}</small>
                <b>{value ?? t('open')}</b>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
