import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The next moment at which the market changes by the clock alone: a job ends or its posting time comes. */
export async function nextExpiry(ctx: Pick<Context, 'db' | 'now'>): Promise<Date | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .select({
      next: sql<string | null>`least(
        min(${jobs.validThrough}) filter (where ${jobs.validThrough} > ${now.toISOString()}),
        min(${jobs.postedAt}) filter (where ${jobs.postedAt} > ${now.toISOString()}))`,
    })
    .from(jobs)
    .where(and(eq(jobs.status, 'published'), or(gt(jobs.validThrough, now), gt(jobs.postedAt, now))));
  return row?.next ? new Date(row.next) : null;
}
