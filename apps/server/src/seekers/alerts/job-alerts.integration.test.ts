import { MAX_GUEST_ALERTS, MAX_JOB_ALERTS } from '@stellenvisite/contract/seekers/job-alerts';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { adoptGuestAlerts } from '@stellenvisite/core/seekers/alerts/delete-job-alert';
import { deleteOldAlerts } from '@stellenvisite/core/seekers/alerts/delete-old-alerts';
import { matchNewJobs } from '@stellenvisite/core/seekers/alerts/match-new-jobs';
import { sendInstantAlerts } from '@stellenvisite/core/seekers/alerts/send-alerts';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { jobAlertMatches, jobAlerts } from '@stellenvisite/db/schema/seekers/job-alerts';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { asCaller, createAdminPerson, createPerson, signIn, signInAdmin } from '../../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
const ctx = createContext(services);
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const employerId = await createEmployer(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');
const visitor = asCaller(app, '');

const PATH = '/api/job-alerts';
const NIGHTS = { name: 'Nachtdienst in Berlin', query: 'q=pflegefachkraft&location=Berlin&shift=night' };

beforeEach(async () => {
  now = NOW;
  await db.delete(jobAlerts);
  await db.delete(jobs);
  await db.delete(mails);
});

const create = async (body: object = NIGHTS, caller = anna) => (await caller.call('POST', PATH, body)).json();
const list = async (caller = anna) => (await caller.call('GET', PATH)).json().items;
const publishNight = async () => {
  now = new Date(now.getTime() + 60_000);
  const id = await createJob(db, employerId, { shifts: ['night'], postedAt: now });
  await matchNewJobs(ctx);
  return id;
};

test('an alert keeps a search in its one form, the newest first', async () => {
  const made = await create({ ...NIGHTS, query: `sort=newest&page=2&job=1&${NIGHTS.query}` });
  expect(made).toMatchObject({
    ...NIGHTS,
    frequency: 'daily',
    status: 'active',
    notifies: true,
    newCount: 0,
    unread: 0,
    matches: 0,
    nextMailAt: '2026-11-16T05:00:00.000Z',
  });
  now = new Date(NOW.getTime() + 1000);
  const other = await create({ name: 'Hebamme', query: 'q=hebamme', frequency: 'instant' });
  expect(other.nextMailAt).toBeNull();
  expect(await list()).toEqual([other, made]);
  expect((await anna.call('GET', PATH)).headers['cache-control']).toBe('no-store');
});

test('the same criteria twice are refused with the id of the first, even at once', async () => {
  const { id } = await create();
  const again = await anna.call('POST', PATH, { name: 'X', query: 'shift=night&location=Berlin&q=+pflegefachkraft+' });
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'job_alert.exists', existingId: id }]);
  await db.delete(jobAlerts);
  const answers = await Promise.all(Array.from({ length: 4 }, () => anna.call('POST', PATH, NIGHTS)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  const { id: own } = (await list())[0];
  const { id: second } = await create({ name: 'Zwei', query: 'q=hebamme' });
  const changed = await anna.call('PATCH', `${PATH}/${second}`, { query: NIGHTS.query });
  expect(changed.json()).toMatchObject({ code: 'job_alert.exists', existingId: own });
});

test('an alert needs a criterion and a search there is', async () => {
  for (const query of ['', 'sort=newest', 'q=+++']) {
    const answer = await anna.call('POST', PATH, { name: 'Alles', query });
    expect([answer.statusCode, answer.json().code], query).toEqual([422, 'job_alert.no_criteria']);
  }
  for (const query of ['category=piloten', `q=${'a'.repeat(300)}`])
    expect(await create({ name: 'Unsinn', query }), query).toMatchObject({ code: 'request.invalid' });
  expect(await list()).toEqual([]);
});

