import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses } from '@stellenvisite/db/schema/search';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { MatchedJob } from './matched-job.ts';

const columns = {
  occupation: jobClasses.occupation,
  level: jobClasses.level,
  department: jobClasses.department,
  readSpecialty: jobClasses.specialty,
  id: jobs.id,
  category: jobs.category,
  specialty: jobs.specialty,
  experienceLevel: jobs.experienceLevel,
  employmentType: jobs.employmentType,
  hoursMin: jobs.hoursMin,
  hoursMax: jobs.hoursMax,
  remote: jobs.remote,
  city: jobs.city,
  region: jobs.region,
  country: jobs.country,
  lat: jobs.lat,
  lon: jobs.lon,
  week: jobs.week,
  shifts: jobs.shifts,
  maxNightsPerMonth: jobs.maxNightsPerMonth,
  freeWeekendsOfFour: jobs.freeWeekendsOfFour,
  payMonthMax: jobs.payMonthMax,
  payCurrency: jobs.payCurrency,
  requirements: jobs.requirements,
  startsOn: jobs.startsOn,
  startFlexible: jobs.startFlexible,
};

export type LoadedJob = MatchedJob & { id: string };

/** In no order; ids of jobs that do not exist are left out. */
export async function loadMatchedJobs({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<LoadedJob[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(jobs)
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(inArray(jobs.id, [...ids]));
  return rows.map(({ readSpecialty, ...job }) => ({ ...job, specialty: job.specialty ?? readSpecialty }));
}
