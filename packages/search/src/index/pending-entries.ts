import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { searchPending } from '@stellenvisite/db/schema/jobs/search';
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';

export const JOB_COLUMNS = {
  id: jobs.id,
  status: jobs.status,
  title: jobs.title,
  department: jobs.department,
  specialty: jobs.specialty,
  introHtml: jobs.introHtml,
  sections: jobs.sections,
  requirements: jobs.requirements,
  benefits: jobs.benefits,
  contract: jobs.contract,
  tariff: jobs.tariff,
  city: jobs.city,
  region: jobs.region,
  country: jobs.country,
  employer: { name: employers.name, type: employers.type, kinds: employers.kinds },
};

/** Every change of a row is written by another transaction than the one before. */
const version = sql<string>`concat_ws(' ', ${jobs}.xmin, ${employers}.xmin)`;

export type PendingJob = Omit<Awaited<ReturnType<typeof readJobs>>[number], 'version'>;

export type Entry = { id: number; jobId: string };
export type Choice = {
  limit: number;
  /** Selects jobs that were changed alone, or in bulk; both if it is missing. */
  only?: 'single' | 'bulk' | undefined;
  /** Entries whose jobs others have locked. */
  without: readonly number[];
};

/**
 * The next entries of the queue. Jobs that were changed alone come first, the newest of them before all: however many are
 * pending, a job that is published now is found now.
 */
export async function readEntries(tx: Tx, { limit, only, without }: Choice): Promise<Entry[]> {
  const choose = (isBulk: boolean, left: number) =>
    tx
      .select({ id: searchPending.id, jobId: searchPending.jobId })
      .from(searchPending)
      .where(and(eq(searchPending.isBulk, isBulk), notInArray(searchPending.id, [...without])))
      .orderBy(isBulk ? asc(searchPending.id) : desc(searchPending.id))
      .limit(left);
  const singles = only === 'bulk' ? [] : (await choose(false, limit)).reverse();
  const left = only === 'single' ? 0 : limit - singles.length;
  return left > 0 ? [...singles, ...(await choose(true, left))] : singles;
}

/** Returns the entries that are still pending. */
export async function filterPending(tx: Tx, entries: readonly Entry[]): Promise<Entry[]> {
  const ids = sql.param(entries.map(({ id }) => id));
  const found = await tx
    .select({ id: searchPending.id })
    .from(searchPending)
    .where(sql`${searchPending.id} = any(${ids}::int8[])`);
  const left = new Set(found.map(({ id }) => id));
  return entries.filter(({ id }) => left.has(id));
}

/** As they are now; they are not locked, so anybody may change them meanwhile. */
export function readJobs(tx: Tx, jobIds: readonly string[]) {
  return tx
    .select({ ...JOB_COLUMNS, version })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(sql`${jobs.id} = any(${sql.param(jobIds)}::uuid[])`);
}

/**
 * Locks them against change until the transaction ends, and returns their versions: a trigger that records a change meanwhile
 * could not see docs that are not committed. Jobs locked by others are skipped, because their transaction may take long.
 */
export async function lockJobs(tx: Tx, jobIds: readonly string[]): Promise<Map<string, string>> {
  const locked = await tx
    .select({ id: jobs.id, version })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(sql`${jobs.id} = any(${sql.param(jobIds)}::uuid[])`)
    .for('share', { of: [jobs, employers], skipLocked: true });
  return new Map(locked.map((job) => [job.id, job.version]));
}
