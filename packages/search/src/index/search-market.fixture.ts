import type { Db } from '@stellenvisite/db/client';
import { searchDocs, searchPostings } from '@stellenvisite/db/schema/jobs/search';
import { eq, sql } from 'drizzle-orm';

export async function docOf(db: Db, jobId: string): Promise<number | undefined> {
  const [row] = await db.select().from(searchDocs).where(eq(searchDocs.jobId, jobId));
  return row?.doc;
}

/** The terms a job is found by, read back from the postings. */
export async function termsOf(db: Db, jobId: string): Promise<string[]> {
  const doc = await docOf(db, jobId);
  const rows = await db.select().from(searchPostings);
  const holds = (docs: Buffer) => Array.from({ length: docs.length / 4 }, (_, at) => docs.readUInt32LE(at * 4));
  return rows.filter(({ docs }) => doc !== undefined && holds(docs).includes(doc)).map(({ term }) => term);
}

export async function countPending(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*) from search_pending`);
  return Number(rows[0]?.count);
}
