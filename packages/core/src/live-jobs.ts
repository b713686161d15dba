import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Context } from './context.ts';

type Clock = Pick<Context, 'now'>;
/** A moment: the time of a clock, or a prepared query's placeholder for it. */
export type Moment = string | Placeholder | SQL;

export const momentOf = (ctx: Clock): string => ctx.now().toISOString();

/** The one rule of what the public may find: published, already posted, and not past its valid-through. */
export function isLive(ctx: Clock): SQL {
  return isLiveAt(momentOf(ctx));
}

export function isLiveAt(now: Moment): SQL {
  return sql`(${jobs.status} = 'published' and ${jobs.postedAt} <= ${now}::timestamptz and ${jobs.validThrough} > ${now}::timestamptz)`;
}

type PublicColumns = { status: AnyColumn; postedAt: AnyColumn };

/** Checks whether a job that is not live any more may say so: a draft, a paused or a future one is nobody's business yet. */
export function wasPublicAt(job: PublicColumns, now: Moment): SQL<boolean> {
  return sql<boolean>`(${job.status} in ('published', 'closed') and ${job.postedAt} <= ${now}::timestamptz)`;
}
