import { monthName, toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { formatDate } from '@stellenvisite/contract/format-date';
import { formatNumber } from '@stellenvisite/contract/format-number';
import type { OwnJobs } from '@stellenvisite/contract/own-jobs.schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../ui/use-locale.ts';

/** The four figures above the list; two of them lead to the jobs behind them. */
export function JobFigures({ figures }: { figures: OwnJobs['figures'] }) {
  const { t } = useTranslation('own-jobs');
  const locale = useLocale();
  const { published, ending, payMissing, plan, topJobs } = figures;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <dl className="jl-figures">
      <div>
        <dt>{t('figures.published')}</dt>
        <dd className="num">{number(published)}</dd>
        {plan?.isBooked && <dd>{t('figures.plan', { count: plan.jobs, plan: t(`plan.${plan.id}`) })}</dd>}
      </div>
      <div>
        <dt>{t('figures.ending')}</dt>
        <dd className="num">{number(ending)}</dd>
        {ending > 0 && (
          <dd>
            <Link to="?ending=1&sort=ending" preventScrollReset>
              {t('figures.showEnding')}
            </Link>
          </dd>
        )}
      </div>
      <div>
        <dt>{t('figures.payMissing')}</dt>
        <dd className="num">{number(payMissing)}</dd>
        {payMissing > 0 && (
          <dd>
            <Link to="?payMissing=1" preventScrollReset>
              {t('figures.addPay')}
            </Link>
          </dd>
        )}
      </div>
      {topJobs && (
        <div>
          <dt>{t('figures.topJobs', { month: monthName(toBerlinClock(new Date()), locale) })}</dt>
          <dd className="num">{t('figures.usedOf', topJobs)}</dd>
          <dd>{t('figures.until', { date: formatDate(topJobs.until) })}</dd>
        </div>
      )}
    </dl>
  );
}
