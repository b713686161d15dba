import { ENDING_DAYS } from '@stellenvisite/contract/jobs/own-jobs';
import type { ListedJob } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

/** The bar is full for the usual term. */
const USUAL_DAYS = 60;

const CELLS = 6;

function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
}

/** Checks whether one click may renew a job, because it ends within days. */
export function isEnding({ state, validThrough }: Pick<ListedJob, 'state' | 'validThrough'>, now: number): boolean {
  return state === 'live' && validThrough !== null && daysLeft(validThrough, now) <= ENDING_DAYS;
}

/** How long a job has left, or since when it is over. */
export function JobTerm({ job, now }: { job: ListedJob; now: number }) {
  const { t } = useTranslation('own-jobs');
  const { state, postedAt, validThrough, closedAt, moderation } = job;
  const until = validThrough ?? '';
  if (state === 'removed')
    return <span>{moderation?.at ? t('term.filled', { date: formatDate(moderation.at) }) : '–'}</span>;
  if (state === 'refused') return <span>{t('term.refused')}</span>;
  if (state === 'draft') return <span>{t('term.notStarted')}</span>;
  if (state === 'pending') return <span>{t('term.pending')}</span>;
  if (state === 'planned') return <span>{t('term.planned', { date: formatDate(postedAt ?? '') })}</span>;
  if (state === 'filled') return <span>{t('term.filled', { date: formatDate(closedAt ?? until) })}</span>;
  if (state === 'closed') return <span>{t('term.since', { date: formatDate(closedAt ?? until) })}</span>;
  if (state === 'expired') return <span>{t('term.since', { date: formatDate(until) })}</span>;
  const days = daysLeft(until, now);
  const isHot = isEnding(job, now);
  return (
    <span
      className={clsx('grid gap-[5px] leading-none max-md:justify-items-end', isHot && 'font-semibold text-warn')}
      title={formatDate(until)}
    >
      <TermCells share={days / USUAL_DAYS} isHot={isHot} />
      {state === 'paused' ? t('term.paused', { count: days }) : t('term.left', { count: days })}
    </span>
  );
}

function TermCells({ share, isHot }: { share: number; isHot: boolean }) {
  const filled = Math.min(CELLS, Math.max(0.4, share * CELLS));
  return (
    <svg viewBox="0 0 60 8" width="60" height="8" aria-hidden="true">
      {Array.from({ length: CELLS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are their places
        <g key={at}>
          <rect className="fill-line" x={at * 10} width="8.5" height="8" rx="1" />
          <rect
            className={isHot ? 'fill-shift-s' : 'fill-ink-2'}
            x={at * 10}
            width={8.5 * Math.min(1, Math.max(0, filled - at))}
            height="8"
            rx="1"
          />
        </g>
      ))}
    </svg>
  );
}
