import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import {
  jobClasses,
  searchDocs,
  searchPending,
  searchPostings,
  searchRuns,
} from '@stellenvisite/db/schema/jobs/search';
import { asc, eq } from 'drizzle-orm';
import { analyseJob } from './analyse-jobs.ts';
import { addKeyTerms } from './job-terms.ts';
import { JOB_COLUMNS, type PendingJob } from './pending-entries.ts';

/**
 * Where the index and the jobs differ, in sentences; none when all is well. Reads everything at once, for tests and markets
 * of some ten thousand jobs.
 */
export async function findDisagreements({ db }: { db: Db }): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const pending = new Set((await tx.select().from(searchPending)).map(({ jobId }) => jobId));
      const docs = new Map((await tx.select().from(searchDocs)).map(({ jobId, doc }) => [jobId, doc]));
      const { termsOf, faults } = await readIndex(tx);
      const wrong = await findWrongJobs(tx, { pending, docs, termsOf });
      return [...faults, ...wrong];
    },
    { isolationLevel: 'repeatable read' },
  );
}

type Index = { pending: Set<string>; docs: Map<string, number>; termsOf: Map<number, Set<string>> };

async function findWrongJobs(tx: Tx, { pending, docs, termsOf }: Index): Promise<string[]> {
  const rows: PendingJob[] = await tx
    .select(JOB_COLUMNS)
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId));
  const classes = new Map((await tx.select().from(jobClasses)).map((row) => [row.jobId, row]));
  return rows
    .filter(({ id }) => !pending.has(id))
    .flatMap((job) => {
      const doc = docs.get(job.id);
      if (doc === undefined) return job.status === 'published' ? [`job ${job.id} is not in the index`] : [];
      const { terms, class: jobClass } = analyseJob(job, () => {});
      const stored = classes.get(job.id);
      if (!stored) return [`job ${job.id} has no class`];
      if (!stored.isCorrected && stored.occupation !== jobClass.occupation) return [`job ${job.id} has another class`];
      return compareTerms(job.id, addKeyTerms(terms, stored), termsOf.get(doc) ?? new Set());
    });
}

function compareTerms(jobId: string, wanted: ReadonlySet<string>, found: ReadonlySet<string>): string[] {
  const missing = [...wanted].filter((term) => !found.has(term)).map((term) => `job ${jobId} is not found by ${term}`);
  const surplus = [...found].filter((term) => !wanted.has(term)).map((term) => `job ${jobId} is found by ${term}`);
  return [...missing, ...surplus];
}

/** Inverts the postings, and checks whether rows and runs keep their order. */
async function readIndex(tx: Tx): Promise<{ termsOf: Map<number, Set<string>>; faults: string[] }> {
  const runs = await tx.select().from(searchRuns).orderBy(asc(searchRuns.lastDoc));
  const rows = await tx.select().from(searchPostings).orderBy(asc(searchPostings.term), asc(searchPostings.lastDoc));
  const faults = runs
    .filter(({ firstDoc }, index) => firstDoc <= (runs[index - 1]?.lastDoc ?? 0))
    .map(({ firstDoc }) => `the run from ${firstDoc} overlaps the one before`);
  const termsOf = new Map<number, Set<string>>();
  let before = { term: '', lastDoc: 0 };
  for (const { term, lastDoc, docs } of rows) {
    let last = before.term === term ? before.lastDoc : 0;
    for (let at = 0; at < docs.length; at += 4) {
      const doc = docs.readUInt32LE(at);
      if (doc <= last) faults.push(`${term}: doc ${doc} stands behind ${last}`);
      last = doc;
      termsOf.set(doc, (termsOf.get(doc) ?? new Set()).add(term));
    }
    if (last !== lastDoc) faults.push(`${term}: the row of ${lastDoc} ends with ${last}`);
    const isInRun = runs.some((run) => run.firstDoc <= lastDoc && lastDoc <= run.lastDoc);
    if (!isInRun) faults.push(`${term}: the row of ${lastDoc} is of no run`);
    before = { term, lastDoc };
  }
  return { termsOf, faults };
}
