import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackToFeeds } from '../feed-parts.tsx';
import { type SetupStep, StepNav } from './step-nav.tsx';

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
