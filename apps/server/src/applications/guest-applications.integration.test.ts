import { randomBytes, randomUUID } from 'node:crypto';
import { deleteOldApplications } from '@stellenvisite/core/applications/delete-old-applications';
import { hashGuestToken } from '@stellenvisite/core/platform/files/delete-own-file';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applicationDrafts, applications, guestApplications } from '@stellenvisite/db/schema/applications/applications';
import { consents, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { jobsOf, SLICES } from '../slices.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { asCaller, createPerson, signIn } from '../testing/people.ts';

let now = NOW;
const { app, database, services } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const employerId = await createEmployer(db, { name: 'Klinik am Wald' });
const EMAIL = 'gast@post.example';

beforeEach(async () => {
  now = NOW;
  for (const table of [applications, guestApplications, files, mails, authLimits, authUsers]) await db.delete(table);
  await db.delete(jobs);
});

const newJob = () => createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' });
const newToken = () => randomBytes(32).toString('base64url');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

function start(jobId: string, token: string, content: object = {}) {
  return app.inject({
    method: 'POST',
    url: `/api/jobs/${jobId}/guest-applications`,
    headers: { 'x-guest-token': token },
    payload: { email: EMAIL, applicant: { fullName: 'Gerda Gast' }, acceptsTerms: true, ...content },
  });
}

function confirm(id: string, token: string, body: object, accessToken?: string) {
  const headers = { 'x-guest-token': token, ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) };
  return app.inject({ method: 'POST', url: `/api/guest-applications/${id}/confirmation`, headers, payload: body });
}

async function mailedCode(to = EMAIL): Promise<string> {
  const rows = await db.select().from(mails).where(eq(mails.to, to));
  const code = rows.flatMap(({ subject }) => /\b\d{6}\b/.exec(subject) ?? []).at(-1);
  if (!code) throw new Error('no code was mailed');
  return code;
}

async function storeGuestFile(token: string): Promise<string> {
  const id = randomUUID();
  const guestTokenHash = hashGuestToken(createContext(services), token);
  const content = { name: 'Lebenslauf.pdf', type: 'pdf' as const, bytes: 4, sha256: 'x', storageKey: `files/${id}` };
  await db.insert(files).values({ id, guestTokenHash, ...content, expiresAt: daysAgo(-1), createdAt: NOW });
  return id;
}

test('a code to the address makes the account, takes over the files and sends the application', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  const fileId = await storeGuestFile(token);
  const begun = await start(jobId, token, {
    message: 'Guten Tag',
    fileIds: [fileId],
    applicant: { fullName: 'Gerda Gast', phone: '0151 555', occupation: 'Hebamme' },
  });
  expect([begun.statusCode, begun.json()]).toEqual([
    201,
    { id: expect.any(String), expiresAt: new Date(NOW.getTime() + 86_400_000).toISOString() },
  ]);
  expect(await db.$count(applications)).toBe(0);
  const wrong = await confirm(begun.json().id, token, { code: '000000' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'application.code_invalid']);

  const answer = await confirm(begun.json().id, token, { code: await mailedCode() });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    refusal: null,
    application: {
      status: 'applied',
      message: 'Guten Tag',
      files: [{ id: fileId }],
      applicant: { fullName: 'Gerda Gast', email: EMAIL, phone: '0151 555', occupation: 'Hebamme' },
    },
  });
  const own = await asCaller(app, answer.json().session.access_token).call('GET', '/api/applications');
  expect(own.json().total).toBe(1);
  const [profile] = await db.select().from(profiles);
  expect(profile).toMatchObject({ role: 'job_seeker', fullName: 'Gerda Gast' });
  expect((await db.select().from(consents)).map(({ kind }) => kind).sort()).toEqual(['application', 'terms']);
  expect([await db.$count(guestApplications), (await db.select().from(files))[0]?.userId]).toEqual([0, profile?.id]);
});

test('an address that has an account is answered the same, and its account gets the application', async () => {
  const jobId = await newJob();
  const { id } = await createPerson(db, { email: EMAIL, fullName: 'Gerda Konto' });
  const [known, unknown] = [newToken(), newToken()];
  const answers = [await start(jobId, known), await start(jobId, unknown, { email: 'neu@post.example' })];
  expect(answers.map(({ statusCode, json }) => [statusCode, Object.keys(json())])).toEqual(
    Array(2).fill([201, ['id', 'expiresAt']]),
  );
  const answer = await confirm(answers[0]?.json().id, known, { code: await mailedCode() });
  expect(answer.json().application).toMatchObject({ applicant: { fullName: 'Gerda Gast' } });
  const [row] = await db.select().from(applications);
  expect(row?.userId).toBe(id);
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  expect(profile?.fullName).toBe('Gerda Konto');
});

test('nobody else sends it: neither without the token nor signed in with another address', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  const { id } = (await start(jobId, token)).json();
  const code = await mailedCode();
  await createPerson(db, { email: 'bea@post.example' });
  const bea = await signIn(app, 'bea@post.example');
  expect((await confirm(id, newToken(), { code })).statusCode).toBe(404);
  expect((await confirm(id, token, {})).statusCode).toBe(401);
  expect((await confirm(id, token, {}, bea.token)).statusCode).toBe(404);
  expect(await db.$count(applications)).toBe(0);
  expect((await confirm(id, token, { code })).json().refusal).toBeNull();
});

