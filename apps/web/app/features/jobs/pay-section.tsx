import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import { payForHours } from '@stellenvisite/contract/pay-for-hours';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { FactTable } from './fact-table.tsx';
import { PayMarket } from './pay-market.tsx';
import { formatPayRange } from './shared/pay.ts';
import { hoursText, payBasis } from './shared/pay-words.ts';

/**
 * Pay and tariff as stated, what they come to for the hours offered, and the market beside them. Steps are named only where the
 * employer named them; nothing is worked out from a tariff's table.
 */
export function PaySection({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  const facts = usePayFacts(job);
  if (facts.length === 0 && !job.payBand) return null;
  return (
    <section className="jb">
      <h2>{t('pay.title')}</h2>
      {job.salary && <p>{t('pay.note')}</p>}
      <FactTable facts={facts} />
      {job.payBand && <PayMarket band={job.payBand} title={job.title.slice(0, 100)} />}
    </section>
  );
}

/** Of a job that says nothing beyond its amount there is nothing to add to the facts at the top. */
function usePayFacts(job: JobDetail) {
  const { t } = useTranslation('jobs');
  const { t: field } = useTranslation('job-fields');
  const { t: ui } = useTranslation('ui');
  const locale = useLocale();
  const { salary, tariff } = job;
  const { fullTime } = payBasis(job, ui, locale);
  const part = payForHours(job);
  if (!tariff && !part && !job.payBand) return [];
  return [
    salary && {
      key: 'range',
      label: [field(`payPeriod.${salary.period}`), fullTime].filter(Boolean).join(' '),
      value: formatPayRange(salary, locale, 'exact'),
    },
    part && {
      key: 'part',
      label: t('pay.forHours', { hours: hoursText(part.hours, locale) }),
      value: formatPayRange(part.salary, locale, 'exact'),
    },
    tariff && { key: 'tariff', label: t('pay.tariff'), value: tariff.name },
    tariff?.grade && { key: 'grade', label: t('pay.grade'), value: tariff.grade },
    tariff?.steps && { key: 'steps', label: t('pay.steps'), value: tariff.steps },
  ].filter((fact) => !!fact);
}
