import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { FactTable } from './fact-table.tsx';
import { formatPayRange } from './shared/pay.ts';

/** Pay and tariff as stated. Steps are named only where the employer named them; nothing is worked out from a table. */
export function PaySection({ job: { salary, tariff } }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const locale = useLocale();
  if (!tariff) return null;
  const facts = [
    salary && {
      key: 'range',
      label: field(`payPeriod.${salary.period}`),
      value: formatPayRange(salary, locale, 'exact'),
    },
    { key: 'tariff', label: t('pay.tariff'), value: tariff.name },
    tariff.grade && { key: 'grade', label: t('pay.grade'), value: tariff.grade },
    tariff.steps && { key: 'steps', label: t('pay.steps'), value: tariff.steps },
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <section className="jb">
      <h2>{t('pay.title')}</h2>
      <p>{t('pay.note')}</p>
      <FactTable facts={facts} />
    </section>
  );
}
