import { randomUUID } from 'node:crypto';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import type { Context } from '@stellenvisite/core/context';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { deleteOldAlerts } from '@stellenvisite/core/seekers/alerts/delete-old-alerts';
import { matchNewJobs } from '@stellenvisite/core/seekers/alerts/match-new-jobs';
import { sendDigests, sendInstantAlerts } from '@stellenvisite/core/seekers/alerts/send-alerts';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { jobFeed } from '@stellenvisite/db/schema/jobs/job-feed';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notificationPreferences, notifications } from '@stellenvisite/db/schema/platform/notifications';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { dismissedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob, createPlaces, MONTHLY_EUR } from '@stellenvisite/db/testing-market';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { createTestContext } from '../../testing/create-test-context.ts';
import { createPerson } from '../../testing/people.ts';

const database = await createTestDatabase();
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);

const HOUR = 3_600_000;
/** Six o'clock in Berlin on a Friday. */
const FRIDAY = new Date('2026-11-20T05:00:00Z');
const after = (hours: number) => new Date(FRIDAY.getTime() + hours * HOUR);

let now = FRIDAY;
const ctx = await createTestContext({
  database,
  now: () => now,
  env: { PUBLIC_URL: 'https://www.stellenvisite.example' },
});
const employerId = await createEmployer(db);
const { id: anna } = await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Beispiel' });
const { id: bea } = await createPerson(db, { email: 'bea@post.example' });

beforeEach(async () => {
  now = after(-24);
  for (const table of [mails, jobs, jobAlerts, dismissedJobs, notifications, notificationPreferences]) {
    await db.delete(table);
  }
  await db.delete(hiddenEmployers);
});

type NewAlert = Partial<typeof jobAlerts.$inferInsert>;

async function alert(values: NewAlert = {}): Promise<string> {
  const id = randomUUID();
  const made = after(-48);
  await db.insert(jobAlerts).values({
    id,
    ...(values.email ? {} : { userId: anna }),
    language: 'de',
    name: 'Nachtdienst',
    query: 'q=pflegefachkraft&location=Berlin',
    frequency: 'daily',
    status: 'active',
    seenAt: made,
    mailsFrom: made,
    createdAt: made,
    confirmedAt: made,
    ...values,
  });
  return id;
}

const publish = (values: Partial<typeof jobs.$inferInsert> = {}) =>
  createJob(db, employerId, { postedAt: now, validThrough: after(24 * 30), ...values });
const matchesOf = (alertId: string) => db.select().from(jobAlertMatches).where(eq(jobAlertMatches.alertId, alertId));
const sent = () => db.select().from(mails);

test('a new job is stored once for every alert that asks for it, paused ones included', async () => {
  const [own, paused, other, unconfirmed] = [
    await alert(),
    await alert({ userId: bea, status: 'paused' }),
    await alert({ query: 'q=hebamme' }),
    await alert({ email: 'gast@post.example', confirmedAt: null }),
  ];
  const jobId = await publish();
  expect(await matchNewJobs(ctx)).toBe(2);
  expect(await matchNewJobs(ctx)).toBe(0);
  await db.update(jobs).set({ featured: true });
  expect(await matchNewJobs(ctx)).toBe(0);
  expect(await matchesOf(own)).toMatchObject([{ jobId, score: null, matchedAt: now, readAt: null, notifiedAt: null }]);
  expect(await matchesOf(paused)).toMatchObject([{ jobId }]);
  expect([await matchesOf(other), await matchesOf(unconfirmed)]).toEqual([[], []]);
});

test('a job that changes so that it fits is retained then', async () => {
  const id = await alert({ query: 'q=hebamme' });
  await publish();
  await matchNewJobs(ctx);
  expect(await matchesOf(id)).toEqual([]);
  await db.update(jobs).set({ title: 'Hebamme (m/w/d)' });
  expect(await matchNewJobs(ctx)).toBe(1);
});

test('with a profile a match has its score', async () => {
  const data = { ...EMPTY_PROFILE, occupations: ['pflegefachkraft'], location: 'Berlin', radiusKm: 20 };
  await db.insert(seekerProfiles).values({ userId: bea, data, updatedAt: now }).onConflictDoNothing();
  const id = await alert({ userId: bea });
  await publish();
  await matchNewJobs(ctx);
  const [match] = await matchesOf(id);
  expect(match?.score).toBeGreaterThan(0);
});

