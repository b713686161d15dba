import type { EmployerOverview } from '@stellenvisite/contract/employer-overview.schema';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { useMayAct } from '../employer-area/shared/use-acting-employer.ts';
import { POST_JOB } from './overview-paths.ts';

const STEPS = [
  { key: 'profile', to: '/employer-dashboard/profil' },
  { key: 'media', to: '/employer-dashboard/medien' },
  { key: 'job', to: POST_JOB },
] as const;

/** For a new employer: what makes it found. Gone when all is done. */
export function FirstSteps({ steps }: { steps: EmployerOverview['steps'] }) {
  const { t } = useTranslation('employer-overview', { keyPrefix: 'steps' });
  const mayChange = useMayAct('employer.change');
  if (!mayChange || STEPS.every(({ key }) => steps[key])) return null;
  return (
    <section className="card steps" aria-labelledby="steps">
      <header className="ov-sh">
        <div>
          <h2 id="steps">{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
      </header>
      <ol>
        {STEPS.map(({ key, to }, index) => (
          <li key={key} className={clsx(steps[key] && 'done')}>
            <i className="num" aria-hidden="true">
              {steps[key] ? <Check size={18} /> : index + 1}
            </i>
            <span>
              <b>{t(`${key}.title`)}</b>
              <small>{t(`${key}.text`)}</small>
            </span>
            {steps[key] ? (
              <span className="steps-done">{t('done')}</span>
            ) : (
              <LinkButton size="s" variant="secondary" to={to}>
                {t(`${key}.action`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
