import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { searchDocs, searchPostings } from '@stellenvisite/db/schema/search';
import { eq, sql } from 'drizzle-orm';

type NewJob = typeof jobs.$inferInsert;

const BERLIN = { city: 'Berlin', region: 'Berlin', country: 'DE', lat: 52.52, lon: 13.4 } as const;

export async function createEmployer(db: Db | Tx, name = 'Klinikum am Park'): Promise<string> {
  const id = randomUUID();
  await db.insert(employers).values({ id, name, type: 'hospital', kinds: ['hospital', 'public'], ...BERLIN });
  return id;
}

export function newJob(employerId: string, values: Partial<NewJob> = {}): NewJob & { id: string } {
  return {
    employerId,
    status: 'published',
    title: 'Pflegefachkraft (m/w/d)',
    category: 'nursing',
    employmentType: 'full_time',
    experienceLevel: 'mid',
    applyMethod: 'contact',
    introHtml: '<p>Wir suchen Sie für unsere Intensivstation.</p>',
    postedAt: new Date('2026-11-01T08:00:00Z'),
    validThrough: new Date('2027-01-31T08:00:00Z'),
    ...BERLIN,
    ...values,
    id: values.id ?? randomUUID(),
  };
}

export async function createJob(db: Db | Tx, employerId: string, values: Partial<NewJob> = {}): Promise<string> {
  const job = newJob(employerId, values);
  await db.insert(jobs).values(job);
  return job.id;
}

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
