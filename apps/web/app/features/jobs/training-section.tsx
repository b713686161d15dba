import { CURRENCY_OF } from '@stellenvisite/contract/countries';
import { formatDate } from '@stellenvisite/contract/format-date';
import type { JobDetail } from '@stellenvisite/contract/jobs.schema';
import type { Training } from '@stellenvisite/contract/training.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../ui/use-locale.ts';
import { FactTable } from './fact-table.tsx';
import { formatPayRange } from './shared/pay.ts';
import { useJobWords } from './shared/use-job-words.ts';

/** Begin, duration, school, and what each year pays. */
export function TrainingSection({ job, training }: { job: JobDetail; training: Training }) {
  const { t } = useTranslation('jobs', { keyPrefix: 'training' });
  const words = useJobWords();
  const locale = useLocale();
  const currency = CURRENCY_OF[job.location.country];
  const begin = job.startsOn ? formatDate(`${job.startsOn}T12:00:00Z`) : t('beginOpen');
  return (
    <section className="jb">
      <h2>{t('title')}</h2>
      <FactTable
        facts={[
          { key: 'begin', label: t('begin'), value: begin },
          { key: 'length', label: t('length'), value: words.years(training.months) },
          ...(training.school ? [{ key: 'school', label: t('school'), value: training.school }] : []),
          ...training.payByYear.map((amount, index) => ({
            key: `pay-${index}`,
            label: t('pay', { year: index + 1 }),
            value: formatPayRange({ min: amount, max: amount, currency, period: 'month' }, locale, 'exact'),
          })),
        ]}
      />
    </section>
  );
}
