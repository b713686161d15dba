import type { Tariff } from '@stellenvisite/contract/pay.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from './pay.ts';
import { type PaidJob, payBasis } from './pay-words.ts';

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
      {amount && <b className="num">{amount}</b>}
      <span>{amount ? note : t('pay.none')}</span>
      {forHours && <span className="job-pay-part num">{forHours}</span>}
    </p>
  );
}
