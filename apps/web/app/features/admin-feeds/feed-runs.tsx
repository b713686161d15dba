import type { AdminFeed } from '@stellenvisite/contract/admin-feeds.schema';
import { formatDateTime } from '@stellenvisite/contract/format-date';
import { useTranslation } from 'react-i18next';

/** The latest fetches of a feed and what came of them. */
export function FeedRuns({ feed: { runs } }: { feed: AdminFeed }) {
  const { t } = useTranslation('admin-feeds');
  if (runs.length === 0) return <p className="text-fs-8 text-ink-2">{t('noRuns')}</p>;
  return (
    <ul className="grid gap-1.5">
      {runs.map((run) => (
        <li key={run.id} className="flex flex-wrap gap-x-4 gap-y-0.5 text-fs-8">
          <b className="num">{formatDateTime(run.queuedAt)}</b>
          <span>{t(`runStates.${run.status}`)}</span>
          {run.failure && <span className="text-warn">{t(`failure.${run.failure}`)}</span>}
          <span className="text-ink-2">
            {t('runCounts', {
              items: run.items ?? 0,
              created: run.created,
              updated: run.updated,
              ended: run.ended,
              quarantined: run.quarantined,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
