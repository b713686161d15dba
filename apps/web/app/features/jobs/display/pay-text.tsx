import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { isFullTimePay, payForHours } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import type { Tariff } from '@stellenvisite/contract/jobs/pay/pay.schema';
import type { PayPrecision } from '@stellenvisite/contract/platform/format-money';
import { formatCardNumber } from '@stellenvisite/contract/platform/format-number';
import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TradeTerms } from '../../../ui/trade-terms.tsx';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from './pay.ts';

type PaidJob = Pick<JobItem, 'salary' | 'salaryHours' | 'hoursPerWeek'>;

type Basis = { fullTime: string | null; forHours: string | null };

export type PayTextProps = {
  job: PaidJob & { tariff: Tariff | null };
  align?: 'start' | 'end';
  className?: string;
};

/**
 * The pay of a card: the range, below it the period, the basis and the tariff, and what the hours offered come to. Without an
 * amount it says so, never a guess.
 */
export function PayText({ job, align = 'end', className }: PayTextProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const { salary, tariff } = job;
  const { fullTime, forHours } = payBasis(job, t, locale);
  const tariffText = tariff ? [tariff.name, tariff.grade].filter(Boolean).join(' ') : '';
  const amount = salary ? formatPayRange(salary, locale) : tariffText && t('pay.byTariff', { tariff: tariffText });
  const period = salary && [t(`pay.${salary.period}`), fullTime].filter(Boolean).join(' ');
  const note = period ? [period, tariffText].filter(Boolean).join(' · ') : t('pay.noAmount');
  return (
    <p className={clsx('job-pay', align === 'start' && 'job-pay-start', className)}>
      {amount && (
        <b className={salary ? 'num' : undefined}>
          <TradeTerms text={amount} />
        </b>
      )}
      <span>{amount ? <TradeTerms text={note} /> : t('pay.none')}</span>
      {forHours && <span className="job-pay-part num">{forHours}</span>}
    </p>
  );
}

/** „bei Vollzeit“ and „1.777–2.156 € bei 20 Std.“, where the pay is that of more hours than are offered. Takes the texts `ui`. */
export function payBasis(job: PaidJob, t: TFunction, locale: string, precision?: PayPrecision): Basis {
  const part = payForHours(job);
  return {
    fullTime: isFullTimePay(job) ? t('pay.fullTime') : null,
    forHours:
      part &&
      t('pay.forHours', {
        amount: formatPayRange(part.salary, locale, precision),
        hours: hoursText(part.hours, locale),
      }),
  };
}

export function hoursText({ min, max }: { min: number; max: number }, locale: string): string {
  return [...new Set([min, max])].map((hours) => formatCardNumber(hours, locale, { max: 2 })).join('–');
}
