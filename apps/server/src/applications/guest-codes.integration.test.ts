import { randomBytes } from 'node:crypto';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { authLimits, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../slices.ts';
import { awaitLockWaits } from '../testing/await-lock-waits.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createPerson } from '../testing/people.ts';

let now = NOW;
const clock = () => now;
const free = await buildTestApp({ now: clock, env: { AUTH_IP_LIMITS: 'off' } });
const { database } = free;
const limited = await buildTestApp({ now: clock, env: { AUTH_IP_LIMITS: 'on' }, database });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
await createPlaces(db);
const employerId = await createEmployer(db, { name: 'Klinik am Wald' });

const TRIES_OF_CODE = 5;
const TRIES_OF_DAY = 50;
const TRIES_OF_NETWORK = 30;

beforeEach(async () => {
  now = NOW;
  await db.delete(applications);
  await db.delete(mails);
  await db.delete(authLimits);
});

let people = 0;
const newAddress = () => `gast${++people}@post.example`;
/** Each is in a network of its own. */
const newNetwork = (number: number) => `198.51.${Math.floor(number / 250)}.${(number % 250) + 1}`;

type Guest = { id: string; email: string; token: string };

/** Begins an application, or asks for another code where it was begun. */
async function begin(email = newAddress(), { app }: Pick<TestApp, 'app'> = free, ip = '203.0.113.1'): Promise<Guest> {
  const jobId = await createJob(db, employerId, { title: 'Hebamme', applyMethod: 'here' });
  const token = randomBytes(32).toString('base64url');
  const begun = await app.inject({
    method: 'POST',
    url: `/api/jobs/${jobId}/guest-applications`,
    remoteAddress: ip,
    headers: { 'x-guest-token': token },
    payload: { email, applicant: { fullName: 'Gerda Gast' }, acceptsTerms: true },
  });
  expect(begun.statusCode, begun.body).toBe(201);
  return { id: begun.json().id, email, token };
}

async function mailedCode(email: string): Promise<string> {
  const rows = await db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.createdAt));
  const code = rows.flatMap(({ subject }) => /\b\d{6}\b/.exec(subject) ?? []).at(-1);
  if (!code) throw new Error('no code was mailed');
  return code;
}

const confirm = (guest: Guest, code: string, ip = '203.0.113.1', { app }: Pick<TestApp, 'app'> = free) =>
  app.inject({
    method: 'POST',
    url: `/api/guest-applications/${guest.id}/confirmation`,
    remoteAddress: ip,
    headers: { 'x-guest-token': guest.token },
    payload: { code },
  });
/** Enters the code at the endpoint of the auth protocol, which accepts the same one. */
const verify = (guest: Guest, code: string, ip = '203.0.113.1') =>
  free.app.inject({
    method: 'POST',
    url: '/auth/v1/verify',
    remoteAddress: ip,
    payload: { type: 'email', email: guest.email, token: code },
  });

const wrongThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

test('one try fewer than a code has is not the last: the right code still opens it', async () => {
  const guest = await begin();
  const code = await mailedCode(guest.email);
  for (let i = 1; i < TRIES_OF_CODE; i += 1) {
    expect((await confirm(guest, wrongThan(code, i))).json().code).toBe('application.code_invalid');
  }
  expect((await confirm(guest, code)).json()).toMatchObject({ application: { status: 'applied' } });
});

test('five wrong tries end a code for their network, at both doors together', async () => {
  const guest = await begin();
  const code = await mailedCode(guest.email);
  for (let i = 1; i <= TRIES_OF_CODE; i += 1) await (i % 2 ? confirm : verify)(guest, wrongThan(code, i));
  expect((await confirm(guest, code)).json().code).toBe('application.code_invalid');
  expect((await verify(guest, code)).statusCode).toBe(403);
  expect(await db.$count(applications)).toBe(0);
});

