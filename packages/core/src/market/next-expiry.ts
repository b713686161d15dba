import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * The next moment at which the market changes by the clock alone: a job ends or its posting time comes. Asked for after every
 * change of the market, so each is the first entry of an index; one look at all jobs for both kept PostgreSQL busy.
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