test('twenty are the most, and two requests at once do not exceed that', async () => {
  const times = { seenAt: NOW, mailsFrom: NOW, createdAt: NOW, confirmedAt: NOW };
  await db.insert(jobAlerts).values(
    Array.from({ length: MAX_JOB_ALERTS - 1 }, (_, index) => ({
      id: crypto.randomUUID(),
      userId: annaId,
      language: 'de' as const,
      name: `Auftrag ${index}`,
      query: `q=${index}`,
      frequency: 'daily' as const,
      status: 'active' as const,
      ...times,
    })),
  );
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((q) => anna.call('POST', PATH, { name: q, query: `q=${q}${q}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await create()).toMatchObject({ status: 409, code: 'job_alert.limit_reached' });
});

test('it is renamed, paused, taken up again and sent at another time', async () => {
  const { id } = await create();
  const change = async (body: object) => (await anna.call('PATCH', `${PATH}/${id}`, body)).json();
  expect(await change({ name: '  Nur nachts ' })).toMatchObject({ name: 'Nur nachts', status: 'active' });
  expect(await change({ status: 'paused' })).toMatchObject({ status: 'paused', nextMailAt: null });
  expect(await change({ status: 'active', frequency: 'weekly' })).toMatchObject({
    nextMailAt: '2026-11-20T05:00:00.000Z',
  });
  expect(await change({ notifies: false, query: 'q=hebamme' })).toMatchObject({ notifies: false, query: 'q=hebamme' });
  for (const name of ['', 'a'.repeat(81), 'zwei\nZeilen'])
    expect(await change({ name }), name).toMatchObject({ code: 'request.invalid' });
});

test('matches are new until the alert is opened, unread until they are read', async () => {
  const { id } = await create();
  const jobId = await publishNight();
  await createJob(db, employerId, { shifts: ['day'], postedAt: now });
  await matchNewJobs(ctx);
  expect(await list()).toMatchObject([{ newCount: 1, unread: 1, matches: 1 }]);
  now = new Date(NOW.getTime() + 120_000);
  expect((await anna.call('PUT', `${PATH}/${id}/seen`)).json()).toMatchObject({ newCount: 0, unread: 1 });
  const matches = async (query = '') => (await anna.call('GET', `${PATH}/${id}/matches${query}`)).json();
  expect(await matches('?unread=true')).toMatchObject({
    items: [{ job: { id: jobId }, score: null, readAt: null, isDismissed: false, isOpen: true }],
    total: 1,
    page: 1,
  });
  expect((await anna.call('PATCH', `${PATH}/${id}/matches/${jobId}`, { isRead: true })).statusCode).toBe(204);
  expect(await matches('?unread=true')).toMatchObject({ items: [], total: 0 });
  expect(await matches()).toMatchObject({ items: [{ readAt: now.toISOString() }] });
  await anna.call('PATCH', `${PATH}/${id}/matches/${jobId}`, { isRead: false });
  await anna.call('PUT', `${PATH}/${id}/matches/read`);
  expect(await list()).toMatchObject([{ unread: 0, matches: 1 }]);
});

test('what is of no interest says so with its reason, and can be taken back', async () => {
  const { id } = await create();
  const jobId = await publishNight();
  const flag = (body: object) => anna.call('PATCH', `${PATH}/${id}/matches/${jobId}`, body);
  const first = async () => (await anna.call('GET', `${PATH}/${id}/matches`)).json().items[0];
  await flag({ isDismissed: true });
  expect(await first()).toMatchObject({ isDismissed: true, reason: null });
  await flag({ isDismissed: true, reason: 'too_far' });
  expect(await first()).toMatchObject({ isDismissed: true, reason: 'too_far' });
  await flag({ isDismissed: false });
  expect(await first()).toMatchObject({ isDismissed: false, reason: null });
});

test('what was deleted by mistake comes back with its matches', async () => {
  const { id } = await create();
  await publishNight();
  expect((await anna.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await anna.call('DELETE', `${PATH}/${id}`)).json().code).toBe('job_alert.not_found');
  expect((await bea.call('POST', `${PATH}/${id}/restoration`)).statusCode).toBe(404);
  expect((await anna.call('POST', `${PATH}/${id}/restoration`)).json()).toMatchObject({ id, matches: 1 });
  await anna.call('DELETE', `${PATH}/${id}`);
  const { id: other } = await create();
  expect((await anna.call('POST', `${PATH}/${id}/restoration`)).json()).toMatchObject({ existingId: other });
});

test('nobody sees or changes another’s', async () => {
  const { id } = await create();
  const jobId = await publishNight();
  for (const [method, path, body] of [
    ['PATCH', `${PATH}/${id}`, { name: 'Meins' }],
    ['PUT', `${PATH}/${id}/seen`],
    ['GET', `${PATH}/${id}/matches`],
    ['PATCH', `${PATH}/${id}/matches/${jobId}`, { isRead: true }],
    ['DELETE', `${PATH}/${id}`],
    ['DELETE', `${PATH}/keine-kennung`],
  ] as const) {
    const answer = await bea.call(method, path, body);
    expect([answer.statusCode, answer.json().code], path).toEqual([404, 'job_alert.not_found']);
  }
  expect(await list(bea)).toEqual([]);
  expect(await list()).toMatchObject([{ id, unread: 1 }]);
});

test('employers and administrators have no alerts', async () => {
  await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
  await createAdminPerson(db, 'ada@amt.example');
  for (const caller of [await signIn(app, 'eva@haus.example'), await signInAdmin(app, 'ada@amt.example')])
    for (const answer of [await caller.call('GET', PATH), await caller.call('POST', PATH, NIGHTS)])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.forbidden']);
});

const GUEST = { ...NIGHTS, email: 'gast@post.example' };
const subscribe = (body: object = GUEST) => visitor.call('POST', `${PATH}/subscriptions`, body);
const tokenIn = (text: string | undefined, action: string) =>
  new RegExp(`token=(${action}-[\\w-]+)`).exec(text ?? '')?.[1] ?? '';
const follow = (token: string, action?: string) =>
  visitor.call('POST', `${PATH}/links`, { token, ...(action ? { action } : {}) });
const mailsSent = () => db.select().from(mails);

test('a guest confirms by mail, and nothing is sent before', async () => {
  const answer = await subscribe();
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'check_inbox' }]);
  await subscribe();
  const [mail, ...others] = await mailsSent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: GUEST.email, kind: 'job-alert.confirm' });
  const token = tokenIn(mail?.text, 'confirm');
  const shown = await visitor.call('GET', `${PATH}/links/${token}`);
  expect(shown.json()).toMatchObject({ action: 'confirm', name: NIGHTS.name, isConfirmed: false, isGuest: true });
  const confirmed = await follow(token);
  expect(confirmed.json()).toMatchObject({ isConfirmed: true, isEnded: false });
  await publishNight();
  expect(await db.$count(jobAlertMatches)).toBe(1);
  const again = await subscribe({ ...GUEST, frequency: 'weekly' });
  expect(again.statusCode).toBe(202);
  expect(await mailsSent()).toHaveLength(1);
});

test('a confirmation expires, and its page mails a new link, once in five minutes', async () => {
  await subscribe();
  const token = tokenIn((await mailsSent())[0]?.text, 'confirm');
  now = daysAgo(-2);
  expect((await visitor.call('GET', `${PATH}/links/${token}`)).json()).toMatchObject({
    isExpired: true,
    isConfirmed: false,
    address: 'g•••@post.example',
    manageToken: null,
  });
  expect((await follow(token)).json().code).toBe('job_alert.token_invalid');
  const answers = await Promise.all([follow(token, 'resend'), follow(token, 'resend')]);
  expect(answers.map((answer) => [answer.statusCode, answer.json().isExpired])).toEqual(Array(2).fill([200, false]));
  expect(await mailsSent()).toHaveLength(2);
  const confirmed = (await follow(token)).json();
  expect(confirmed).toMatchObject({ isConfirmed: true });
  expect((await follow(confirmed.manageToken, 'pause')).json()).toMatchObject({ status: 'paused' });
  expect((await follow(token, 'resend')).json().code).toBe('job_alert.token_invalid');
});

test('an address that nobody confirms is deleted after a week', async () => {
  await subscribe();
  now = daysAgo(-6);
  await deleteOldAlerts(ctx);
  expect(await db.$count(jobAlerts)).toBe(1);
  now = daysAgo(-8);
  await deleteOldAlerts(ctx);
  expect(await db.$count(jobAlerts)).toBe(0);
});

test('an alert that was ended by its link is restored there, for a day and unless there is the same again', async () => {
  await subscribe({ ...GUEST, frequency: 'instant' });
  await follow(tokenIn((await mailsSent())[0]?.text, 'confirm'));
  await publishNight();
  await sendInstantAlerts(ctx);
  const digest = (await mailsSent()).find(({ kind }) => kind === 'job-alert.digest');
  const end = tokenIn(digest?.text, 'end');
  await follow(end);
  expect((await follow(end, 'weekly')).json().code).toBe('job_alert.token_invalid');
  expect((await follow(end, 'restore')).json()).toMatchObject({ isEnded: false, isConfirmed: true });
  expect((await follow(end, 'restore')).json()).toMatchObject({ isEnded: false });
  expect((await follow(end, 'weekly')).json()).toMatchObject({ frequency: 'weekly' });
  expect((await follow(end, 'pause')).json()).toMatchObject({ isEnded: true });
  await subscribe();
  expect((await follow(end, 'restore')).json().code).toBe('job_alert.token_invalid');
  await db.delete(jobAlerts).where(isNull(jobAlerts.endedAt));
  now = daysAgo(-2);
  expect((await follow(end, 'restore')).json().code).toBe('job_alert.token_invalid');
});

test('an address has only so many alerts', async () => {
  for (let index = 0; index < MAX_GUEST_ALERTS + 2; index += 1)
    expect((await subscribe({ ...GUEST, query: `q=arzt${index}` })).statusCode).toBe(202);
  expect(await db.$count(jobAlerts)).toBe(MAX_GUEST_ALERTS);
});

test('the links of a mail pause, change and end an alert without signing in, each only what it says', async () => {
  const { id } = await create({ ...NIGHTS, frequency: 'instant' });
  await publishNight();
  await sendInstantAlerts(ctx);
  const [mail] = await mailsSent();
  const [weekly, pause, end] = ['weekly', 'pause', 'end'].map((action) => tokenIn(mail?.text, action));
  expect((await visitor.call('GET', `${PATH}/links/${pause}`)).json()).toMatchObject({ status: 'active' });
  expect(await list()).toMatchObject([{ status: 'active', frequency: 'instant' }]);
  await follow(weekly ?? '');
  await follow(pause ?? '', 'end');
  expect(await list()).toMatchObject([{ id, status: 'paused', frequency: 'weekly' }]);
  const oneClick = await app.inject({
    method: 'POST',
    url: `${PATH}/unsubscribe/${end}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect([oneClick.statusCode, oneClick.json().isEnded]).toEqual([200, true]);
  expect(await list()).toEqual([]);
  expect((await follow(end ?? '')).statusCode).toBe(200);
  expect((await follow(`end-${'0'.repeat(75)}`)).json().code).toBe('job_alert.token_invalid');
  const opened = await visitor.call('GET', `${PATH}/unsubscribe/${end}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/suchauftrag?token=${end}`]);
});

test('a guest manages all by one link, and finds it in the account made later', async () => {
  await subscribe({ ...GUEST, email: 'dora@post.example', frequency: 'instant' });
  await follow(tokenIn((await mailsSent())[0]?.text, 'confirm'));
  await publishNight();
  await sendInstantAlerts(ctx);
  const sent = (await mailsSent()).find(({ kind }) => kind === 'job-alert.digest');
  const manage = tokenIn(sent?.text, 'manage');
  expect((await follow(manage, 'pause')).json()).toMatchObject({ status: 'paused' });
  expect((await follow(manage, 'resume')).json()).toMatchObject({ status: 'active' });
  expect((await follow(manage, 'daily')).json()).toMatchObject({ frequency: 'daily' });
  await createPerson(db, { email: 'dora@post.example' });
  const dora = await signIn(app, 'dora@post.example');
  expect(await list(dora)).toMatchObject([{ name: NIGHTS.name, frequency: 'daily' }]);
  expect(await db.$count(jobAlerts, eq(jobAlerts.email, 'dora@post.example'))).toBe(0);
});

test('an account of the same address that nobody confirmed gets nothing of a guest', async () => {
  await subscribe({ ...GUEST, email: 'emil@post.example' });
  await follow(tokenIn((await mailsSent())[0]?.text, 'confirm'));
  await createPerson(db, { email: 'emil@post.example', isConfirmed: false });
  await adoptGuestAlerts(ctx);
  expect(await db.select().from(jobAlerts)).toMatchObject([{ email: 'emil@post.example', userId: null }]);
});
