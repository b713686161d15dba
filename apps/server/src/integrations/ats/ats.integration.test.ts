import { randomUUID } from 'node:crypto';
import { API_KEY_RATE, API_SCOPES, type ApiScope } from '@stellenvisite/contract/integrations/api-keys';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authEvents } from '@stellenvisite/db/schema/identity/auth';
import { apiKeys } from '@stellenvisite/db/schema/integrations/api-keys';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { bookPlan, createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { addApplicationFile, createApplication } from '../../testing/create-application.ts';
import { asCaller, type Caller, createPerson, signIn } from '../../testing/people.ts';

let now = NOW;
const testApp = await buildTestApp({ now: () => now });
const { app, database } = testApp;
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer', fullName: 'Eva See' });
const { id: waldId } = await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
const { id: annaId } = await createPerson(db, { email: 'anna@post.example' });
const eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');

beforeEach(async () => {
  now = NOW;
  await db.delete(mails);
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See', verifiedAt: NOW });
  await createEmployer(db, { id: waldId, name: 'Klinik im Wald' });
  await bookPlan(db, evaId, 'group');
  await bookPlan(db, waldId, 'group');
});

const CONTENT = {
  title: 'Pflegefachkraft (m/w/d)',
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
  introHtml: '<p>Guten Tag<script>alert(1)</script></p>',
  applyMethod: 'here',
};
const WIEN = { ...CONTENT, location: { street: null, postalCode: null, city: 'Wien', country: 'AT' } };

const newKey = async (scopes: readonly ApiScope[] = API_SCOPES, owner: Caller = eva, lastDay?: string) =>
  (await owner.call('POST', '/api/employer/api-keys', { name: 'SAP', scopes, lastDay: lastDay ?? null })).json();
const partner = async (scopes: readonly ApiScope[] = API_SCOPES, owner: Caller = eva) =>
  asCaller(app, (await newKey(scopes, owner)).key);

async function applyAsAnna(employerId = evaId) {
  const jobId = await createJob(db, employerId, { applyMethod: 'here' });
  const id = await createApplication(db, { userId: annaId, jobId, employerId });
  return { id, fileId: await addApplicationFile(testApp, { applicationId: id, userId: annaId }), jobId };
}

test('a key is stated once and stored as a hash; revoked or run out it opens nothing', async () => {
  const created = await newKey(['jobs:read'], eva, '2027-01-31');
  expect(created).toMatchObject({ scopes: ['jobs:read'], state: 'active', createdBy: 'Eva See', lastUsedAt: null });
  expect(created.key).toMatch(/^svk_[\w-]{43}$/);
  expect(created.expiresAt).toBe('2027-01-31T23:00:00.000Z');
  expect(JSON.stringify(await db.select().from(apiKeys))).not.toContain(created.key);

  const { call } = asCaller(app, created.key);
  expect((await call('GET', '/api/v1/ats/jobs')).json()).toEqual({ items: [], next: null });
  const listed = await eva.call('GET', '/api/employer/api-keys');
  expect(listed.json().items).toMatchObject([{ prefix: created.key.slice(0, 10), lastUsedAt: NOW.toISOString() }]);
  expect(listed.body).not.toContain(created.key);

  now = new Date('2027-02-01T00:00:00Z');
  expect((await call('GET', '/api/v1/ats/jobs')).json()).toMatchObject({ status: 401, code: 'api_key.expired' });
  now = NOW;
  expect((await eva.call('DELETE', `/api/employer/api-keys/${created.id}`)).statusCode).toBe(204);
  expect((await call('GET', '/api/v1/ats/jobs')).json()).toMatchObject({ status: 401, code: 'api_key.invalid' });
  const actions = (await db.select().from(authEvents).where(eq(authEvents.userId, evaId))).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['api_key.created', 'api_key.revoked']));
});

test('a key is good for the API of partners and for nothing else', async () => {
  const { call } = await partner();
  for (const url of ['/api/employer/jobs', '/api/account', '/api/employer/api-keys'])
    expect((await call('GET', url)).json()).toMatchObject({ status: 401, code: 'auth.token_invalid' });
});

