import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { lockPostings } from '@stellenvisite/core/jobs/postings/open-posting';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

type DemoEmployer = { employerId: string; now: Date };

const DRAFTS: JobContent[] = [
  {
    title: 'Pflegefachfrau/-mann (m/w/d) Intermediate Care',
    category: 'nursing',
    employmentType: 'both',
    introHtml: '<p>Unsere IMC wächst von acht auf zwölf Betten.</p>',
  },
  { title: 'Praxisanleitung (m/w/d) Zentrale Notaufnahme', category: 'nursing' },
];
const PENDING: JobContent = {
  title: 'MFA (m/w/d) für unsere Anmeldung',
  category: 'mfa',
  employmentType: 'part_time',
  experienceLevel: 'entry',
  introHtml: '<p>Wir suchen Verstärkung für Anmeldung und Telefon, zwanzig Stunden in der Woche.</p>',
  applyMethod: 'here',
};

/** Jobs of the demo's employer in every state, and one of another employer that an administrator may look at. Filled once. */
export async function fillDemoJobs(tx: Tx, { employerId, now }: DemoEmployer): Promise<void> {
  if ((await tx.$count(jobPostings, eq(jobPostings.employerId, employerId))) > 0) return;
  await moveSome(tx, employerId, now);
  await markAssisted(tx, employerId, now);
  const random = createRandom(`${DEMO_SEED}/drafts`);
  const holder = await findHolder(tx, employerId);
  const begun = [
    ...DRAFTS.map((content) => ({ id: random.uuid(), employerId, content })),
    ...(holder ? [{ id: random.uuid(), employerId: holder, content: PENDING, pendingSince: now }] : []),
  ];
  const dates = { createdAt: daysFrom(now, -1), updatedAt: daysFrom(now, -1) };
  await tx.insert(jobPostings).values(begun.map((row) => ({ ...row, ...dates })));
  const created = { kind: 'created' as const, byUserId: employerId, at: dates.createdAt };
  const own = begun.filter((row) => row.employerId === employerId);
  await tx.insert(jobPostingEvents).values(own.map(({ id }) => ({ ...created, postingId: id })));
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** Only jobs nobody has applied to, so that the other screens keep theirs. */
async function moveSome(tx: Tx, employerId: string, now: Date): Promise<void> {
  const applied = tx.select({ one: sql`1` }).from(applications).where(eq(applications.jobId, jobs.id));
  const free = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.employerId, employerId),
        eq(jobs.status, 'published'),
        gt(jobs.validThrough, now),
        notExists(applied),
      ),
    )
    .orderBy(asc(jobs.id));
  const [ending, later, last, paused, filled, closed, expired, top, second] = free.map(({ id }) => id);
  const chosen = [ending, later, last, paused, filled, closed, expired, top, second].flatMap((id) => id ?? []);
  await lockPostings(tx, chosen);
  const setJob = (id: string | undefined, values: Partial<typeof jobs.$inferInsert>) =>
    id ? tx.update(jobs).set(values).where(eq(jobs.id, id)) : undefined;
  const setPosting = (id: string | undefined, values: Partial<typeof jobPostings.$inferInsert>) =>
    id ? tx.update(jobPostings).set(values).where(eq(jobPostings.id, id)) : undefined;
  const posted = { postedAt: daysFrom(now, -58) };
  await setJob(ending, { ...posted, validThrough: daysFrom(now, 1) });
  await setJob(later, { ...posted, validThrough: daysFrom(now, 3) });
  await setJob(last, { ...posted, validThrough: daysFrom(now, 5) });
  await setJob(paused, { status: 'paused' });
  await setPosting(paused, { pausedAt: daysFrom(now, -4), origin: 'csv' });
  await setJob(filled, { status: 'closed' });
  await setPosting(filled, { closeReason: 'filled', closedAt: daysFrom(now, -14), origin: 'here' });
  await setJob(closed, { status: 'closed' });
  await setPosting(closed, { closeReason: 'closed', closedAt: daysFrom(now, -17), origin: 'here' });
  await setJob(expired, { ...posted, validThrough: daysFrom(now, -5) });
  for (const id of [top, second]) {
    await setJob(id, { featured: true });
    await setPosting(id, { featuredUntil: daysFrom(now, 28), origin: 'here' });
  }
  const events = [
    [paused, 'paused', -4],
    [filled, 'filled', -14],
    [closed, 'closed', -17],
    [top, 'featured', 0],
    [second, 'featured', 0],
  ] as const;
  const rows = events.flatMap(([postingId, kind, days]) =>
    postingId ? [{ postingId, kind, byUserId: employerId, at: daysFrom(now, days) }] : [],
  );
  if (rows.length > 0) await tx.insert(jobPostingEvents).values(rows);
}

/** The public page of one job says that AI helped to write it. */
async function markAssisted(tx: Tx, employerId: string, now: Date): Promise<void> {
  const [job] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'), gt(jobs.validThrough, daysFrom(now, 7))))
    .orderBy(asc(jobs.id))
    .limit(1);
  if (job)
    await tx
      .update(jobs)
      .set({ aiParts: ['intro', 'tasks'] })
      .where(eq(jobs.id, job.id));
}

async function findHolder(tx: Tx, employerId: string): Promise<string | undefined> {
  const [practice] = await tx
    .select({ id: employers.id, jobs: count() })
    .from(employers)
    .innerJoin(jobs, eq(jobs.employerId, employers.id))
    .where(and(eq(employers.type, 'practice'), ne(employers.id, employerId)))
    .groupBy(employers.id)
    .orderBy(asc(count()), asc(employers.id))
    .limit(1);
  return practice?.id;
}
