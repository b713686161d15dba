import type { SavedJob } from '@stellenvisite/contract/bookmarks.schema';
import { daysRemaining, formatDate } from '@stellenvisite/contract/format-date';
import { Clock, Minus, Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

/** From so many days on the end is mentioned, and from so many it is urgent. */
const SOON_DAYS = 14;
export const URGENT_DAYS = 3;

type JobDeadlineProps = { saved: Pick<SavedJob, 'state' | 'validThrough'>; asOf: string };

/** „noch 3 Tage“, or that the job is no longer open. */
export function JobDeadline({ saved: { state, validThrough }, asOf }: JobDeadlineProps) {
  const { t } = useTranslation('bookmarks');
  if (state === 'paused')
    return (
      <Badge icon={<Pause size={14} />} className="badge-over">
        {t('deadline.paused')}
      </Badge>
    );
  const days = daysRemaining(validThrough, asOf);
  if (state === 'ended')
    return (
      <Badge icon={<Minus size={14} />} className="badge-over num">
        {days === 0 ? t('deadline.expired', { date: formatDate(validThrough) }) : t('deadline.closed')}
      </Badge>
    );
  if (days > SOON_DAYS) return null;
  return (
    <Badge kind={days <= URGENT_DAYS ? 'warn' : 'neutral'} icon={<Clock size={14} />} className="num">
      {t('deadline.left', { count: days })}
    </Badge>
  );
}
