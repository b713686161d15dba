import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { JobEnd } from '@stellenvisite/contract/jobs/job-fields';
import {
  type JobDetail,
  type JobItem,
  MAX_SIMILAR_JOBS,
  type PayBand,
  type SimilarJobs,
} from '@stellenvisite/contract/jobs/jobs.schema';
import { fullTimeMonth } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import { roundPay } from '@stellenvisite/contract/jobs/pay/market-pay';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { jobClasses, searchDocs } from '@stellenvisite/db/schema/jobs/search';
import type { ComparedJob } from '@stellenvisite/search';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { employerItemColumnsAt } from '../employers/employer-view.ts';
import { momentOf, wasPublicAt } from '../live-jobs.ts';
import { prepareOnce } from '../prepared-query.ts';
import { type JobDetailRow, jobDetailColumns, jobItemEmployerColumns, toJobDetail, toJobEmployer } from './job-view.ts';
import { listFoundJobs } from './list-employer-jobs.ts';

const comparedById = prepareOnce((db) => {
  const { title, city, category, specialty, experienceLevel, country, lat, lon, status, validThrough } = jobs;
  return db
    .select({
      title,
      city,
      status,
      validThrough,
      closeReason: jobPostings.closeReason,
      employer: jobItemEmployerColumns,
      doc: searchDocs.doc,
      occupation: jobClasses.occupation,
      category,
      specialty,
      experienceLevel,
      country,
      lat,
      lon,
      wasPublic: wasPublicAt(jobs, sql.placeholder('now')),
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(searchDocs, eq(searchDocs.jobId, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .leftJoin(jobPostings, eq(jobPostings.id, jobs.id))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('compared_job_by_id');
});

type PaidJob = ComparedJob &
  Pick<JobDetailRow, 'employmentType' | 'payMin' | 'payMax' | 'payPeriod' | 'payHours' | 'hoursMax'>;

const jobById = prepareOnce((db) => {
  const now = sql.placeholder('now');
  return db
    .select({
      job: jobDetailColumns,
      wasPublic: wasPublicAt(jobs, now),
      employer: { ...employerItemColumnsAt(now), descriptionHtml: employers.descriptionHtml },
      doc: searchDocs.doc,
      occupation: jobClasses.occupation,
    })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .leftJoin(searchDocs, eq(searchDocs.jobId, jobs.id))
    .leftJoin(jobClasses, eq(jobClasses.jobId, jobs.id))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('job_by_id');
});

type GetJob = {
  id: string;
  /** How many jobs like it are wanted along with it. */
  similar?: number;
  /** States whether the market's pay is wanted along with it. */
  payBand?: boolean | undefined;
  /** Called when either cannot be found: the job itself is answered all the same. */
  onExtraFailed?: (error: unknown) => void;
};

/** Returns a live job. One that was live is gone for good (410); what the public never saw is not found. */
export async function getJob(
  ctx: Context,
  { id, similar = 0, payBand = false, onExtraFailed = () => {} }: GetJob,
): Promise<JobDetail> {
  if (!isId(id)) throw new DomainError('job.not_found');
  const [row] = await jobById(ctx.db).execute({ id, now: momentOf(ctx) });
  if (!row?.wasPublic) throw new DomainError('job.not_found');
  if (row.job.status !== 'published' || row.job.validThrough <= ctx.now()) throw new DomainError('job.expired');
  const compared = { ...row.job, doc: row.doc, occupation: row.occupation };
  const job = toJobDetail(row.job, row.employer);
  try {
    if (payBand) job.payBand = await getPayBand(ctx, compared);
    if (similar > 0) job.similar = await listJobsLike(ctx, compared, similar);
  } catch (error) {
    onExtraFailed(error);
  }
  return job;
}

/** Returns the pay that others offer for the same work, and how this job compares with it. */
async function getPayBand(ctx: Context, job: PaidJob): Promise<PayBand | null> {
  if (job.employmentType === 'freelance' || job.employmentType === 'internship') return null;
  const found = await ctx.search.payBand(job);
  if (!found) return null;
  const band = { min: roundPay(found.min), max: roundPay(found.max) };
  return {
    min: band.min / 100,
    max: band.max / 100,
    currency: CURRENCY_OF[job.country],
    count: found.count,
    radiusKm: found.radiusKm,
    position: positionOf(job, band),
    gap: gapOf(job, band),
  };
}

/** Where both ends of the job's pay lie next to the band. */
function gapOf(job: PaidJob, band: { min: number; max: number }): NonNullable<PayBand['gap']> | null {
  const monthly = (amount: number | null) => fullTimeMonth({ ...job, payMin: amount, payMax: amount });
  const [lower, upper] = [monthly(job.payMin), monthly(job.payMax)];
  if (lower === null || upper === null) return null;
  const distance = (amount: number) => {
    const pay = roundPay(amount);
    return (pay < band.min ? pay - band.min : Math.max(0, pay - band.max)) / 100;
  };
  return { from: distance(lower), to: distance(upper) };
}

function positionOf(job: PaidJob, band: { min: number; max: number }): PayBand['position'] {
  const pay = fullTimeMonth(job);
  if (pay === null) return null;
  if (pay < band.min) return 'below';
  return pay > band.max ? 'above' : 'within';
}

/** Lists live jobs of the same kind of work, nearest first. Also works for a job that is gone, to offer alternatives. */
export async function listSimilarJobs(ctx: Context, { id }: { id: string }): Promise<SimilarJobs> {
  const { title, city, employer, status, validThrough, closeReason, ...job } = await readJob(ctx, id);
  const items = await listJobsLike(ctx, job, MAX_SIMILAR_JOBS);
  const end = endOf({ status, validThrough, closeReason }, ctx.now());
  return { job: { title, city, employer: toJobEmployer(employer), category: job.category, end }, items };
}

type Ending = Pick<typeof jobs.$inferSelect, 'status' | 'validThrough'> & {
  closeReason: (typeof jobPostings.$inferSelect)['closeReason'];
};

function endOf({ status, validThrough, closeReason }: Ending, now: Date): JobEnd | null {
  if (status === 'closed') return closeReason === 'filled' ? 'filled' : 'closed';
  return validThrough <= now ? 'expired' : null;
}

async function listJobsLike(ctx: Context, job: ComparedJob, limit: number): Promise<JobItem[]> {
  const found = await listFoundJobs(ctx, await ctx.search.similar(job, limit), job);
  return found.map(({ item }) => item);
}

async function readJob(ctx: Context, id: string) {
  if (!isId(id)) throw new DomainError('job.not_found');
  const [job] = await comparedById(ctx.db).execute({ id, now: momentOf(ctx) });
  if (!job?.wasPublic) throw new DomainError('job.not_found');
  return job;
}
