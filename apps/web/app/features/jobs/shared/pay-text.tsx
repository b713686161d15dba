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

/** The pay of a card: the range, and below it the period and the tariff. Without pay it says so, never a guess. */
export function PayText({ salary, tariff, align = 'end', className }: PayTextProps) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const tariffText = tariff ? [tariff.name, tariff.grade].filter(Boolean).join(' ') : '';
  const note = [salary && t(`pay.${salary.period}`), tariffText].filter(Boolean).join(' · ');
  if (!salary && !tariffText) return null;
  return (
    <p className={clsx('job-pay', align === 'start' && 'job-pay-start', className)}>
      <b className="num">{salary ? formatPayRange(salary, locale) : tariffText}</b>
      <span>{salary ? note : t('pay.byTariff')}</span>
    </p>
  );
}
