import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/**
 * Returns the next moment at which the market changes by the clock alone: a job ends or its posting time comes. It runs after every change
 * of the market, so each moment is the first entry of an index; one scan of all jobs for both overloaded PostgreSQL.
 */
export async function nextExpiry({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Date | null> {
  const firstOf = (moment: typeof jobs.validThrough | typeof jobs.postedAt) =>
    db
      .select({ moment })
      .from(jobs)
      .where(and(eq(jobs.status, 'published'), gt(moment, now())))
      .orderBy(asc(moment))
      .limit(1);
  const { rows } = await db.execute<{ next: string | null }>(
    sql`select least((${firstOf(jobs.validThrough)}), (${firstOf(jobs.postedAt)})) as next`,
  );
  return rows[0]?.next ? new Date(rows[0].next) : null;
}
