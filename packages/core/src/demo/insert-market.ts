import type { Db, Tx } from '@stellenvisite/db/client';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import type { DepartmentRow, EmployerRow } from './generate-employer.ts';
import type { JobRow } from './generate-job.ts';
import type { GeneratedEmployer } from './generate-market.ts';
import { insertRows } from './insert-rows.ts';
import type { Picture } from './pictures/generate-pictures.ts';

/** The file store, as far as the demo market needs it. */
export type PictureStore = { put(key: string, bytes: Uint8Array, contentType: string): Promise<void> };
export type MarketProgress = { employers: number; jobs: number; totalJobs: number };
type InsertOptions = { store?: PictureStore; total: number; onProgress?: (progress: MarketProgress) => void };

const BATCH = 250;

/** Writes a market as it is generated. While PostgreSQL takes one batch the next is being made. */
export async function insertMarket(
  db: Db | Tx,
  market: Iterable<GeneratedEmployer>,
  { store, total, onProgress }: InsertOptions,
): Promise<{ employers: number; jobs: number }> {
  const done = { employers: 0, jobs: 0 };
  let batch = emptyBatch();
  let writing: Promise<void> = Promise.resolve();

  async function flush(): Promise<void> {
    const full = batch;
    batch = emptyBatch();
    await writing;
    writing = write(db, full, store).then(() => {
      done.employers += full.employers.length;
      done.jobs += full.jobs.length;
      onProgress?.({ ...done, totalJobs: total });
    });
    // Awaited at the next flush; until then a failure must not count as unhandled.
    writing.catch(() => {});
  }

  for (const employer of market) {
    if (store) batch.pictures.push(...employer.pictures());
    batch.employers.push(employer.row);
    batch.departments.push(...employer.departments.map(({ kind: _kind, station: _station, ...row }) => row));
    for (const job of employer.jobs()) {
      batch.jobs.push(job);
      if (batch.jobs.length >= BATCH) await flush();
    }
  }
  await flush();
  await writing;
  return done;
}

type Batch = { employers: EmployerRow[]; departments: DepartmentRow[]; pictures: Picture[]; jobs: JobRow[] };

function emptyBatch(): Batch {
  return { employers: [], departments: [], pictures: [], jobs: [] };
}

async function write(db: Db | Tx, batch: Batch, store: PictureStore | undefined): Promise<void> {
  await insertRows(db, employers, batch.employers);
  await insertRows(db, departments, batch.departments);
  if (store) await putPictures(db, batch.pictures, store);
  await insertRows(db, jobs, batch.jobs);
}

async function putPictures(db: Db | Tx, pictures: readonly Picture[], store: PictureStore): Promise<void> {
  const encoder = new TextEncoder();
  await Promise.all(pictures.map(({ row, svg }) => store.put(row.storageKey, encoder.encode(svg), row.contentType)));
  await insertRows(
    db,
    employerMedia,
    pictures.map(({ row }) => row),
  );
}
