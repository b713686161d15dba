import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tx } from '@stellenvisite/db/client';
import { readJobs } from './read-batch.ts';
import { type JobReading, readJob } from './read-job.ts';

export type Rest = () => Promise<unknown>;

export type ReadOptions = {
  /** Told of an ad whose words could not be read; it is indexed by what could. */
  onBroken?: (jobId: string, error: unknown) => void;
  /** Awaited between slices of reading. */
  rest?: Rest;
};

/** What was read of an ad, and of which of its versions; of one that is not published there is nothing to read. */
export type ReadAd = { version: string; reading: JobReading | null };

/** Reading goes on in slices, as searches are answered by the same process. */
const SLICE_MS = 2;
/** So few that their rows are taken from the connection within a slice or two. */
const ADS_AT_ONCE = 40;

/** Calls `rest` whenever a slice is over. */
export function inSlices(rest: Rest = nextTurn): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await rest();
    began = performance.now();
  };
}

/** Reads ads by id; those that are gone are not in the answer. */
export async function readAds(tx: Tx, jobIds: readonly string[], options: ReadOptions): Promise<Map<string, ReadAd>> {
  const { onBroken = () => {}, rest } = options;
  const ads = new Map<string, ReadAd>();
  for (let start = 0; start < jobIds.length; start += ADS_AT_ONCE) {
    const jobs = await readJobs(tx, jobIds.slice(start, start + ADS_AT_ONCE));
    const endSlice = inSlices(rest);
    for (const { version, ...job } of jobs) {
      ads.set(job.id, { version, reading: job.status === 'published' ? readJob(job, onBroken) : null });
      await endSlice();
    }
  }
  return ads;
}