test.each([
  ['an address without an account', async () => newAddress()],
  [
    'an address with an account',
    async () => {
      const email = newAddress();
      await createPerson(db, { email });
      return email;
    },
  ],
])('of fifty tries at once from one network, for %s, none passes the cap', async (_name, newPerson) => {
  const guest = await begin(await newPerson());
  const code = await mailedCode(guest.email);
  // The right one is the last of fifty: long before its turn the five tries are used up.
  const guesses = [...Array.from({ length: 49 }, (_, i) => wrongThan(code, i + 1)), code];
  const answers = await Promise.all(guesses.map((guess) => confirm(guest, guess)));
  expect(new Set(answers.map((answer) => answer.json().code))).toEqual(new Set(['application.code_invalid']));
  expect((await confirm(guest, code)).json().code).toBe('application.code_invalid');
  expect(await db.$count(applications)).toBe(0);
});

test('tries at once wait for each other: with one left, the second of two is refused though it is right', async () => {
  const email = newAddress();
  const { id: userId } = await createPerson(db, { email });
  const guest = await begin(email);
  const code = await mailedCode(email);
  for (let i = 1; i < TRIES_OF_CODE; i += 1) await confirm(guest, wrongThan(code, i));
  const answers: ReturnType<typeof confirm>[] = [];
  await db.transaction(async (tx) => {
    // While the account is locked no try is decided; both wait for it in turn, and the right code is the second.
    await tx.select().from(authUsers).where(eq(authUsers.id, userId)).for('update');
    for (const guess of [wrongThan(code, 9), code]) {
      answers.push(confirm(guest, guess));
      await awaitLockWaits(db, answers.length);
    }
  });
  const codes = (await Promise.all(answers)).map((answer) => answer.json().code);
  expect(codes).toEqual(Array(2).fill('application.code_invalid'));
});

test('fifty wrong tries at once from as many networks end typing codes for the address', async () => {
  const guest = await begin();
  const code = await mailedCode(guest.email);
  await Promise.all(
    Array.from({ length: TRIES_OF_DAY }, (_, i) => confirm(guest, wrongThan(code, i + 1), newNetwork(i))),
  );
  expect((await confirm(guest, code, newNetwork(200))).json().code).toBe('application.code_invalid');
});

test('a new code brings new tries to a network, and does not reset the cap of the day', async () => {
  const email = newAddress();
  let tried = 0;
  for (let round = 0; round < TRIES_OF_DAY / TRIES_OF_CODE; round += 1) {
    const guest = await begin(email);
    const code = await mailedCode(email);
    for (let i = 1; i <= TRIES_OF_CODE; i += 1, tried += 1) await confirm(guest, wrongThan(code, i));
    now = new Date(now.getTime() + 61_000);
  }
  expect(tried).toBe(TRIES_OF_DAY);
  const guest = await begin(email);
  expect((await confirm(guest, await mailedCode(email), newNetwork(1))).json().code).toBe('application.code_invalid');
  // The rest of the day gives back no more than its share, which a code of a later hour can use.
  now = new Date(now.getTime() + 24 * 3_600_000);
  const later = await begin(email);
  expect((await confirm(later, await mailedCode(email))).json()).toMatchObject({ application: { status: 'applied' } });
});

test('one network tries no more than thirty codes, of however many addresses, at once or in turn', async () => {
  const network = '203.0.113.77';
  // Begun from elsewhere, so that only the tries are counted.
  const guests = await Promise.all(Array.from({ length: 10 }, () => begin()));
  const answers = await Promise.all(
    guests.flatMap((guest) => [1, 2, 3, 4, 5].map((i) => confirm(guest, wrongThan('000000', i), network, limited))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(TRIES_OF_NETWORK);
  expect(statuses.filter((status) => status === 429)).toHaveLength(answers.length - TRIES_OF_NETWORK);
  const fresh = await begin();
  expect((await confirm(fresh, await mailedCode(fresh.email), network, limited)).statusCode).toBe(429);
  expect((await confirm(fresh, await mailedCode(fresh.email), '203.0.114.1', limited)).statusCode).toBe(200);
});
