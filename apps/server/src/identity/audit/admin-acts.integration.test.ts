import { randomUUID } from 'node:crypto';
import { EMPTY_PROFILE } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminActs } from '@stellenvisite/db/schema/identity/admin-acts';
import { authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { emptySearches, searchCounts } from '@stellenvisite/db/schema/jobs/statistics';
import { savedEmployers } from '@stellenvisite/db/schema/seekers/bookmarks';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

const { app, database } = await buildTestApp({ now: () => NOW });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
await createAdminPerson(db, 'ada@amt.example');
const ada = await signInAdmin(app, 'ada@amt.example');

const actsOf = async (action: string) => db.select().from(adminActs).where(eq(adminActs.action, action));

test('a banned person is signed out, the jobs of their profile are paused, and the log says why', async () => {
  const { id } = await createPerson(db, { email: 'chef@klinik.example', role: 'employer' });
  await createEmployer(db, { id, name: 'Klinik am Park' });
  const jobId = await createJob(db, id, { placeId: 1 });
  const chef = await signIn(app, 'chef@klinik.example');
  const answer = await ada.call('POST', '/api/admin/users/acts', { act: 'ban', ids: [id], reason: 'Falsche Angaben.' });
  expect(answer.json()).toEqual({ done: 1, skipped: 0 });
  expect((await chef.call('GET', '/api/account')).statusCode).toBe(401);
  expect(await db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
  expect((await db.select().from(jobs).where(eq(jobs.id, jobId)))[0]).toMatchObject({ status: 'paused' });
  const [act] = await actsOf('user.banned');
  expect(act).toMatchObject({
    subjectKind: 'user',
    subjectId: id,
    subjectLabel: null,
    before: { status: 'active', reason: null, sessions: 1, jobs: 1 },
    after: { status: 'banned', reason: 'Falsche Angaben.', sessions: 0, jobs: 0 },
  });
  const list = (await ada.call('GET', '/api/admin/users?state=banned')).json();
  expect(list).toMatchObject({ total: 1, items: [{ id, state: 'banned', sessions: 0 }] });
  const again = await ada.call('POST', '/api/admin/users/acts', { act: 'ban', ids: [id], reason: 'Noch einmal.' });
  expect(again.json()).toEqual({ done: 0, skipped: 1 });
});

test('accounts are found by the country of their employer, and by where a job seeker looks', async () => {
  const owner = await createPerson(db, { email: 'haus@linz.example', role: 'employer' });
  const member = await createPerson(db, { email: 'mit@linz.example', role: 'employer' });
  const seeker = await createPerson(db, { email: 'suche@linz.example' });
  await createPerson(db, { email: 'ohne@linz.example' });
  await createEmployer(db, { id: owner.id, name: 'Haus Donau', city: 'Linz', country: 'AT' });
  await db
    .insert(userEmployerLinks)
    .values({ userId: member.id, employerId: owner.id, isActive: true, createdAt: NOW });
  await db
    .insert(seekerProfiles)
    .values({ userId: seeker.id, data: { ...EMPTY_PROFILE, countries: ['AT', 'CH'] }, updatedAt: NOW });
  const idsOf = async (query: string) =>
    (await ada.call('GET', `/api/admin/users?q=linz.example&${query}`))
      .json()
      .items.map(({ id }: { id: string }) => id);
  expect((await idsOf('country=AT')).sort()).toEqual([owner.id, member.id, seeker.id].sort());
  expect(await idsOf('country=CH')).toEqual([seeker.id]);
  const [found] = (await ada.call('GET', '/api/admin/users?q=mit@linz.example')).json().items;
  expect(found.employer).toEqual({ name: 'Haus Donau', city: 'Linz' });
});

test('an account of an employer says what is missing until somebody has confirmed it', async () => {
  const owner = await createPerson(db, { email: 'neu@graz.example', role: 'employer' });
  const waiting = await createPerson(db, { email: 'wartet@graz.example', role: 'employer' });
  await createPerson(db, { email: 'sucht@graz.example' });
  await createEmployer(db, { id: owner.id, name: 'Haus Mur', city: 'Graz', verifiedAt: null });
  await db.insert(userEmployerLinks).values({ userId: waiting.id, employerId: owner.id, createdAt: NOW });
  const statesNow = async () => {
    const { items } = (await ada.call('GET', '/api/admin/users?q=graz.example&sort=created')).json();
    return Object.fromEntries(items.map(({ email, state }: { email: string; state: string }) => [email, state]));
  };
  expect(await statesNow()).toEqual({
    'neu@graz.example': 'unproven',
    'wartet@graz.example': 'linking',
    'sucht@graz.example': 'active',
  });
  expect((await ada.call('GET', '/api/admin/users?q=graz.example&state=unproven')).json().total).toBe(1);
  await db.update(employers).set({ verifiedAt: NOW }).where(eq(employers.id, owner.id));
  await db.update(userEmployerLinks).set({ isActive: true }).where(eq(userEmployerLinks.userId, waiting.id));
  expect(Object.values(await statesNow())).toEqual(['active', 'active', 'active']);
});

test('nobody acts on an administrator, nor on the own account', async () => {
  const [own] = await db.select().from(authUsers).where(eq(authUsers.email, 'ada@amt.example'));
  const answer = await ada.call('POST', '/api/admin/users/acts', { act: 'sign_out', ids: [own?.id] });
  expect(answer.json()).toEqual({ done: 0, skipped: 1 });
  expect((await ada.call('GET', '/api/admin/waiting')).statusCode).toBe(200);
});

test('a duplicate goes, and its jobs, people and bookmarks go over to the employer that stays', async () => {
  const owner = await createPerson(db, { email: 'eins@haus.example', role: 'employer' });
  const member = await createPerson(db, { email: 'zwei@haus.example', role: 'employer' });
  const seeker = await createPerson(db, { email: 'anna@post.example' });
  const from = await createEmployer(db, { id: owner.id, name: 'Haus Sonne', city: 'Köln' });
  const into = await createEmployer(db, { name: 'Haus Sonne', city: 'Köln' });
  const jobId = await createJob(db, from, { placeId: 1 });
  await db.insert(userEmployerLinks).values({ userId: member.id, employerId: from, isActive: true, createdAt: NOW });
  const saved = [from, into].map((employerId) => ({ id: randomUUID(), userId: seeker.id, employerId }));
  await db.insert(savedEmployers).values(saved);
  const found = (await ada.call('GET', '/api/admin/employers?state=duplicate')).json();
  expect(found.items.map(({ id }: { id: string }) => id).sort()).toEqual([from, into].sort());

  const answer = await ada.call('POST', `/api/admin/employers/${from}/merge`, { intoId: into });
  expect(answer.json()).toEqual({ jobs: 1, applications: 0, members: 2 });
  expect(await db.$count(employers, eq(employers.id, from))).toBe(0);
  expect((await db.select().from(jobs).where(eq(jobs.id, jobId)))[0]?.employerId).toBe(into);
  const links = await db.select().from(userEmployerLinks).where(eq(userEmployerLinks.employerId, into));
  expect(links.map(({ userId, isActive }) => ({ userId, isActive }))).toEqual(
    expect.arrayContaining([
      { userId: owner.id, isActive: true },
      { userId: member.id, isActive: true },
    ]),
  );
  expect(await db.$count(savedEmployers, eq(savedEmployers.userId, seeker.id))).toBe(1);
  const [act] = await actsOf('employer.merged');
  expect(act).toMatchObject({ subjectId: into, after: { jobs: 1, members: 2 } });

  expect((await app.inject(`/api/employers/${from}`)).json()).toMatchObject({ id: into });
  const last = await createEmployer(db, { name: 'Haus Mond', city: 'Köln' });
  await ada.call('POST', `/api/admin/employers/${into}/merge`, { intoId: last });
  for (const old of [from, into])
    expect((await app.inject(`/api/employers/${old}`)).json()).toMatchObject({ id: last });
});

test('an employer is verified by hand, and that is taken back', async () => {
  const id = await createEmployer(db, { name: 'Praxis am Markt' });
  const act = (wanted: string) => ada.call('POST', '/api/admin/employers/acts', { act: wanted, ids: [id] });
  expect((await act('verify')).json()).toEqual({ done: 1, skipped: 0 });
  expect((await act('verify')).json()).toEqual({ done: 0, skipped: 1 });
  expect((await act('withdraw')).json()).toEqual({ done: 1, skipped: 0 });
  const [verified] = await actsOf('employer.verified');
  expect(verified).toMatchObject({ before: { isVerified: false }, after: { isVerified: true } });
});

test('a removed job is closed and gone from the lists of its employer, with the reason in its history', async () => {
  const employerId = await createEmployer(db, { name: 'Klinik am See' });
  const id = await createJob(db, employerId, { placeId: 1 });
  const answer = await ada.call('POST', '/api/admin/jobs/acts', {
    act: 'remove',
    ids: [id],
    reason: 'Stelle gibt es nicht.',
  });
  expect(answer.json()).toEqual({ done: 1, skipped: 0 });
  expect((await db.select().from(jobs).where(eq(jobs.id, id)))[0]).toMatchObject({ status: 'closed' });
  expect((await db.select().from(jobPostings).where(eq(jobPostings.id, id)))[0]?.removedAt).not.toBeNull();
  const [act] = await actsOf('job.removed');
  expect(act?.after).toMatchObject({ status: 'removed', reason: 'Stelle gibt es nicht.' });
});

test('a list that is taken away as a file is itself an act', async () => {
  const file = await ada.call('GET', '/api/admin/users/file?role=employer');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('chef@klinik.example');
  const log = (await ada.call('GET', '/api/admin/acts?area=users')).json();
  expect(log.items[0]).toMatchObject({ area: 'users', userName: 'Ada Amt' });
  expect(await actsOf('users.exported')).toHaveLength(1);
});

test('the log can be read whatever its entries are about', async () => {
  const act = {
    at: NOW,
    area: 'settings',
    action: 'settings.changed',
    subjectKind: 'setting',
    ip: '127.0.0.1',
  } as const;
  await db
    .insert(adminActs)
    .values(Array.from({ length: 300 }, (_, index) => ({ ...act, id: randomUUID(), subjectId: `operator ${index}` })));
  const log = await ada.call('GET', '/api/admin/acts?area=settings');
  expect([log.statusCode, log.json().total]).toEqual([200, 300]);
});

test('the market of sixty days has a value for every day', async () => {
  const health = (await ada.call('GET', '/api/admin/market-health')).json();
  expect(health.days).toHaveLength(60);
  expect(health.figures.liveJobs.value).toBeGreaterThan(0);
});

test('the figures of both periods can be taken away day by day, and that is recorded', async () => {
  await db.insert(searchCounts).values({ day: '2026-11-15', searches: 200, emptySearches: 7 });
  const { figures } = (await ada.call('GET', '/api/admin/market-health')).json();
  expect(figures.emptySearches).toEqual({ value: 3.5, before: null });
  const file = await ada.call('GET', '/api/admin/market-health/file');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(121);
  expect(lines[0]).toContain('Suchen ohne Treffer');
  expect(lines[1]).toMatch(/^15\.11\.2026;.*;200;7$/);
  const log = (await ada.call('GET', '/api/admin/acts?area=overview')).json();
  expect(log.items).toMatchObject([{ action: 'market.exported', after: { rows: 120 } }]);
});

test('searches without hits are shown from five on, most frequent first', async () => {
  const row = { day: '2026-11-14', searches: 4 };
  await db.insert(emptySearches).values([
    { ...row, query: 'q=anna+berg' },
    { ...row, query: 'q=hebamme&location=borkum&radius=20' },
    { ...row, query: 'q=hebamme&location=borkum&radius=20', day: '2026-11-10' },
    { query: 'q=kryotherapie', day: '2026-11-13', searches: 5 },
    { query: 'q=vergangen', day: '2026-09-01', searches: 50 },
  ]);
  expect((await ada.call('GET', '/api/admin/empty-searches')).json().items).toEqual([
    {
      words: 'hebamme',
      location: 'borkum',
      radius: 20,
      category: [],
      searches: 8,
      lastDay: '2026-11-14',
      query: 'q=hebamme&location=borkum&radius=20',
    },
    expect.objectContaining({ words: 'kryotherapie', radius: null, searches: 5 }),
  ]);
});

test('what was withdrawn, or sent to another site, is not waited for an answer to', async () => {
  const employerId = await createEmployer(db, { name: 'Haus Birke' });
  const jobId = await createJob(db, employerId, { placeId: 1 });
  const sentAt = new Date(NOW.getTime() - 20 * 86_400_000);
  const application = {
    jobId,
    employerId,
    jobTitle: 'Hebamme (m/w/d)',
    employerName: 'Haus Birke',
    city: 'Köln',
    country: 'DE',
    privacyVersion: '2026-11',
    sentAt,
    statusUpdatedAt: sentAt,
  } as const;
  await db.insert(applications).values([
    { ...application, id: randomUUID(), kind: 'full', status: 'rejected', firstAnswerAt: sentAt },
    { ...application, id: randomUUID(), kind: 'full', status: 'withdrawn' },
    { ...application, id: randomUUID(), kind: 'external', status: 'applied' },
  ]);
  const { figures } = (await ada.call('GET', '/api/admin/market-health')).json();
  expect(figures).toMatchObject({ applications: { value: 3 }, answeredInTime: { value: 100 } });
});

test('the log cannot be changed: the database refuses it until two years are over', async () => {
  await expect(db.update(adminActs).set({ action: 'job.released' })).rejects.toThrow();
  await expect(db.delete(adminActs)).rejects.toThrow();
  await expect(db.execute(sql`truncate admin_acts`)).rejects.toThrow();
  const count = await db.$count(adminActs);
  await db.execute(
    sql`insert into admin_acts (id, at, area, action) values (gen_random_uuid(), now() - interval '25 months', 'jobs', 'job.released')`,
  );
  await db.execute(sql`select remove_old_admin_acts()`);
  expect(await db.$count(adminActs)).toBe(count);
});

test('a view is stored for the administrator who saved it, and overwritten by its name', async () => {
  const save = (query: string) => ada.call('POST', '/api/admin/views', { screen: 'users', name: 'Neue', query });
  await save('role=employer');
  const { id } = (await save('role=job_seeker')).json();
  const views = (await ada.call('GET', '/api/admin/views?screen=users')).json();
  expect(views).toEqual({ items: [{ id, name: 'Neue', query: 'role=job_seeker' }], total: 1 });
  expect((await ada.call('DELETE', `/api/admin/views/${id}`)).statusCode).toBe(200);
  expect((await ada.call('DELETE', `/api/admin/views/${id}`)).statusCode).toBe(404);
});