test('a job is created, sent again, changed, closed and brought back by the id of the employer’s own system', async () => {
  const { call } = await partner();
  const put = (content: object) => call('PUT', '/api/v1/ats/jobs/REQ-1', content);
  const first = await put(CONTENT);
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    { externalId: 'REQ-1', state: 'live', hasChanges: false, problems: [], content: { introHtml: '<p>Guten Tag</p>' } },
  ]);
  const { id, url } = first.json();
  expect((await app.inject(`/api/jobs/${id}`)).json()).toMatchObject({ title: CONTENT.title });
  expect(url).toMatch(new RegExp(`/jobs/${id}$`));

  const again = await put(CONTENT);
  expect([again.statusCode, again.json()]).toMatchObject([200, { id, updatedAt: first.json().updatedAt }]);
  expect((await put({ ...CONTENT, title: 'Hebamme' })).json()).toMatchObject({ id, state: 'live', hasChanges: false });
  expect((await app.inject(`/api/jobs/${id}`)).json()).toMatchObject({ title: 'Hebamme' });

  const close = () => call('POST', '/api/v1/ats/jobs/REQ-1/closing', { reason: 'filled' });
  expect((await close()).json()).toMatchObject({ state: 'filled', url: null });
  expect((await close()).json()).toMatchObject({ state: 'filled' });
  // A nightly push of everything does not reopen what was closed.
  expect((await put({ ...CONTENT, title: 'Hebamme' })).json()).toMatchObject({ state: 'filled' });
  expect((await call('POST', '/api/v1/ats/jobs/REQ-1/publication')).json()).toMatchObject({ state: 'live' });
  expect((await call('GET', '/api/v1/ats/jobs')).json().items).toMatchObject([{ id, externalId: 'REQ-1' }]);
  const origin = (await eva.call('GET', '/api/employer/jobs')).json().items;
  expect(origin).toMatchObject([{ id, origin: 'api' }]);

  await eva.call('DELETE', `/api/employer/jobs/${id}`);
  expect((await put(CONTENT)).json()).toMatchObject({ status: 409, code: 'ats.job_removed' });
});

test('the rules of publishing hold for partners too', async () => {
  const { call } = await partner();
  const refused = await call('PUT', '/api/v1/ats/jobs/AT-1', WIEN);
  expect(refused.json()).toMatchObject({
    status: 422,
    code: 'job_posting.incomplete',
    errors: [{ path: 'content', message: 'pay_missing_austria' }],
  });
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect((await call('GET', '/api/v1/ats/jobs/AT-1')).statusCode).toBe(404);
  const draft = await call('PUT', '/api/v1/ats/jobs/AT-1', { ...WIEN, publish: false });
  expect(draft.json()).toMatchObject({ state: 'draft', problems: ['pay_missing_austria'] });

  const swiss = { ...CONTENT, location: { street: null, postalCode: null, city: 'Zürich', country: 'CH' } };
  const reported = { ...swiss, mustReport: true, reportedOn: NOW.toISOString().slice(0, 10) };
  expect((await call('PUT', '/api/v1/ats/jobs/CH-1', reported)).json()).toMatchObject({ state: 'planned', url: null });

  const unverified = await partner(API_SCOPES, wald);
  const pending = await unverified.call('PUT', '/api/v1/ats/jobs/REQ-1', CONTENT);
  expect(pending.json()).toMatchObject({ state: 'pending', url: null });
});

test('two employers may use the same id, and neither sees the other’s job', async () => {
  const [own, other] = [await partner(), await partner(API_SCOPES, wald)];
  const { id } = (await own.call('PUT', '/api/v1/ats/jobs/REQ-1', CONTENT)).json();
  const theirs = (await other.call('PUT', '/api/v1/ats/jobs/REQ-1', CONTENT)).json();
  expect(theirs.id).not.toBe(id);
  expect((await other.call('GET', '/api/v1/ats/jobs')).json().items).toMatchObject([{ id: theirs.id }]);
});

