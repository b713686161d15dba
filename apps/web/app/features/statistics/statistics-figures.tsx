import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/answers';
import { formatNumber } from '@stellenvisite/contract/format-number';
import type { Statistics } from '@stellenvisite/contract/statistics.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';

/** Applications of a hundred views; null where there are too few to say it. */
export function perHundred({ views, applications }: { views: number; applications: number }): number | null {
  return views === 0 || applications < ANSWER_APPLICATIONS ? null : (100 * applications) / views;
}

export function StatisticsFigures({ statistics, days }: { statistics: Statistics; days: number }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  const { totals, before, hires, market } = statistics;
  const number = (value: number, max = 0) => formatNumber(value, locale, { max });
  const rate = perHundred(totals);
  const all = market.find(({ scope }) => scope === 'all');
  return (
    <dl className="stat-figures">
      <Figure label={t('views')} value={number(totals.views)}>
        <Change now={totals.views} before={before.views} days={days} />
      </Figure>
      <Figure label={t('saves')} value={number(totals.saves)}>
        {totals.views > 0 && t('ofViews', { share: number((100 * totals.saves) / totals.views, 1) })}
      </Figure>
      <Figure label={t('applications')} value={number(totals.applications)}>
        <Change now={totals.applications} before={before.applications} days={days} />
      </Figure>
      <Figure label={t('perHundred')} value={rate === null ? '–' : number(rate, 1)}>
        {rate === null
          ? t('fewApplications', { count: ANSWER_APPLICATIONS })
          : all?.perHundredViews != null &&
            t('market', { value: number(all.perHundredViews, 1), count: all.employers })}
      </Figure>
      <Figure
        label={t('toHire')}
        value={
          hires.medianDays === null
            ? '–'
            : t('days', { formatted: number(hires.medianDays), count: Math.round(hires.medianDays) })
        }
      >
        {hires.count > 0 && t('medianOf', { count: hires.count })}
      </Figure>
    </dl>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="num">{value}</b>
        <small>{children}</small>
      </dd>
    </div>
  );
}

/** „+ 12 % zu den 60 Tagen davor“; nothing where there was too little to compare with. */
function Change({ now, before, days }: { now: number; before: number; days: number }) {
  const { t } = useTranslation('statistics');
  const locale = useLocale();
  if (before < ANSWER_APPLICATIONS) return null;
  const percent = Math.round((100 * (now - before)) / before);
  const sign = percent > 0 ? '+\u00a0' : percent < 0 ? '−\u00a0' : '±\u00a0';
  return (
    <>
      <span className={percent >= 0 ? 'up' : 'down'}>{`${sign}${formatNumber(Math.abs(percent), locale)}\u00a0%`}</span>{' '}
      {t('before', { days })}
    </>
  );
}