test('a digest comes at six, once, with the best five, exact pay and ways out that need no password', async () => {
  const id = await alert();
  now = after(-20);
  for (let index = 0; index < 6; index += 1) {
    await publish({ title: `Pflegefachkraft ${index} (m/w/d)`, ...MONTHLY_EUR, payMin: 342_000, payMax: 415_000 });
  }
  await matchNewJobs(ctx);
  now = after(-0.01);
  expect(await sendDigests(ctx)).toBe(0);
  now = FRIDAY;
  expect(await sendDigests(ctx)).toBe(1);
  const [mail] = await sent();
  expect(mail).toMatchObject({
    to: 'anna@post.example',
    subject: '6 neue Stellen: Nachtdienst',
    kind: 'job-alert.digest',
  });
  expect(mail?.text).toContain('Guten Morgen, Anna Beispiel,');
  expect(mail?.text).toContain('3.420,00–4.150,00\u00a0€');
  expect(mail?.text.match(/\/jobs\/[0-9a-f-]{36}/g)).toHaveLength(5);
  expect(mail?.text).toContain(`/dashboard/suchauftraege/${id}`);
  for (const action of ['weekly', 'pause', 'end']) expect(mail?.text).toContain(`/suchauftrag?token=${action}-`);
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<https:.*\/api\/job-alerts\/unsubscribe\/end-/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(await db.select().from(notifications)).toMatchObject([
    { userId: anna, kind: 'job_alert.matched', data: { alertId: id, count: 6 } },
  ]);
  now = after(1);
  expect(await sendDigests(ctx)).toBe(0);
  now = after(24);
  expect(await sendDigests(ctx)).toBe(0);
});

test('what was published after six is for the next day, and weekly ones come on Friday', async () => {
  await alert();
  const weekly = await alert({ userId: bea, frequency: 'weekly' });
  now = after(0.5);
  await publish();
  await matchNewJobs(ctx);
  expect(await sendDigests(ctx)).toBe(0);
  now = after(24);
  expect(await sendDigests(ctx)).toBe(1);
  expect((await matchesOf(weekly))[0]?.notifiedAt).toBeNull();
  now = after(24 * 7);
  expect(await sendDigests(ctx)).toBe(1);
});

test('a digest that is late leaves what was published after six for the next one', async () => {
  const id = await alert();
  now = after(-2);
  const early = await publish();
  now = after(1);
  const later = await publish();
  await matchNewJobs(ctx);
  expect(await sendDigests(ctx)).toBe(1);
  const told = (await matchesOf(id)).filter(({ notifiedAt }) => notifiedAt !== null).map(({ jobId }) => jobId);
  expect(told).toEqual([early]);
  now = after(24);
  expect(await sendDigests(ctx)).toBe(1);
  expect((await matchesOf(id)).find(({ jobId }) => jobId === later)?.notifiedAt).not.toBeNull();
});

test('over both clock changes the digest comes at six in Berlin', async () => {
  for (const [before, six] of [
    ['2026-10-25T04:59:00Z', '2026-10-25T05:00:00Z'],
    ['2027-03-28T03:59:00Z', '2027-03-28T04:00:00Z'],
  ] as const) {
    await db.delete(mails);
    await db.delete(jobAlerts);
    const made = new Date('2026-10-20T12:00:00Z');
    await alert({ createdAt: made, mailsFrom: made, lastDigestAt: new Date(new Date(six).getTime() - 24 * HOUR) });
    now = new Date(new Date(six).getTime() - 10 * HOUR);
    await publish({ validThrough: new Date('2027-12-01T00:00:00Z') });
    await matchNewJobs(ctx);
    now = new Date(before);
    expect(await sendDigests(ctx), before).toBe(0);
    now = new Date(six);
    expect(await sendDigests(ctx), six).toBe(1);
  }
});

test('nobody is notified of jobs that ended, were applied to, sent before, hidden or of no interest', async () => {
  await alert({ frequency: 'instant' });
  await alert({ frequency: 'instant', name: 'Dasselbe', query: 'q=pflegefachkraft' });
  const otherEmployer = await createEmployer(db, { name: 'Ausgeblendet' });
  await db.insert(hiddenEmployers).values({ userId: anna, employerId: otherEmployer, hiddenAt: now });
  const [closed, ended, applied, boring, good] = [
    await publish(),
    await publish({ validThrough: new Date(now.getTime() + 1000) }),
    await publish(),
    await publish(),
    await publish({ title: 'Pflegefachkraft auf Dauer' }),
  ];
  await createJob(db, otherEmployer, { postedAt: now, validThrough: after(99) });
  await matchNewJobs(ctx);
  await db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed));
  await db.insert(applications).values({
    id: randomUUID(),
    userId: anna,
    jobId: applied,
    employerId,
    jobTitle: 'x',
    employerName: 'x',
    city: 'Berlin',
    country: 'DE',
    kind: 'full',
    status: 'applied',
    privacyVersion: '1',
    sentAt: now,
    statusUpdatedAt: now,
  });
  await db.insert(dismissedJobs).values({ userId: anna, jobId: boring, reason: null, dismissedAt: now });
  now = new Date(now.getTime() + 2000);
  expect(await sendInstantAlerts(ctx)).toBe(1);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Eine neue Stelle');
  expect(mail?.text).toContain(good);
  for (const id of [closed, ended, applied, boring]) expect(mail?.text).not.toContain(id);
  await db.delete(applications);
});

