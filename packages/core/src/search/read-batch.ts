import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchPending } from '@stellenvisite/db/schema/search';
import { asc, eq, gt, inArray } from 'drizzle-orm';

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

export type PendingJob = Awaited<ReturnType<typeof readJobs>>[number];

type Batch = {
  /** Entries of the list that are dealt with by this batch; those of jobs that are gone ask for nothing more. */
  done: number[];
  /** Jobs whose docs so far are out of date. */
  jobIds: string[];
  /** In the order in which they were noted. */
  published: PendingJob[];
};

/** The next jobs of the list. Those that somebody is changing right now stay on it, and do not keep back the ones behind. */
export async function readBatch(tx: Tx, limit: number, after = 0): Promise<Batch> {
  const entries = await readEntries(tx, limit, after);
  const jobIds = [...new Set(entries.map(({ jobId }) => jobId))];
  const found = new Map((await readJobs(tx, jobIds)).map((job) => [job.id, job]));
  const missing = jobIds.filter((id) => !found.has(id));
  const busy = await findExisting(tx, missing);
  const done = entries.filter(({ jobId }) => !busy.has(jobId)).map(({ id }) => id);
  const last = entries.at(-1);
  if (done.length === 0 && last && entries.length === limit) return readBatch(tx, limit, last.id);
  const published = jobIds.flatMap((id) => found.get(id) ?? []).filter(({ status }) => status === 'published');
  return { done, jobIds: [...found.keys()], published };
}

function readEntries(tx: Tx, limit: number, after: number) {
  return tx.select().from(searchPending).where(gt(searchPending.id, after)).orderBy(asc(searchPending.id)).limit(limit);
}

/**
 * Held against change until the index has them: the note of a change made meanwhile could not know of docs that are not
 * committed. Nobody waits for a transaction of somebody else, who may take long.
 */
function readJobs(tx: Tx, jobIds: string[]) {
  return tx
    .select(JOB_COLUMNS)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.id, jobIds))
    .for('share', { of: [jobs, employers], skipLocked: true });
}

async function findExisting(tx: Tx, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const found = await tx.select({ id: jobs.id }).from(jobs).where(inArray(jobs.id, jobIds));
  return new Set(found.map(({ id }) => id));
}
