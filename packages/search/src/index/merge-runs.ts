import { tryAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { searchPostings, searchRuns } from '@stellenvisite/db/schema/search';
import { asc, between, sql } from 'drizzle-orm';
import { runsToMerge } from './runs-to-merge.ts';

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
