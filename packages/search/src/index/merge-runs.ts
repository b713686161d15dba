import { tryAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { searchPostings, searchRuns } from '@stellenvisite/db/schema/jobs/search';
import { asc, between, sql } from 'drizzle-orm';

/** Fewer are not worth the writing: a term with this many rows is still read in one go. */
const MIN_RUNS = 8;

/** A run is merged when those behind it are together this many times as large: each doc is then rewritten only a few times. */
const OUTWEIGHED = 2;

/** Larger ones stay as they are, so that no merge takes long. */
const LARGEST_RUN = 131_072;

type Window = { start: number; end: number };

/** Not the lock of indexing: a job is found before its run is merged. */
export const MERGE_LOCK = 'search-merge';

/** Makes one run of many small ones, so that a term has few rows. Returns how many runs became one. */
export async function mergeRuns({ db }: { db: Db }): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryAdvisoryLock(tx, MERGE_LOCK))) return 0;
    const runs = await tx.select().from(searchRuns).orderBy(asc(searchRuns.lastDoc));
    const window = runsToMerge(runs.map(({ firstDoc, lastDoc }) => lastDoc - firstDoc + 1));
    const merged = window ? runs.slice(window.start, window.end) : [];
    const [first] = merged;
    const last = merged.at(-1);
    if (!first || !last) return 0;
    await mergePostings(tx, first.firstDoc, last.lastDoc);
    await tx.delete(searchRuns).where(between(searchRuns.lastDoc, first.lastDoc, last.lastDoc));
    await tx.insert(searchRuns).values({ firstDoc: first.firstDoc, lastDoc: last.lastDoc });
    return merged.length;
  });
}

/** Docs ascend from row to row, so the rows only have to be concatenated. */
async function mergePostings(tx: Tx, firstDoc: number, lastDoc: number): Promise<void> {
  await tx.execute(sql`
    with taken as (
      delete from ${searchPostings} where last_doc between ${firstDoc} and ${lastDoc} returning term, last_doc, docs
    )
    insert into ${searchPostings} (term, last_doc, docs)
    select term, max(last_doc), string_agg(docs, ''::bytea order by last_doc) from taken group by term
  `);
}

/** The runs to merge, the newest window that is worthwhile; `sizes` are those of all runs, oldest first. */
export function runsToMerge(sizes: readonly number[]): Window | null {
  for (let end = sizes.length; end >= MIN_RUNS; end -= 1) {
    const count = countWorthwhile(sizes, end);
    if (count >= MIN_RUNS) return { start: end - count, end };
  }
  return null;
}

/** How many runs before `end` are worth merging. */
function countWorthwhile(sizes: readonly number[], end: number): number {
  let together = 0;
  let worthwhile = 0;
  for (let count = 1; count <= end; count += 1) {
    const size = sizes[end - count] ?? 0;
    if (together + size > LARGEST_RUN) break;
    if (size * OUTWEIGHED <= together) worthwhile = count;
    together += size;
  }
  return worthwhile;
}
