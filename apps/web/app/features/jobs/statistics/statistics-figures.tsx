import { ANSWER_APPLICATIONS } from '@stellenvisite/contract/applications/applications';
import type { Statistics } from '@stellenvisite/contract/jobs/statistics.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';

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
    <dl className="grid grid-cols-5 rounded-sheet border border-line bg-sheet max-md:grid-cols-[1fr_1fr]">
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
    <div className="border-line px-5 py-4 not-first:border-l max-md:border-t max-md:odd:border-l-0">
      <dt className="text-fs-8 text-ink-2 leading-[1.3]">{label}</dt>
      <dd>
        <b className="num my-1 block text-[1.75rem] leading-[1.1]">{value}</b>
        <small className="text-fs-9 text-ink-2">{children}</small>
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
      <span
        className={clsx('font-semibold', percent >= 0 ? 'text-good' : 'text-warn')}
      >{`${sign}${formatNumber(Math.abs(percent), locale)}\u00a0%`}</span>{' '}
      {t('before', { days })}
    </>
  );
}
