import { randomUUID } from 'node:crypto';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { announceNewJobs, remindOfEndingJobs } from '@stellenvisite/core/seekers/bookmarks/notify-of-bookmarks';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { createEmployer, createJob, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);

const anna = await createPerson(db, { email: 'anna@post.example' });
const bea = await createPerson(db, { email: 'bea@post.example' });
const seeker = await signIn(app, 'anna@post.example');
const [house, clinic] = [
  await createEmployer(db, { name: 'Haus Nord' }),
  await createEmployer(db, { name: 'Klinik Süd' }),
];

const agency = await createEmployer(db, { name: 'Zeitarbeit Nord GmbH' });

const told = async (userId = anna.id) => {
  const rows = await db
    .select({ kind: notifications.kind, data: notifications.data })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.kind), asc(notifications.key));
  return rows.map(({ data }) => data);
};
const mailsTo = (to: string) => db.select().from(mails).where(eq(mails.to, to));
const follow = (userId: string, employerId: string) =>
  db.insert(savedEmployers).values({ id: randomUUID(), userId, employerId, note: '', createdAt: NOW });
const save = (userId: string, jobId: string) =>
  db.insert(savedJobs).values({ id: randomUUID(), userId, jobId, note: '', createdAt: NOW });

beforeEach(async () => {
  now = NOW;
  await db.delete(jobs);
  for (const table of [
    notifications,
    mails,
    savedEmployers,
    hiddenEmployers,
    hiddenAgencies,
    applications,
    seekerProfiles,
  ])
    await db.delete(table);
});

describe('new jobs of an employer somebody follows', () => {
  const announce = async () => {
    await indexAllPending({ db });
    await announceNewJobs(ctx);
  };

  test('are announced once each, all of an employer together and all employers in one mail', async () => {
    await Promise.all([follow(anna.id, house), follow(anna.id, clinic), follow(bea.id, clinic)]);
    const alone = await createJob(db, house, { title: 'Hebamme' });
    for (const title of ['Pflege A', 'Pflege B']) await createJob(db, clinic, { title });
    await announce();
    await announce();
    const expected = [
      { employerId: house, employer: 'Haus Nord', count: 1, job: { id: alone, title: 'Hebamme' } },
      { employerId: clinic, employer: 'Klinik Süd', count: 2, job: null },
    ];
    expect(await told()).toEqual(expect.arrayContaining(expected));
    expect([(await told()).length, (await told(bea.id)).length]).toEqual([2, 1]);
    const [mail, ...more] = await mailsTo('anna@post.example');
    expect([mail?.subject, more]).toEqual(['3 neue Stellen bei Arbeitgebern, denen Sie folgen', []]);
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(mail?.text).toContain('/abmelden?token=followed_employers-');
  });

  test('are announced when they become public, and not again when they change', async () => {
    await follow(anna.id, house);
    const id = await createJob(db, house, { status: 'draft' });
    await announce();
    expect(await told()).toEqual([]);
    await db.update(jobs).set({ status: 'published' }).where(eq(jobs.id, id));
    await announce();
    await db.update(jobs).set({ title: 'Ärztin (m/w/d)' }).where(eq(jobs.id, id));
    await announce();
    expect(await told()).toHaveLength(1);
  });

  test('of another field than the follower’s occupation are not announced', async () => {
    await follow(anna.id, house);
    const data = { ...EMPTY_PROFILE, occupations: ['pflegefach'] };
    await db.insert(seekerProfiles).values({ userId: anna.id, data, updatedAt: NOW });
    await createJob(db, house, { title: 'Bilanzbuchhalterin', category: 'administration' });
    await announce();
    expect(await told()).toEqual([]);
    await createJob(db, house, { title: 'Pflegefachkraft', category: 'nursing' });
    await announce();
    expect(await told()).toMatchObject([{ job: { title: 'Pflegefachkraft' } }]);
  });

  test('of an employer or agency that is hidden are not announced', async () => {
    await follow(anna.id, house);
    await follow(anna.id, agency);
    await db.insert(hiddenEmployers).values({ userId: anna.id, employerId: house, hiddenAt: NOW });
    await db.insert(hiddenAgencies).values({ userId: anna.id, hiddenAt: NOW });
    for (const employerId of [house, agency]) await createJob(db, employerId);
    await announce();
    expect(await told()).toEqual([]);
  });

  test('a run that dies announces nothing, and the next one all of it', async () => {
    await follow(anna.id, house);
    await createJob(db, house);
    await indexAllPending({ db });
    const dying = { ...ctx, mail: { ...ctx.mail, write: () => Promise.reject(new Error('killed')) } };
    await expect(announceNewJobs(dying)).rejects.toThrow('killed');
    expect(await told()).toEqual([]);
    await Promise.all([announceNewJobs(ctx), announceNewJobs(ctx)]);
    expect([(await told()).length, (await mailsTo('anna@post.example')).length]).toEqual([1, 1]);
  });
});

describe('a saved job that ends within three days', () => {
  test('is mentioned once, with all others of the person in one mail', async () => {
    for (const title of ['Hebamme', 'Pflege']) {
      await save(anna.id, await createJob(db, house, { title, validThrough: daysAgo(-2.5) }));
    }
    await save(anna.id, await createJob(db, house, { title: 'Später', validThrough: daysAgo(-3.5) }));
    await save(
      anna.id,
      await createJob(db, house, { title: 'Vorbei', validThrough: daysAgo(1), postedAt: daysAgo(9) }),
    );
    await Promise.all([remindOfEndingJobs(ctx), remindOfEndingJobs(ctx)]);
    await remindOfEndingJobs(ctx);
    expect((await told()).map((data) => 'jobTitle' in data && data.jobTitle).sort()).toEqual(['Hebamme', 'Pflege']);
    expect((await mailsTo('anna@post.example')).map(({ subject }) => subject)).toEqual([
      '2 gemerkte Stellen enden bald',
    ]);
    now = daysAgo(-1);
    await remindOfEndingJobs(ctx);
    expect(await told()).toHaveLength(3);
  });

  test('is not mentioned to who has applied for it, and only at the bell to who wants no mail', async () => {
    const jobId = await createJob(db, house, { validThrough: daysAgo(-1) });
    await save(anna.id, jobId);
    await save(bea.id, jobId);
    await db.insert(applications).values({
      id: randomUUID(),
      userId: bea.id,
      jobId,
      employerId: house,
      jobTitle: 'Pflege',
      employerName: 'Haus Nord',
      city: 'Köln',
      country: 'DE',
      kind: 'full',
      status: 'withdrawn',
      privacyVersion: '1',
      sentAt: NOW,
      statusUpdatedAt: NOW,
    });
    await seeker.call('PATCH', '/api/notifications/preferences', { items: [{ topic: 'saved_jobs', byMail: false }] });
    await remindOfEndingJobs(ctx);
    expect([(await told()).length, (await told(bea.id)).length]).toEqual([1, 0]);
    expect(await db.$count(mails)).toBe(0);
  });
});
