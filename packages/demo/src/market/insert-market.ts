import type { Db, Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import type { Picture } from '../pictures/generate-pictures.ts';
import type { DepartmentRow, EmployerRow } from './generate-employer.ts';
import type { JobRow } from './generate-job.ts';
import type { GeneratedEmployer } from './generate-market.ts';

/** The file store, as far as the demo market needs it. */
export type PictureStore = { put(key: string, bytes: Uint8Array, contentType: string): Promise<void> };
export type MarketProgress = { employers: number; jobs: number; totalJobs: number };
export type InsertMarket = {
  market: Iterable<GeneratedEmployer>;
  totalJobs: number;
  /** Without a store the employers stay without pictures. */
  store?: PictureStore;
  /** How many batches may be on their way at once; a transaction has one connection and takes them one by one. */
  writers?: number;
  onProgress?: (progress: MarketProgress) => void;
};

type Batch = { employers: EmployerRow[]; departments: DepartmentRow[]; pictures: Picture[]; jobs: JobRow[] };

const JOBS_A_BATCH = 250;

/** Writes a market while it is generated: the next batch is generated while PostgreSQL takes one, and no further batches are in memory. */
export async function insertMarket(db: Db | Tx, options: InsertMarket): Promise<{ employers: number; jobs: number }> {
  const { market, store, writers = 1, totalJobs, onProgress } = options;
  const done = { employers: 0, jobs: 0 };
  const writing = new Set<Promise<void>>();
  try {
    for (const batch of batchesOf(market, store !== undefined)) {
      if (writing.size >= writers) await Promise.race(writing);
      const written = writeBatch(db, batch, store).then(() => {
        writing.delete(written);
        done.employers += batch.employers.length;
        done.jobs += batch.jobs.length;
        onProgress?.({ ...done, totalJobs });
      });
      writing.add(written);
      // The loop learns of a failure when it waits; until then it must not count as unhandled.
      written.catch(() => {});
      // Lets the batch leave before the next is made.
      await new Promise(setImmediate);
    }
    await Promise.all(writing);
  } finally {
    await Promise.allSettled(writing);
  }
  return done;
}

/** Whole employers with all of their jobs, so that batches may be written in any order. */
function* batchesOf(market: Iterable<GeneratedEmployer>, withPictures: boolean): Generator<Batch> {
  let batch: Batch = { employers: [], departments: [], pictures: [], jobs: [] };
  for (const employer of market) {
    batch.employers.push(employer.row);
    batch.departments.push(...employer.departments.map(({ kind: _kind, station: _station, ...row }) => row));
    if (withPictures) batch.pictures.push(employer.logo(), ...employer.pictures());
    for (const { occupation: _occupation, taught: _taught, ...row } of employer.jobs()) batch.jobs.push(row);
    if (batch.jobs.length < JOBS_A_BATCH) continue;
    yield batch;
    batch = { employers: [], departments: [], pictures: [], jobs: [] };
  }
  yield batch;
}

async function writeBatch(db: Db | Tx, batch: Batch, store: PictureStore | undefined): Promise<void> {
  await insertRows(db, employers, batch.employers);
  await insertRows(db, departments, batch.departments);
  if (store) await putPictures(db, batch.pictures, store);
  await insertRows(db, jobs, batch.jobs);
}

async function putPictures(db: Db | Tx, pictures: readonly Picture[], store: PictureStore): Promise<void> {
  const encoder = new TextEncoder();
  await Promise.all(pictures.map(({ row, svg }) => store.put(row.storageKey, encoder.encode(svg), row.contentType)));
  const rows = pictures.map(({ row }) => row);
  await insertRows(db, employerMedia, rows);
}
