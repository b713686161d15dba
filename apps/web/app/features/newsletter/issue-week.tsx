import type { NewsletterFrequency } from '@stellenvisite/contract/newsletter';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useWeekWords } from '../jobs/shared/use-week-words.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The reader's week: marked are the mornings on which an issue comes. */
export function IssueWeek({ frequency }: { frequency: NewsletterFrequency }) {
  const { t } = useTranslation('newsletter');
  const { day: dayName } = useWeekWords();
  return (
    <div className="week" role="img" aria-label={t(`week.${frequency}`)}>
      {DAYS.map((day) => {
        const hasIssue = frequency === 'daily' || day === 'fri';
        return (
          <span key={day} className="week-day" aria-hidden="true">
            <i>{dayName(day)}</i>
            <b className={clsx('cell num', hasIssue ? 'bg-marker text-on-marker' : 'cell-free')}>{hasIssue && '6'}</b>
          </span>
        );
      })}
    </div>
  );
}
