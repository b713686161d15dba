import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BackToFeeds } from '../feed-parts.tsx';
import { addressPath, reportPath } from '../feed-paths.ts';

const SETUP_STEPS = ['address', 'format', 'report', 'import'] as const;

type SetupStep = (typeof SETUP_STEPS)[number];

type SetupHeadProps = { step: SetupStep; feedId?: string | undefined; lead: ReactNode };

export function SetupHead({ step, feedId, lead }: SetupHeadProps) {
  const { t } = useTranslation('feeds');
  return (
    <>
      <BackToFeeds />
      <header className="area-head">
        <div>
          <h1>{t('add')}</h1>
          <p>{lead}</p>
        </div>
      </header>
      <StepNav step={step} feedId={feedId} />
    </>
  );
}

/** The four steps of a new feed. One can go back to what is done. */
function StepNav({ step, feedId }: { step: SetupStep; feedId?: string | undefined }) {
  const { t } = useTranslation('feeds');
  const current = SETUP_STEPS.indexOf(step);
  const pathOf = (name: SetupStep) => {
    if (!feedId || step === 'import') return null;
    return name === 'report' ? reportPath(feedId) : addressPath(feedId);
  };
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="fs-steps">
        {SETUP_STEPS.map((name, index) => {
          const isDone = index < current;
          const path = isDone ? pathOf(name) : null;
          const content = (
            <>
              <i aria-hidden="true">{isDone ? <Check size={16} /> : index + 1}</i>
              <b className="font-[inherit]">
                {t(`steps.${name}`)}
                {isDone && <span className="visually-hidden">{t('steps.done')}</span>}
              </b>
            </>
          );
          return (
            <li key={name} data-done={isDone || undefined} aria-current={index === current ? 'step' : undefined}>
              {path ? <Link to={path}>{content}</Link> : <span>{content}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
