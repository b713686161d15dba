import type { JobStatus } from '@stellenvisite/contract/job-fields';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The one rule of what the public may find: published, already posted, and not past its valid-through. */
export function isLive(ctx: Pick<Context, 'now'>): SQL {
  const now = ctx.now().toISOString();
  return sql`(${jobs.status} = 'published' and ${jobs.postedAt} <= ${now}::timestamptz and ${jobs.validThrough} > ${now}::timestamptz)`;
}

/** Whether a job that is not live any more may say so: a draft, a paused or a future one is nobody's business yet. */
export function wasPublic(job: { status: JobStatus; postedAt: Date }, ctx: Pick<Context, 'now'>): boolean {
  return (job.status === 'published' || job.status === 'closed') && job.postedAt <= ctx.now();
}
