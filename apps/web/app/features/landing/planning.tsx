import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TimeStamp } from '../jobs/shared/time-stamp.tsx';
import type { LandingMarket } from './landing-market.ts';
import { PlanningSheet } from './planning-sheet.tsx';
import { useCount } from './use-count.ts';

/** The employers' side of the landing page. Only figures of the market and of the price list. */
export function Planning({ market }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  return (
    <section className="sec" aria-labelledby="planning">
      <div className="wrap planning">
        <div>
          <TimeStamp shift="late" time="16:30" label={t('planning.stamp')} />
          <h2 id="planning" className="sec-title mt-5">
            {t('planning.title')}
          </h2>
          <p className="mt-4 text-fs-5 text-ink-2">{t('planning.lead')}</p>
          <PlanningFigures market={market} />
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to="/fuer-arbeitgeber">{t('planning.start')}</LinkButton>
            <TextLink to="/preise">{t('planning.prices')}</TextLink>
          </div>
        </div>
        <PlanningSheet />
      </div>
    </section>
  );
}

function PlanningFigures({ market: { employers, jobs } }: { market: LandingMarket }) {
  const { t } = useTranslation('landing');
  const format = useCount();
  return (
    <dl className="figures">
      <div>
        <dt>{t('planning.employers', { count: employers })}</dt>
        <dd className="num">{format(employers)}</dd>
      </div>
      <div>
        <dt>{t('planning.jobs', { count: jobs })}</dt>
        <dd className="num">{format(jobs)}</dd>
      </div>
      <div>
        <dt>{t('planning.free')}</dt>
        <dd className="num">
          0 <small>€</small>
        </dd>
      </div>
    </dl>
  );
}
