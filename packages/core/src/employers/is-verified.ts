import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, type InferSelectModel, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { isEmployerActive } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';

/**
 * Checks whether a profile is proven to belong to the domain of its website. A lapsed proof is removed from the row, so that cached pages
 * are dropped with it; no clock is read here.
 */
export function isVerified({ verifiedAt }: Pick<InferSelectModel<typeof employers>, 'verifiedAt'>): boolean {
  return verifiedAt !== null;
}

/**
 * Matches employers that are named in lists, in the sitemap and in suggestions: a page that anybody can create in a minute is reached
 * by its link alone until the domain is proven or a job is public. Suspended employers are not listed.
 */
export function isListed(ctx: Pick<Context, 'now'>): SQL | undefined {
  const hasJob = sql`exists (select 1 from ${jobs} where ${jobs.employerId} = ${employers.id} and ${isLive(ctx)})`;
  return and(isEmployerActive(), or(isNotNull(employers.verifiedAt), hasJob));
}
