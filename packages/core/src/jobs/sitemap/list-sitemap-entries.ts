import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { asc, count, max, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { isListed } from '../../employers/is-verified.ts';
import { isLive } from '../../live-jobs.ts';

/** The protocol's own limit for one file. */
export const SITEMAP_SIZE = 50_000;

export type SitemapEntry = { key: string; changedAt: Date };

/** Live jobs in the order of their numbers, so that a job stays in its file. */
export async function listSitemapJobs(ctx: Context, { page }: { page: number }): Promise<SitemapEntry[]> {
  return ctx.db
    .select({ key: jobs.id, changedAt: jobs.updatedAt })
    .from(jobs)
    .where(isLive(ctx))
    .orderBy(asc(jobs.number))
    .limit(SITEMAP_SIZE)
    .offset((page - 1) * SITEMAP_SIZE);
}

/** An employer's page shows its open positions, so it changes with the newest of them too. */
export async function listSitemapEmployers(ctx: Context): Promise<SitemapEntry[]> {
  const rows = await ctx.db
    .select({ key: employers.id, own: employers.updatedAt, ofJobs: sql<string | null>`max(${jobs.updatedAt})` })
    .from(employers)
    .leftJoin(jobs, sql`${jobs.employerId} = ${employers.id} and ${isLive(ctx)}`)
    .where(isListed(ctx))
    .groupBy(employers.id)
    .orderBy(asc(employers.id))
    .limit(SITEMAP_SIZE);
  return rows.map(({ key, own, ofJobs }) => ({ key, changedAt: newest(own, ofJobs) }));
}

export async function listSitemapCategories(ctx: Context): Promise<SitemapEntry[]> {
  const rows = await ctx.db
    .select({ key: jobs.category, changedAt: max(jobs.updatedAt) })
    .from(jobs)
    .where(isLive(ctx))
    .groupBy(jobs.category)
    .orderBy(asc(jobs.category));
  return rows.flatMap(({ key, changedAt }) => (changedAt ? [{ key, changedAt }] : []));
}

/** How many job files there are and when the market last changed. */
export async function getSitemapScope(ctx: Context): Promise<{ jobPages: number; changedAt: Date | null }> {
  const [row] = await ctx.db
    .select({ jobs: count(), changedAt: max(jobs.updatedAt) })
    .from(jobs)
    .where(isLive(ctx));
  return { jobPages: Math.ceil((row?.jobs ?? 0) / SITEMAP_SIZE), changedAt: row?.changedAt ?? null };
}

function newest(own: Date, ofJobs: string | null): Date {
  const other = ofJobs ? new Date(ofJobs) : own;
  return other > own ? other : own;
}
