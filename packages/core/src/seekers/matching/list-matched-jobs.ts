import type { Country, Currency } from '@stellenvisite/contract/jobs/countries';
import type { Shift } from '@stellenvisite/contract/jobs/duty';
import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import type {
  EmploymentType,
  ExperienceLevel,
  JobCategory,
  RemoteOption,
  Specialty,
} from '@stellenvisite/contract/jobs/job-fields';
import type { Requirement } from '@stellenvisite/contract/jobs/job-fields.schema';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses } from '@stellenvisite/db/schema/jobs/search';
import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';

/** The facts of a job that are compared with a profile. Nothing else of it, and nothing of who wrote it. */
export type MatchedJob = {
  occupation: string | null;
  level: string | null;
  department: string | null;
  category: JobCategory;
  specialty: Specialty | null;
  experienceLevel: ExperienceLevel | null;
  employmentType: EmploymentType | null;
  hoursMin: number | null;
  hoursMax: number | null;
  remote: RemoteOption | null;
  city: string;
  region: string;
  country: Country;
  lat: number;
  lon: number;
  week: Week | null;
  shifts: readonly Shift[];
  maxNightsPerMonth: number | null;
  freeWeekendsOfFour: number | null;
  payMonthMax: number | null;
  payCurrency: Currency | null;
  requirements: readonly Requirement[];
  startsOn: string | null;
  startFlexible: boolean;
};

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
export async function listMatchedJobs({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<LoadedJob[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(jobs)
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(inArray(jobs.id, [...ids]));
  return rows.map(({ readSpecialty, ...job }) => ({ ...job, specialty: job.specialty ?? readSpecialty }));
}
