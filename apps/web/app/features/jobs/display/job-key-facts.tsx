import type { JobDetail } from '@stellenvisite/contract/jobs/jobs.schema';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../ui/use-locale.ts';
import { type KeyFact, keyFacts } from './key-facts.ts';
import { ShiftCell } from './shift-cell.tsx';
import { useJobWords } from './use-job-words.ts';

export type JobKeyFactsProps = { job: JobDetail; asOf: string; size?: 'm' | 'l'; className?: string };

/** The facts sheet: pay, shifts, weekends, hours, start, contract. Needs the texts `job` and `job-fields`. */
export function JobKeyFacts({ job, asOf, size = 'm', className }: JobKeyFactsProps) {
  const { t } = useTranslation('jobs');
  const { t: ui } = useTranslation('ui');
  const locale = useLocale();
  const fields = useJobWords();
  return (
    <dl className={clsx('kfs', size === 'l' && 'kfs-l', className)}>
      {keyFacts(job, { job: t, ui, fields, locale, asOf }).map((fact) => (
        <div key={fact.key} className={clsx('kf', `kf-${fact.key}`, hasLongWord(fact.value) && 'kf-long')}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue fact={fact} />
            {fact.note && <span>{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LONG_WORD = 12;

/** Checks for a word such as „Berufserfahrung“ that fits into half of a phone only in smaller letters. */
const hasLongWord = (value: string): boolean => value.split(/[\s\u00ad-]+/).some((word) => word.length > LONG_WORD);

function FactValue({ fact }: { fact: KeyFact }) {
  if (!fact.shifts) return <b className="num">{fact.value}</b>;
  return (
    <b className="num">
      <span className="kf-cells">
        {fact.shifts.map((shift) => (
          <ShiftCell key={shift} shift={shift} />
        ))}
      </span>
      <span className="visually-hidden">{fact.value}</span>
    </b>
  );
}