test('of two first calls for one id at once one makes the job', async () => {
  const { call } = await partner();
  const answers = await Promise.all([1, 2, 3].map(() => call('PUT', '/api/v1/ats/jobs/REQ-1', CONTENT)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
});

test('lists are read page by page, without a name in them', async () => {
  const { call } = await partner();
  for (let index = 0; index < 3; index += 1) await applyAsAnna();
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: { items: { id: string }[]; next: string | null } = (
      await call('GET', `/api/v1/ats/applications?limit=2&after=${after}`)
    ).json();
    expect(JSON.stringify(page)).not.toContain('Anna');
    seen.push(...page.items.map(({ id }) => id));
    after = page.next;
  }
  expect(new Set(seen).size).toBe(3);
  expect((await call('GET', '/api/v1/ats/jobs?limit=2')).json()).toMatchObject({
    items: [{}, {}],
    next: expect.any(String),
  });
  const bad = await call('GET', '/api/v1/ats/applications?after=nonsense');
  expect(bad.json()).toMatchObject({ status: 422, code: 'ats.cursor_invalid' });
});

test('an application is read with its files, by links that end with their time and their key', async () => {
  const { id: keyId, key } = await newKey();
  const { call } = asCaller(app, key);
  const { id } = await applyAsAnna();
  const read = (await call('GET', `/api/v1/ats/applications/${id}`)).json();
  expect(read).toMatchObject({ applicant: { fullName: 'Anna Berg' }, openedAt: null, files: [{ bytes: 3 }] });
  const link = new URL(read.files[0].url);
  const open = (url: string) => app.inject(url);
  const path = link.pathname + link.search;
  expect((await open(path)).body).toBe('PDF');
  const broken = [link.pathname, path.replace(/expires=\d+/, 'expires=9999999999'), path.replace(id, randomUUID())];
  for (const url of broken) expect((await open(url)).json()).toMatchObject({ status: 404, code: 'ats.link_invalid' });
  now = new Date(NOW.getTime() + 11 * 60_000);
  expect((await open(path)).statusCode).toBe(404);
  now = NOW;
  await eva.call('DELETE', `/api/employer/api-keys/${keyId}`);
  expect((await open(path)).statusCode).toBe(404);
});

test('an application moves by the one table, with its version, once for an Idempotency-Key', async () => {
  const { key } = await newKey();
  const { id } = await applyAsAnna();
  const move = (payload: object, idempotencyKey?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/ats/applications/${id}/moves`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      payload,
    });
  expect((await move({ status: 'seen', version: 1 })).json()).toMatchObject({ openedAt: NOW.toISOString() });
  const moved = await move({ status: 'rejected', version: 1 }, 'a-1');
  expect(moved.json()).toMatchObject({ id, status: 'rejected', version: 2 });
  expect(moved.body).not.toContain('Anna');
  const again = await move({ status: 'rejected', version: 1 }, 'a-1');
  expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([200, moved.body, 'true']);
  expect(await db.select().from(mails)).toHaveLength(1);
  const other = await move({ status: 'hired', version: 2 }, 'a-1');
  expect(other.json()).toMatchObject({ status: 422, code: 'ats.idempotency_mismatch' });
  expect((await move({ status: 'hired', version: 1 })).json()).toMatchObject({ code: 'application.version_stale' });
  const refuse = async () => (await move({ status: 'interview', version: 2 }, 'a-2')).statusCode;
  expect([await refuse(), await refuse()]).toEqual([409, 409]);
});

test('who calls too often is informed when to come back, key by key', async () => {
  const [busy, calm] = [await partner(), await partner()];
  const calls = Array.from({ length: API_KEY_RATE.burst + 1 }, () => busy.call('GET', '/api/v1/ats/jobs'));
  const last = (await Promise.all(calls)).find(({ statusCode }) => statusCode === 429);
  expect(last?.json()).toMatchObject({ code: 'request.rate_limited' });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await calm.call('GET', '/api/v1/ats/jobs')).statusCode).toBe(200);
});

async function createDelivery() {
  const [id, webhookId, eventId] = [randomUUID(), randomUUID(), randomUUID()];
  const address = { url: 'https://ats.example/', events: [], sealedSecret: 'sealed' };
  await db.insert(webhooks).values({ id: webhookId, employerId: evaId, name: 'SAP', ...address, createdAt: NOW });
  const data = { applicationId: null, jobId: null, status: null, version: null, messageId: null, from: null };
  await db.insert(webhookEvents).values({ id: eventId, employerId: evaId, type: 'test', data, at: NOW });
  await db.insert(webhookDeliveries).values({ id, webhookId, eventId, state: 'delivered', createdAt: NOW });
  return id;
}

await app.ready();
const KEY_ROUTES = app.sliceRoutes.filter(({ permission }) => API_SCOPES.some((scope) => scope === permission));
const BODIES: Record<string, object> = {
  'PUT /api/v1/ats/jobs/:externalId': CONTENT,
  'POST /api/v1/ats/jobs/:externalId/closing': { reason: 'closed' },
  'POST /api/v1/ats/applications/:id/moves': { status: 'rejected', version: 1 },
};

test.each(KEY_ROUTES.map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s by keys of every scope, and of another employer',
  async (name, { method, url, permission }) => {
    const { id } = await applyAsAnna();
    await (await partner()).call('PUT', '/api/v1/ats/jobs/REQ-1', CONTENT);
    const deliveryId = await createDelivery();
    const records: Record<string, string> = {
      id: url.includes('webhook-deliveries') ? deliveryId : id,
      externalId: 'REQ-1',
    };
    const address = url.replace(/:(\w+)/g, (_all, param) => records[param] ?? '');
    const ask = ({ call }: Caller) => call(method as InjectOptions['method'], address, BODIES[name]);
    for (const scope of API_SCOPES.filter((each) => each !== permission))
      expect((await ask(await partner([scope]))).json()).toMatchObject({ status: 403, code: 'api_key.scope_missing' });
    const foreign = await ask(await partner([permission as ApiScope], wald));
    expect(foreign.statusCode === 404 || !foreign.body.includes(id)).toBe(true);
    expect(foreign.body).not.toContain(deliveryId);
    if (/:id/.test(url)) expect(foreign.statusCode).toBe(404);
    const own = await ask(await partner([permission as ApiScope]));
    expect(own.statusCode, own.body.slice(0, 300)).toBeLessThan(300);
  },
);
