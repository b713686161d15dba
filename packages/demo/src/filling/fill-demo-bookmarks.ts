import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { and, asc, between, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

const HOME = 'Nordrhein-Westfalen';

type Want = {
  /** Days until the job ends, from and to; below zero it has ended. */
  ends: readonly [number, number];
  status: 'published' | 'closed';
  savedDaysAgo: number;
  note?: string;
  /** Its end is moved to so many days from now: no job of a fresh market ends sooner than in three. */
  endsIn?: number;
};

/** The saved jobs of the demo's job seeker: some that end soon, some with time left, some that have ended. */
const WANTS: readonly Want[] = [
  {
    ends: [3, 20],
    endsIn: 2.5,
    status: 'published',
    savedDaysAgo: 15,
    note: 'Frau Kessler aus der Fortbildung arbeitet dort. Vor der Bewerbung anrufen, ab 14 Uhr.',
  },
  { ends: [4, 8], status: 'published', savedDaysAgo: 5 },
  { ends: [9, 13], status: 'published', savedDaysAgo: 3 },
  { ends: [20, 40], status: 'published', savedDaysAgo: 1, note: 'Kita auf dem Gelände? Nachfragen.' },
  { ends: [40, 90], status: 'published', savedDaysAgo: 0 },
  { ends: [-60, 0], status: 'published', savedDaysAgo: 20 },
  { ends: [0, 90], status: 'closed', savedDaysAgo: 9 },
];

const EMPLOYER_NOTES = ['Bewerbung läuft, nicht doppelt fragen.', '', '', ''];

/** Saved jobs and employers for somebody who has none. */
export async function fillDemoBookmarks(tx: Tx, userId: string, now: Date): Promise<void> {
  const candidates = await Promise.all([
    tx.$count(savedJobs, eq(savedJobs.userId, userId)),
    tx.$count(savedEmployers, eq(savedEmployers.userId, userId)),
  ]);
  if (candidates.some((count) => count > 0)) return;
  const random = createRandom(`${DEMO_SEED}/bookmarks`);
  for (const want of WANTS) {
    const job = await findJob(tx, want, now);
    if (!job) continue;
    if (want.endsIn !== undefined) {
      const validThrough = new Date(now.getTime() + want.endsIn * DAY_MS);
      await tx.update(jobs).set({ validThrough }).where(eq(jobs.id, job.id));
    }
    const savedAt = Math.max(job.postedAt.getTime(), now.getTime() - want.savedDaysAgo * DAY_MS);
    await tx
      .insert(savedJobs)
      .values({ id: random.uuid(), userId, jobId: job.id, note: want.note ?? '', createdAt: new Date(savedAt) })
      .onConflictDoNothing();
  }
  for (const [index, { id: employerId }] of (await listEmployers(tx)).entries()) {
    const createdAt = new Date(now.getTime() - (index + 2) * DAY_MS);
    const note = EMPLOYER_NOTES[index] ?? '';
    await tx
      .insert(savedEmployers)
      .values({ id: random.uuid(), userId, employerId, note, createdAt })
      .onConflictDoNothing();
  }
}

/** A nursing job near home if there is one, otherwise any that ends at the right time. */
async function findJob(tx: Tx, { ends: [from, to], status }: Want, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const [job] = await tx
    .select({ id: jobs.id, postedAt: jobs.postedAt })
    .from(jobs)
    .where(and(eq(jobs.status, status), lte(jobs.postedAt, now), between(jobs.validThrough, inDays(from), inDays(to))))
    .orderBy(first(eq(jobs.category, 'nursing')), first(eq(jobs.region, HOME)), asc(jobs.id))
    .limit(1);
  return job;
}

/** Large employers near home. */
function listEmployers(tx: Tx) {
  return tx
    .select({ id: employers.id })
    .from(employers)
    .orderBy(first(eq(employers.region, HOME)), desc(sql`coalesce(${employers.employees}, 0)`), asc(employers.id))
    .limit(EMPLOYER_NOTES.length);
}

const first = (condition: SQL): SQL => desc(sql`(${condition})::int`);
