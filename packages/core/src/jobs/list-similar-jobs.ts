import { isId } from '@stellenvisite/contract/ids';
import type { JobItem } from '@stellenvisite/contract/jobs';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { distanceKm } from '../places/distance.ts';
import { type FoundJob, listJobItems } from './list-job-items.ts';
import { isLive, wasPublic } from './live-jobs.ts';

type SimilarJobs = { id: string; limit?: number };

const HALF_DISTANCE_KM = 40;

/** Live jobs of the same kind of work, near first. Also asked for a job that is gone, to offer what is there instead. */
export async function listSimilarJobs(ctx: Context, { id, limit = 6 }: SimilarJobs): Promise<{ items: JobItem[] }> {
  if (!isId(id)) throw new DomainError('job.not_found');
  const self = alias(jobs, 'self');
  const km = distanceKm(self, jobs);
  const { rows } = await ctx.db.execute<FoundJob>(sql`
    select id, km from (
      select ${jobs.id} as id, ${km} as km,
        case when ${jobs.occupation} = ${self.occupation} then 3 else 0 end
        + case when ${jobs.specialty} = ${self.specialty} then 1.5 else 0 end
        + case when ${jobs.experienceLevel} = ${self.experienceLevel} then 0.5 else 0 end
        + case when ${jobs.country} = ${self.country} then 0.5 else 0 end
        + ${sql.raw(String(3 * HALF_DISTANCE_KM))} / (${sql.raw(String(HALF_DISTANCE_KM))} + ${km}) as likeness
      from ${jobs} as self
      join ${jobs} on ${jobs.category} = ${self.category} and ${jobs.id} <> ${self.id} and ${isLive(ctx)}
      where ${self.id} = ${id} and ${wasPublic(self, ctx)}
    ) near order by likeness desc, id limit ${limit}`);
  if (rows.length === 0) await requirePublic(ctx, id);
  return { items: await listJobItems(ctx, rows) };
}

async function requirePublic(ctx: Context, id: string): Promise<void> {
  const [job] = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), wasPublic(jobs, ctx)));
  if (!job) throw new DomainError('job.not_found');
}
