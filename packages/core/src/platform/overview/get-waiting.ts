import {
  WAITING_QUEUES,
  type Waiting,
  type WaitingQueue,
} from '@stellenvisite/contract/platform/admin-overview.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requirePermission } from '../../require-permission.ts';
import { readStoredSettings } from '../settings/count-operator-try.ts';

/** From so many whole days on a thing appears in this column. */
const COLUMNS = [0, 1, 2, 3, 4, 8] as const;

/** Since when each item of the queue waits. */
const QUEUES: Record<WaitingQueue, ReturnType<typeof sql>> = {
  jobs: sql`select pending_since as since from job_postings where pending_since is not null and removed_at is null`,
  reports: sql`select created_at as since from reports where status = 'open'
    union all select created_at from report_appeals where outcome is null`,
  employers: sql`select created_at as since from user_employer_links where not is_active and ended_at is null`,
  talentPool: sql`select closed_at as since from talent_closures where cause <> 'administrator'`,
  feeds: sql`select coalesce(last_fetched_at, created_at) as since from xml_feeds f where status = 'active' and (failures > 0 or
    (select r.status from feed_runs r where r.feed_id = f.id order by r.queued_at desc limit 1) = 'on_hold')`,
  support: sql`select coalesce((select max(m.created_at) from support_messages m where m.ticket_id = t.id and m.author = 'person'), t.created_at)
    as since from support_tickets t where t.status in ('received', 'in_progress')`,
};

/** Counts the items that wait for an administrator, by queue and age. */
export async function getWaiting(ctx: Context): Promise<Waiting> {
  await requirePermission(ctx, 'admin.read');
  const now = ctx.now();
  const { targets } = await readStoredSettings(ctx.db);
  const items: Waiting['items'] = [];
  for (const queue of WAITING_QUEUES) {
    const { rows } = await ctx.db.execute<{ since: string }>(QUEUES[queue]);
    const since = rows.map((row) => new Date(row.since));
    const oldest = since.length > 0 ? new Date(Math.min(...since.map(Number))) : null;
    const targetDays = targets[queue];
    items.push({ queue, targetDays, ...countAges(since, now, targetDays), oldestAt: oldest?.toISOString() ?? null });
  }
  const waiting = items.filter(({ oldestAt }) => oldestAt !== null);
  const late = waiting.filter((item) => item.late > 0);
  const first = (late.length > 0 ? late : waiting).toSorted((a, b) =>
    (a.oldestAt ?? '').localeCompare(b.oldestAt ?? ''),
  )[0];
  return {
    items,
    total: items.reduce((sum, { total }) => sum + total, 0),
    late: items.reduce((sum, { late }) => sum + late, 0),
    oldest: first?.queue ?? null,
  };
}

/** How many wait since so many days, and how many of them longer than they should. */
export function countAges(since: readonly Date[], now: Date, targetDays: number) {
  const ages = COLUMNS.map(() => 0);
  let late = 0;
  for (const at of since) {
    const days = Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));
    const column = COLUMNS.findLastIndex((from) => days >= from);
    ages[column] = (ages[column] ?? 0) + 1;
    if (days > targetDays) late += 1;
  }
  return { ages, late, total: since.length };
}