test('a pause sends nothing, not even afterwards what came meanwhile', async () => {
  const id = await alert({ frequency: 'instant', status: 'paused' });
  await publish();
  await matchNewJobs(ctx);
  expect(await sendInstantAlerts(ctx)).toBe(0);
  now = after(-20);
  await db.update(jobAlerts).set({ status: 'active', mailsFrom: now }).where(eq(jobAlerts.id, id));
  expect(await sendInstantAlerts(ctx)).toBe(0);
  now = after(-19);
  await publish();
  await matchNewJobs(ctx);
  expect(await sendInstantAlerts(ctx)).toBe(1);
});

test('whoever switched such mails off gets the notification alone, and the other way round', async () => {
  await alert({ frequency: 'instant' });
  await alert({ frequency: 'instant', userId: bea, notifies: false });
  await db.insert(notificationPreferences).values({ userId: anna, topic: 'job_alerts', byMail: false, updatedAt: now });
  await publish();
  await matchNewJobs(ctx);
  expect(await sendInstantAlerts(ctx)).toBe(1);
  expect((await sent()).map(({ to }) => to)).toEqual(['bea@post.example']);
  expect((await db.select().from(notifications)).map(({ userId }) => userId)).toEqual([anna]);
});

test('a guest is written to, and what they requested is theirs once they have an account', async () => {
  const id = await alert({ email: 'clara@post.example', frequency: 'instant' });
  await publish();
  await matchNewJobs(ctx);
  expect(await sendInstantAlerts(ctx)).toBe(1);
  const [mail] = await sent();
  expect(mail?.to).toBe('clara@post.example');
  expect(mail?.text).toContain('/suchauftrag?token=manage-');
  const { id: clara } = await createPerson(db, { email: 'clara@post.example' });
  await sendInstantAlerts(ctx);
  expect(await db.select().from(jobAlerts).where(eq(jobAlerts.id, id))).toMatchObject([{ userId: clara, email: null }]);
});

/** Dies at the n-th thing that it asks its mails, its search or its notices to do. */
function dyingAt(step: number): Context {
  let steps = 0;
  const die = <Args extends unknown[], Answer>(call: (...args: Args) => Answer) => {
    return (...args: Args): Answer => {
      if (steps++ === step) throw new Error('killed');
      return call(...args);
    };
  };
  return {
    ...ctx,
    search: { ...ctx.search, refresh: die(ctx.search.refresh), match: die(ctx.search.match) },
    publish: die(ctx.publish),
    mail: { ...ctx.mail, prepare: die(ctx.mail.prepare), writePrepared: die(ctx.mail.writePrepared) },
  };
}

test('killed at any step nothing is lost and nothing sent twice', async () => {
  let isKilled = true;
  for (let step = 0; isKilled; step += 1) {
    await db.delete(mails);
    await db.delete(jobs);
    await db.delete(jobAlerts);
    await db.delete(notifications);
    const id = await alert({ frequency: 'instant' });
    await alert({ frequency: 'instant', userId: bea });
    const jobId = await publish();
    const work = async (each: Context) => {
      await matchNewJobs(each);
      await sendInstantAlerts(each);
    };
    isKilled = await work(dyingAt(step)).then(
      () => false,
      () => true,
    );
    await work(ctx);
    await work(ctx);
    expect((await sent()).map(({ to }) => to).sort(), `step ${step}`).toEqual([
      'anna@post.example',
      'bea@post.example',
    ]);
    expect(await matchesOf(id), `step ${step}`).toMatchObject([{ jobId }]);
    expect(await db.$count(notifications), `step ${step}`).toBe(2);
    expect(await db.$count(jobFeed, and(eq(jobFeed.consumer, 'job-alerts')))).toBe(0);
    if (!isKilled) expect(step).toBeGreaterThan(5);
  }
});

test('two workers at once tell everybody once', async () => {
  for (let index = 0; index < 20; index += 1) await alert({ email: `gast${index}@post.example`, frequency: 'instant' });
  await publish();
  await Promise.all([matchNewJobs(ctx), matchNewJobs(ctx)]);
  const written = await Promise.all([sendInstantAlerts(ctx), sendInstantAlerts(ctx), sendInstantAlerts(ctx)]);
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(new Set((await sent()).map(({ to }) => to)).size).toBe(20);
});

test('unconfirmed, deleted and withdrawn ones are deleted in their time', async () => {
  const kept = [
    await alert(),
    await alert({ email: 'neu@post.example', confirmedAt: null, createdAt: after(-24 * 7) }),
    await alert({ email: 'weg@post.example', endedAt: after(-24 * 365 * 2) }),
  ];
  await alert({ email: 'alt@post.example', confirmedAt: null, createdAt: after(-24 * 9) });
  await alert({ email: 'lange-weg@post.example', endedAt: after(-24 * 365 * 4) });
  await alert({ query: 'q=x', endedAt: after(-24 * 9) });
  await deleteOldAlerts(ctx);
  expect((await db.select({ id: jobAlerts.id }).from(jobAlerts)).map(({ id }) => id).sort()).toEqual(kept.sort());
});
