import { jobs } from '@stellenvisite/db/schema/jobs';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The one rule of what the public may find: published, already posted, and not past its valid-through. */
export function isLive(ctx: Pick<Context, 'now'>): SQL {
  const now = ctx.now().toISOString();
  return sql`(${jobs.status} = 'published' and ${jobs.postedAt} <= ${now}::timestamptz and ${jobs.validThrough} > ${now}::timestamptz)`;
}

type PublicColumns = { status: AnyColumn; postedAt: AnyColumn };

/** Whether a job that is not live any more may say so: a draft, a paused or a future one is nobody's business yet. */
export function wasPublic(job: PublicColumns, ctx: Pick<Context, 'now'>): SQL<boolean> {
  return sql<boolean>`(${job.status} in ('published', 'closed') and ${job.postedAt} <= ${ctx.now().toISOString()}::timestamptz)`;
}
