import { MAX_SAVED_SEARCHES } from '@stellenvisite/contract/saved-searches';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { savedSearches } from '@stellenvisite/db/schema/saved-searches';
import { createEmployer, createJob, createPlaces, daysAgo, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createAdminPerson, createPerson, signIn, signInAdmin } from '../testing/people.ts';

let now = NOW;
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await createPlaces(db);
const employerId = await createEmployer(db);
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const anna = await signIn(app, 'anna@post.example');
const bea = await signIn(app, 'bea@post.example');

const PATH = '/api/saved-searches';
const NIGHTS = { name: 'Nachtdienst in Berlin', query: 'q=pflegefachkraft&location=Berlin&shift=night' };

beforeEach(async () => {
  now = NOW;
  await db.delete(savedSearches);
  await db.delete(jobs);
});

const save = async (body: object = NIGHTS, caller = anna) => (await caller.call('POST', PATH, body)).json();
const list = async (caller = anna) => (await caller.call('GET', PATH)).json().items;

test('a search is kept under its name, the newest first', async () => {
  const kept = await save({ ...NIGHTS, query: `sort=newest&page=2&job=1&${NIGHTS.query}` });
  expect(kept).toMatchObject({
    name: NIGHTS.name,
    query: 'q=pflegefachkraft&location=Berlin&shift=night',
    newCount: 0,
    seenAt: NOW.toISOString(),
  });
  now = new Date(NOW.getTime() + 1000);
  const other = await save({ name: 'Alles', query: '' });
  expect(await list()).toEqual([other, kept]);
  expect((await anna.call('GET', PATH)).headers['cache-control']).toBe('no-store');
});

test('the same search saved again is the same one, under the new name', async () => {
  const first = await save();
  now = new Date(NOW.getTime() + 1000);
  const again = await save({ name: 'Nächte', query: 'shift=night&location=Berlin&q=+pflegefachkraft+' });
  expect(again).toEqual({ ...first, name: 'Nächte' });
  expect(await list()).toHaveLength(1);
});

test('pressed twice it is kept once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => anna.call('POST', PATH, NIGHTS)));
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().id}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
});

test('what was posted since the last visit is new until the search is opened', async () => {
  const { id } = await save();
  const night = { shifts: ['night' as const] };
  await createJob(db, employerId, night);
  now = new Date(NOW.getTime() + 1_800_000);
  await createJob(db, employerId, { ...night, postedAt: new Date(NOW.getTime() + 60_000) });
  await createJob(db, employerId, { postedAt: new Date(NOW.getTime() + 60_000), shifts: ['day'] });
  expect(await list()).toMatchObject([{ newCount: 1 }]);
  const seen = await anna.call('PUT', `${PATH}/${id}/seen`);
  expect(seen.json()).toMatchObject({ id, newCount: 0, seenAt: now.toISOString() });
  expect(await list()).toMatchObject([{ newCount: 0 }]);
});

test('a place nobody knows finds nothing new, and does no harm', async () => {
  await save({ name: 'Atlantis', query: 'location=Atlantis' });
  expect(await list()).toMatchObject([{ name: 'Atlantis', newCount: 0 }]);
});

test('a name is given anew, and never empty or endless', async () => {
  const { id } = await save();
  const rename = (name: string) => anna.call('PATCH', `${PATH}/${id}`, { name });
  expect((await rename('  Nur nachts ')).json()).toMatchObject({ id, name: 'Nur nachts' });
  for (const name of ['', '   ', 'a'.repeat(81), 'zwei\nZeilen'])
    expect((await rename(name)).json(), name).toMatchObject({ code: 'request.invalid', errors: [{ path: 'name' }] });
  expect(await list()).toMatchObject([{ name: 'Nur nachts' }]);
});

test('an address that holds no search is refused', async () => {
  for (const query of ['category=piloten', `q=${'a'.repeat(300)}`, 'location=%00'])
    expect(await save({ name: 'Unsinn', query }), query).toMatchObject({ code: 'request.invalid' });
  expect(await list()).toEqual([]);
});

test('what was deleted by mistake comes back with what was new', async () => {
  const { id } = await save();
  now = new Date(NOW.getTime() + 1_800_000);
  await createJob(db, employerId, { shifts: ['night'], postedAt: new Date(NOW.getTime() + 60_000) });
  const gone = await anna.call('DELETE', `${PATH}/${id}`);
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
  expect((await anna.call('DELETE', `${PATH}/${id}`)).json().code).toBe('saved_search.not_found');
  expect(await save({ ...NIGHTS, seenAt: NOW.toISOString() })).toMatchObject({ newCount: 1 });
  await db.delete(savedSearches);
  // Nobody has seen what is still to come.
  expect(await save({ ...NIGHTS, seenAt: daysAgo(-5).toISOString() })).toMatchObject({ seenAt: now.toISOString() });
});

test('nobody sees, renames, opens or deletes another’s', async () => {
  const { id } = await save();
  expect(await list(bea)).toEqual([]);
  for (const [method, path, body] of [
    ['PATCH', `${PATH}/${id}`, { name: 'Meins' }],
    ['PUT', `${PATH}/${id}/seen`],
    ['DELETE', `${PATH}/${id}`],
    ['DELETE', `${PATH}/keine-kennung`],
  ] as const) {
    const answer = await bea.call(method, path, body);
    expect([answer.statusCode, answer.json().code], path).toEqual([404, 'saved_search.not_found']);
  }
  const own = await save(NIGHTS, bea);
  expect(own.id).not.toBe(id);
  expect(await list()).toMatchObject([{ id, name: NIGHTS.name }]);
});

test('fifty can be saved, and two requests at once do not exceed that', async () => {
  await db.insert(savedSearches).values(
    Array.from({ length: MAX_SAVED_SEARCHES - 1 }, (_, index) => ({
      id: crypto.randomUUID(),
      userId: annaId,
      name: `Suche ${index}`,
      query: `q=${index}`,
      seenAt: NOW,
    })),
  );
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((q) => anna.call('POST', PATH, { name: q, query: `q=${q}${q}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await save()).toMatchObject({ status: 409, code: 'saved_search.limit_reached' });
  expect(await save({ name: 'Schon da', query: 'q=7' })).toMatchObject({ name: 'Schon da' });
  expect(await list()).toHaveLength(MAX_SAVED_SEARCHES);
});

test('employers and administrators keep no searches', async () => {
  await createPerson(db, { email: 'eva@haus.example', role: 'employer' });
  await createAdminPerson(db, 'ada@amt.example');
  for (const caller of [await signIn(app, 'eva@haus.example'), await signInAdmin(app, 'ada@amt.example')])
    for (const answer of [await caller.call('GET', PATH), await caller.call('POST', PATH, NIGHTS)])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'request.forbidden']);
});

test('they go with the account', async () => {
  const { id } = await createPerson(db, { email: 'clara@post.example' });
  await save(NIGHTS, await signIn(app, 'clara@post.example'));
  expect(await db.$count(savedSearches, eq(savedSearches.userId, id))).toBe(1);
  await db.delete(authUsers).where(eq(authUsers.id, id));
  expect(await db.$count(savedSearches, eq(savedSearches.userId, id))).toBe(0);
});