test('the link of the mail, opened in another browser, keeps what was written as a draft and sends nothing', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  const fileId = await storeGuestFile(token);
  const { id } = (await start(jobId, token, { message: 'Guten Tag', fileIds: [fileId] })).json();
  const [mail] = await db.select().from(mails);
  expect(decodeURIComponent(mail?.text ?? '')).toContain(`/jobs/${jobId}/bewerben?begonnen=${id}`);
  expect(mail).toMatchObject({ kind: 'application.code', subject: expect.stringMatching(/^\d{6} .*Bewerbung bei /) });
  expect(mail?.text).toMatch(/geben Sie den Code dort ein, wo Sie Ihre Bewerbung geschrieben haben/);
  const withoutToken = (accessToken?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/guest-applications/${id}/confirmation`,
      ...(accessToken ? { headers: { authorization: `Bearer ${accessToken}` } } : {}),
      payload: {},
    });
  expect((await withoutToken()).statusCode).toBe(401);
  await createPerson(db, { email: 'bea@post.example' });
  expect((await withoutToken((await signIn(app, 'bea@post.example')).token)).statusCode).toBe(404);
  expect([await db.$count(applicationDrafts), (await db.select().from(files))[0]?.userId]).toEqual([0, null]);

  const verified = { type: 'email', email: EMAIL, token: await mailedCode() };
  const session = await app.inject({ method: 'POST', url: '/auth/v1/verify', payload: verified });
  const accessToken = session.json().access_token;
  expect((await withoutToken(accessToken)).json()).toEqual({ session: null, application: null, refusal: null });
  expect(await db.$count(applications)).toBe(0);
  const { call } = asCaller(app, accessToken);
  expect((await call('GET', `/api/jobs/${jobId}/application-proposal`)).json().draft.content).toMatchObject({
    message: 'Guten Tag',
    fileIds: [fileId],
  });
  expect((await call('GET', '/api/files')).json().items).toMatchObject([{ id: fileId }]);
  expect((await withoutToken(accessToken)).statusCode).toBe(404);
});

test('who signs in with the address needs no code', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  await createPerson(db, { email: EMAIL });
  const { id } = (await start(jobId, token)).json();
  const person = await signIn(app, EMAIL);
  expect((await confirm(id, token, {}, person.token)).json()).toMatchObject({
    session: null,
    application: { status: 'applied' },
  });
});

test('a second click replaces what was retained and mails no second code', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  const first = await start(jobId, token, { message: 'Erster Versuch' });
  later(0.5);
  const second = await start(jobId, token, { message: 'Zweiter Versuch' });
  expect(second.json().id).toBe(first.json().id);
  expect(await db.$count(mails)).toBe(1);
  const answer = await confirm(first.json().id, token, { code: await mailedCode() });
  expect(answer.json().application.message).toBe('Zweiter Versuch');
});

test('what cannot be sent any more is stored as a draft of the new account', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  const fileId = await storeGuestFile(token);
  const { id } = (await start(jobId, token, { message: 'Guten Tag', fileIds: [fileId] })).json();
  await db.update(jobs).set({ status: 'closed' });
  const answer = await confirm(id, token, { code: await mailedCode() });
  expect(answer.json()).toMatchObject({ application: null, refusal: 'application.job_closed' });
  const [draft] = await db.select().from(applicationDrafts);
  expect(draft?.content).toMatchObject({ message: 'Guten Tag', fileIds: [fileId] });
  const person = asCaller(app, answer.json().session.access_token);
  expect((await person.call('GET', '/api/files')).json().items).toMatchObject([{ id: fileId }]);
  expect((await person.call('GET', '/api/application-drafts')).json().items).toMatchObject([{ jobId, isLive: false }]);
});

test('an employer’s account is signed in, and its application is refused', async () => {
  const [jobId, token] = [await newJob(), newToken()];
  await createPerson(db, { email: EMAIL, role: 'employer' });
  const { id } = (await start(jobId, token)).json();
  const answer = await confirm(id, token, { code: await mailedCode() });
  expect(answer.json()).toMatchObject({ application: null, refusal: 'request.forbidden' });
  expect([await db.$count(applications), await db.$count(guestApplications)]).toEqual([0, 1]);
});

test.each([
  ['a file of somebody else', { fileIds: [randomUUID()] }, 404],
  ['no name', { applicant: {} }, 400],
  ['the terms not accepted', { acceptsTerms: false }, 400],
  ['a short form without a phone', { kind: 'short', callbackTime: 'abends' }, 422],
])('with %s nothing is retained and nothing mailed', async (_name, content, status) => {
  expect((await start(await newJob(), newToken(), content)).statusCode).toBe(status);
  expect([await db.$count(guestApplications), await db.$count(mails)]).toEqual([0, 0]);
});

test('what nobody confirms is deleted after a day', async () => {
  await start(await newJob(), newToken());
  await deleteOldApplications(createContext(services));
  expect(await db.$count(guestApplications)).toBe(1);
  later(24 * 60 + 1);
  await deleteOldApplications(createContext(services));
  expect(await db.$count(guestApplications)).toBe(0);
});
