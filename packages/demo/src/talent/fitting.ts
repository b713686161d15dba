import { loadMatchedJobs } from '@stellenvisite/core/matching/load-matched-jobs';
import { compareAll } from '@stellenvisite/core/matching/score-match';
import type { Tx } from '@stellenvisite/db/client';
import type { AskedJob } from './asked-jobs.ts';
import type { Member } from './talent-members.ts';

/** The match of a person and a job as the product computes it. */
export type Fit = (member: Member, job: AskedJob) => number;

/** Nobody is asked about a job of another occupation: a job whose occupation is not known fits less than any whose is. */
export async function loadFit(tx: Tx, jobs: readonly AskedJob[]): Promise<Fit> {
  const matched = await loadMatchedJobs(
    { db: tx },
    jobs.map(({ jobId }) => jobId),
  );
  const byId = new Map(matched.map((job) => [job.id, job]));
  return (member, { jobId }) => {
    const job = byId.get(jobId);
    if (!job) return -1;
    // A roster that is known can be compared on the screen.
    return (compareAll(member.data, job).score ?? 0) + (job.week ? 15 : 0) - (job.occupation ? 0 : 100);
  };
}

/** The best of those that are left, by a measure. */
export function takeBest<T>(left: T[], measure: (each: T) => number): T | undefined {
  const best = left.reduce<T | undefined>(
    (found, each) => (found === undefined || measure(each) > measure(found) ? each : found),
    undefined,
  );
  if (best !== undefined) left.splice(left.indexOf(best), 1);
  return best;
}
