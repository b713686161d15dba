import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authEvents, authLimits, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, PASSWORD, signIn } from '../../testing/people.ts';
import { signServiceToken } from '../../testing/service-token.ts';

const env = { AUTH_IP_LIMITS: 'off', AUTH_SEND_INTERVAL: '0', AUTH_ADMIN_REQUIRE_EXP: 'off' };
const { app, database, services } = await buildTestApp({ env });
const { db } = database;
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
const service = await signServiceToken(services.auth.keys, { role: 'service_role' });

const EMAIL = 'anna@post.example';
const NEW = 'neu@post.example';
const WRONG = { email: EMAIL, password: 'Falsch2026!' };

let anna: Caller;
let annaId: string;

beforeEach(async () => {
  await db.delete(authUsers);
  await db.delete(authLimits);
  annaId = (await createPerson(db, { email: EMAIL })).id;
  anna = await signIn(app, EMAIL);
  await db.update(profiles).set({ eraseAt: new Date() });
  await db.delete(authEvents);
});

const post = (url: string, payload: object, token = '') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });

/** Each change that is recorded: how it is made, under which name and with which outcome, and what it leaves to be counted. */
const CHANGES: [action: string, outcome: string, make: () => Promise<unknown>, count: () => Promise<number>][] = [
  ['signup', 'ok', () => post('/auth/v1/signup', { email: NEW, password: PASSWORD }), () => db.$count(authUsers)],
  [
    'login',
    'ok',
    () => post('/auth/v1/token?grant_type=password', { email: EMAIL, password: PASSWORD }),
    () => db.$count(authSessions),
  ],
  [
    'login',
    'invalid_credentials',
    () => post('/auth/v1/token?grant_type=password', WRONG),
    // The try counts for its source, and for all unknown sources together.
    async () => (await db.$count(authLimits)) / 2,
  ],
  ['logout', 'ok', () => post('/auth/v1/logout', {}, anna.token), async () => 1 - (await db.$count(authSessions))],
  [
    'recover',
    'ok',
    () => post('/auth/v1/recover', { email: EMAIL }),
    () => db.$count(authUsers, isNotNull(authUsers.recoverySentAt)),
  ],
  [
    'factor_enrolled',
    'ok',
    () => post('/auth/v1/factors', { factor_type: 'totp' }, anna.token),
    () => db.$count(authFactors),
  ],
  ['admin_user_created', 'ok', () => post('/auth/v1/admin/users', { email: NEW }, service), () => db.$count(authUsers)],
  [
    'admin_user_deleted',
    'ok',
    () =>
      app.inject({
        method: 'DELETE',
        url: `/auth/v1/admin/users/${annaId}`,
        headers: { authorization: `Bearer ${service}` },
      }),
    async () => 1 - (await db.$count(authUsers)),
  ],
  [
    'erasure_cancelled',
    'ok',
    () => anna.call('DELETE', '/api/account/erasure'),
    async () => 1 - (await db.$count(profiles, isNotNull(profiles.eraseAt))),
  ],
];

const outcomesOf = async (action: string) =>
  (await db.select().from(authEvents).where(eq(authEvents.action, action))).map(({ outcome }) => outcome);

test.each(CHANGES)('%s (%s) is committed with its event, once', async (action, outcome, make, count) => {
  const before = await count();
  await make();
  expect(await count()).toBe(before + 1);
  expect(await outcomesOf(action)).toEqual([outcome]);
});

test.each(CHANGES)('%s (%s) is not made where its event cannot be written', async (_action, _outcome, make, count) => {
  const before = await count();
  await db.execute(sql`alter table auth_events add constraint no_events check (false) not valid`);
  await make().finally(() => db.execute(sql`alter table auth_events drop constraint no_events`));
  expect(await count()).toBe(before);
  expect(await db.$count(authEvents)).toBe(0);
});

test('an event of a transaction that is rolled back is not written', async () => {
  const failing = db.transaction(async (tx) => {
    await ctx.audit(tx, { action: 'undone', userId: annaId });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await db.$count(authEvents)).toBe(0);
});

test('a refusal that changed nothing is recorded as a refusal', async () => {
  await post('/auth/v1/signup', { email: NEW, password: 'kurz' });
  expect(await outcomesOf('signup')).toEqual(['weak_password']);
});
