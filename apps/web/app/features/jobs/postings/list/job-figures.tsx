import type { OwnJobs } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { monthName, toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../../ui/use-locale.ts';

/** The four figures above the list; two of them lead to the jobs behind them. */
export function JobFigures({ figures }: { figures: OwnJobs['figures'] }) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const { published, ending, payMissing, plan, topJobs } = figures;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <dl className="mb-5 grid auto-cols-fr grid-flow-col overflow-hidden rounded-sheet border border-line bg-sheet max-md:mx-[calc(-1*var(--gutter))] max-md:rounded-none max-md:grid-flow-row max-md:grid-cols-[1fr_1fr] max-md:gap-px max-md:border-x-0 max-md:bg-line">
      <Figure name={t('figures.published')} value={number(published)}>
        {plan?.isBooked && t('figures.plan', { count: plan.jobs, plan: t(`plan.${plan.id}`) })}
      </Figure>
      <Figure name={t('figures.ending')} value={number(ending)}>
        {ending > 0 && <FigureLink to="?ending=1&sort=ending">{t('figures.showEnding')}</FigureLink>}
      </Figure>
      <Figure name={t('figures.payMissing')} value={number(payMissing)}>
        {payMissing > 0 && <FigureLink to="?payMissing=1">{t('figures.addPay')}</FigureLink>}
      </Figure>
      {topJobs && (
        <Figure
          name={t('figures.topJobs', { month: monthName(toBerlinClock(new Date()), locale) })}
          value={t('figures.usedOf', topJobs)}
        >
          {t('figures.until', { date: formatDate(topJobs.until) })}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="border-line px-5 py-4 text-fs-9 text-ink-2 leading-[1.35] max-md:bg-sheet max-md:px-gutter max-md:py-3 md:not-first:border-l">
      <dt>{name}</dt>
      <dd className="num font-semibold text-[1.5rem] text-ink leading-[1.2]">{value}</dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}

function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-block py-0.5 font-semibold text-action underline underline-offset-[0.2em]"
      preventScrollReset
    >
      {children}
    </Link>
  );
}
