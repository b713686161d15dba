import { isId } from '@stellenvisite/contract/ids';
import type { JobItem } from '@stellenvisite/contract/jobs';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { eq, sql } from 'drizzle-orm';
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
  const [job] = await ctx.db
    .select({
      status: jobs.status,
      postedAt: jobs.postedAt,
      category: jobs.category,
      occupation: jobs.occupation,
      specialty: jobs.specialty,
      experienceLevel: jobs.experienceLevel,
      country: jobs.country,
      lat: jobs.lat,
      lon: jobs.lon,
    })
    .from(jobs)
    .where(eq(jobs.id, id));
  if (!job || !wasPublic(job, ctx)) throw new DomainError('job.not_found');

  const km = distanceKm(job, jobs);
  const { rows } = await ctx.db.execute<FoundJob>(sql`
    select id, km from (
      select ${jobs.id} as id, ${km} as km,
        case when ${jobs.occupation} = ${job.occupation} then 3 else 0 end
        + case when ${jobs.specialty} = ${job.specialty} then 1.5 else 0 end
        + case when ${jobs.experienceLevel} = ${job.experienceLevel} then 0.5 else 0 end
        + case when ${jobs.country} = ${job.country} then 0.5 else 0 end
        + ${sql.raw(String(3 * HALF_DISTANCE_KM))} / (${sql.raw(String(HALF_DISTANCE_KM))} + ${km}) as likeness
      from ${jobs} where ${isLive(ctx)} and ${jobs.category} = ${job.category} and ${jobs.id} <> ${id}
    ) near order by likeness desc, id limit ${limit}`);
  return { items: await listJobItems(ctx, rows) };
}
