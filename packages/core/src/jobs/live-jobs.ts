import { jobs } from '@stellenvisite/db/schema/jobs';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** The one rule of what the public may find: published, already posted, and not past its valid-through. */
export function isLive(ctx: Pick<Context, 'now'>): SQL {
  const now = ctx.now().toISOString();
  return sql`(${jobs.status} = 'published' and ${jobs.postedAt} <= ${now}::timestamptz and ${jobs.validThrough} > ${now}::timestamptz)`;
}
