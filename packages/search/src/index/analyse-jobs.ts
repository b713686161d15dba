import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Tx } from '@stellenvisite/db/client';
import { analyseJob, type JobAnalysis } from './analyse-job.ts';
import { readJobs } from './pending-entries.ts';

export type Pause = () => Promise<unknown>;

export type AnalyseOptions = {
  /** Called for a job whose text cannot be analysed; it is indexed by its title. */
  onBroken?: (jobId: string, error: unknown) => void;
  /** Awaited between time slices. */
  pause?: Pause;
};

/** The analysis of one version of a job; null where it is not published. */
export type AnalysedJob = { version: string; analysis: JobAnalysis | null };

/** Jobs are analysed in time slices, because the same process answers searches. */
const SLICE_MS = 2;
/** So few that their rows are read from the connection within a slice or two. */
const JOBS_AT_ONCE = 40;

/** Pauses whenever a slice is over. */
export function inSlices(pause: Pause = yieldToEventLoop): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await pause();
    began = performance.now();
  };
}

/** By id; deleted jobs are not in the result. */
export async function analyseJobs(
  tx: Tx,
  jobIds: readonly string[],
  options: AnalyseOptions,
): Promise<Map<string, AnalysedJob>> {
  const { onBroken = () => {}, pause } = options;
  const analysed = new Map<string, AnalysedJob>();
  for (let start = 0; start < jobIds.length; start += JOBS_AT_ONCE) {
    const jobs = await readJobs(tx, jobIds.slice(start, start + JOBS_AT_ONCE));
    const endSlice = inSlices(pause);
    for (const { version, ...job } of jobs) {
      analysed.set(job.id, { version, analysis: job.status === 'published' ? analyseJob(job, onBroken) : null });
      await endSlice();
    }
  }
  return analysed;
}
