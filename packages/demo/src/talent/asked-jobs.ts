import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';

type Askers = { employerId?: string; userId?: string; now: Date };
export type AskedJob = Awaited<ReturnType<typeof listJobs>>[number];

/** Lists jobs for enquiries to the talent pool: those of one employer, or those near one person. */
export function listJobs(tx: Tx, { employerId, userId, now }: Askers, most: number) {
  return tx
    .select({
      jobId: jobs.id,
      employerId: jobs.employerId,
      jobTitle: jobs.title,
      jobCity: jobs.city,
      jobWeek: jobs.week,
      jobStartsOn: jobs.startsOn,
      jobTariff: jobs.tariff,
      country: jobs.country,
      payMin: jobs.payMonthMin,
      payMax: jobs.payMonthMax,
      employerName: employers.name,
      employerCity: employers.city,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(
      and(
        employerId ? eq(jobs.employerId, employerId) : undefined,
        // Somebody asks whom they may know: another verified employer of the region, with the roster on the ad.
        userId ? and(isNotNull(employers.verifiedAt), eq(jobs.region, 'Nordrhein-Westfalen')) : undefined,
        eq(jobs.category, 'nursing'),
        eq(jobs.status, 'published'),
        eq(jobs.country, 'DE'),
        lte(jobs.postedAt, now),
        gt(jobs.validThrough, now),
      ),
    )
    .orderBy(sql`(${jobs.week} is null)::int`, asc(jobs.id))
    .limit(most);
}

export function toAsked({ country: _country, payMin, payMax, ...job }: AskedJob) {
  const [from, to] = [payMin ?? 342_000, payMax ?? 415_000];
  return { ...job, payMin: Math.min(from, to), payMax: Math.max(from, to), payCurrency: 'EUR' as const };
}
