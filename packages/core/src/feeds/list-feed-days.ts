import type { FeedDay } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { FEED_STRIP_DAYS, type FeedFailure, type FeedRunStatus } from '@stellenvisite/contract/feeds/feeds';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Db, Tx } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';

type DayRow = {
  feed_id: string;
  day: string;
  run_id: string;
  status: FeedRunStatus;
  failure: FeedFailure | null;
  items: number | null;
  has_changes: boolean;
  quarantined: number;
};

/** Lists the last fetch of each of the last days, as Berlin counts them; a day without one has an empty cell. */
export async function listFeedDays(
  db: Db | Tx,
  feedIds: readonly string[],
  now: Date,
): Promise<Map<string, FeedDay[]>> {
  const days = Array.from({ length: FEED_STRIP_DAYS }, (_, back) =>
    toBerlinClock(new Date(now.getTime() - (FEED_STRIP_DAYS - 1 - back) * DAY_MS))
      .toISOString()
      .slice(0, 10),
  );
  const [first] = days;
  if (feedIds.length === 0 || !first) return new Map();
  const { rows } = await db.execute<DayRow>(sql`
    select distinct on (feed_id, day) feed_id, day, id as run_id, status, failure, items, quarantined,
      created + updated + paused + ended > 0 as has_changes
    from (
      select *, to_char(queued_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day from feed_runs
      where feed_id = any(${sql.param([...feedIds])}::uuid[]) and kind <> 'validate' and status <> 'queued'
        and queued_at >= (${first}::date - 1)
    ) runs
    order by feed_id, day, queued_at desc`);
  const byCell = new Map(rows.map((row) => [`${row.feed_id} ${row.day}`, row]));
  return new Map(feedIds.map((id) => [id, days.map((day) => toDay(day, byCell.get(`${id} ${day}`)))]));
}

function toDay(day: string, row: DayRow | undefined): FeedDay {
  return {
    day,
    runId: row?.run_id ?? null,
    status: row?.status ?? null,
    failure: row?.failure ?? null,
    items: row?.items ?? null,
    hasChanges: row?.has_changes ?? false,
    quarantined: row?.quarantined ?? 0,
  };
}
