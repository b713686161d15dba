import { createHash } from 'node:crypto';
import { isId } from '@stellenvisite/contract/ids.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isLive, momentOf } from '../live-jobs.ts';

export type EmployerFeedState = {
  /** Changes with every live job that comes, goes or is written anew. */
  etag: string;
  changedAt: Date;
};

/** What tells a collector whether the employer's feed is the one it has, without writing the feed. */
export async function getEmployerFeedState(ctx: Context, { id }: { id: string }): Promise<EmployerFeedState> {
  if (!isId(id)) throw new DomainError('employer.not_found');
  const now = momentOf(ctx);
  const [row] = await ctx.db
    .select({
      // The clock changes the feed as well: it begins and ends jobs whose rows nobody writes.
      changedAt: sql<string>`greatest(${employers.updatedAt}, max(${jobs.updatedAt}), max(${jobs.postedAt}) filter (where ${jobs.postedAt} <= ${now}::timestamptz), max(${jobs.validThrough}) filter (where ${jobs.validThrough} <= ${now}::timestamptz))`,
      jobs: sql<string>`coalesce(md5(string_agg(${jobs.id} || ' ' || ${jobs.updatedAt}, ',' order by ${jobs.number}) filter (where ${isLive(ctx)})), '')`,
    })
    .from(employers)
    .leftJoin(jobs, eq(jobs.employerId, employers.id))
    .where(eq(employers.id, id))
    .groupBy(employers.id);
  if (!row) throw new DomainError('employer.not_found');
  const changedAt = new Date(row.changedAt);
  const content = `${changedAt.toISOString()} ${row.jobs}`;
  return { etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`, changedAt };
}
