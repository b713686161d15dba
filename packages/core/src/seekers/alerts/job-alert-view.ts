import type { JobAlert } from '@stellenvisite/contract/seekers/job-alerts.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { and, count, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { momentOf, wasPublicAt } from '../../live-jobs.ts';
import { nextDigest } from './digest-time.ts';
import { isShown, ofAlert, ofJob } from './shown-matches.ts';

export type JobAlertRow = typeof jobAlerts.$inferSelect;

/** Alerts with the counts of their matches, in the order of the rows. */
export async function toJobAlerts(
  ctx: Pick<Context, 'now'>,
  db: Db | Tx,
  rows: readonly JobAlertRow[],
): Promise<JobAlert[]> {
  const counts =
    rows.length === 0
      ? []
      : await countMatches(
          ctx,
          db,
          inArray(
            jobAlerts.id,
            rows.map(({ id }) => id),
          ),
        );
  const byId = new Map(counts.map(({ id, ...counted }) => [id, counted]));
  const none = { newCount: 0, unread: 0, matches: 0 };
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    query: row.query,
    frequency: row.frequency,
    status: row.status,
    notifies: row.notifies,
    ...(byId.get(row.id) ?? none),
    nextMailAt: nextMailAt(ctx, row)?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

function countMatches(ctx: Pick<Context, 'now'>, db: Db | Tx, ofThese: SQL) {
  const isUnread = isNull(jobAlertMatches.readAt);
  const isNew = sql`${jobAlertMatches.matchedAt} > ${jobAlerts.seenAt}`;
  return db
    .select({
      id: jobAlerts.id,
      newCount: sql<number>`(count(*) filter (where ${isUnread} and ${isNew}))::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      matches: count(),
    })
    .from(jobAlerts)
    .innerJoin(jobAlertMatches, ofAlert)
    .innerJoin(jobs, and(ofJob, wasPublicAt(jobs, momentOf(ctx))))
    .where(and(ofThese, isShown()))
    .groupBy(jobAlerts.id);
}

function nextMailAt({ now }: Pick<Context, 'now'>, { status, frequency }: JobAlertRow): Date | null {
  return status === 'active' && frequency !== 'instant' ? nextDigest(now(), frequency) : null;
}
