import type { Salary, Tariff } from '@stellenvisite/contract/pay.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { formatPayRange } from './pay.ts';

export type PayTextProps = {
  salary: Salary | null;
  tariff?: Tariff | null;
  align?: 'start' | 'end';
  className?: string;
};

/** The pay of a card: the range, and below it the period and the tariff. Without an amount it says so, never a guess. */
export function PayText({ salary, tariff, align = 'end', className }: PayTextProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const tariffText = tariff ? [tariff.name, tariff.grade].filter(Boolean).join(' ') : '';
  const amount = salary ? formatPayRange(salary, locale) : tariffText && t('pay.byTariff', { tariff: tariffText });
  const note = salary ? [t(`pay.${salary.period}`), tariffText].filter(Boolean).join(' · ') : t('pay.noAmount');
  return (
    <p className={clsx('job-pay', align === 'start' && 'job-pay-start', className)}>
      {amount && <b className="num">{amount}</b>}
      <span>{amount ? note : t('pay.none')}</span>
    </p>
  );
}
