import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_SCOPES } from '@stellenvisite/contract/integrations/api-keys';
import { MAX_ATTEMPTS, RETRY_AFTER_SECONDS } from '@stellenvisite/contract/integrations/webhooks';
import { deliverWebhookJob } from '@stellenvisite/core/integrations/webhooks/deliver-webhook';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { webhookDeliveries, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createEmployer, createJob, createPlaces, NOW } from '@stellenvisite/db/testing-market';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { asCaller, createPerson, signIn } from '../../testing/people.ts';

type Received = { headers: IncomingHttpHeaders; body: string };
let received: Received[] = [];
let answer = 204;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ headers: request.headers, body });
  response.writeHead(answer, answer === 302 ? { location: 'http://169.254.169.254/' } : {}).end();
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
afterAll(() => receiver.close());
const { port } = receiver.address() as AddressInfo;
const HOOK = `http://ats.example:${port}/hook`;

let now = NOW;
const { app, database, services } = await buildTestApp({
  now: () => now,
  network: {
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    resolveTxt: async () => [],
    allowHosts: [`ats.example:${port}`],
  },
});
const { db } = database;
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
await createPerson(db, { email: 'wald@wald.example', role: 'employer' });
await createPerson(db, { email: 'anna@post.example', fullName: 'Anna Berg' });
const eva = await signIn(app, 'eva@see.example');
const wald = await signIn(app, 'wald@wald.example');
const anna = await signIn(app, 'anna@post.example');

beforeEach(async () => {
  [now, answer, received] = [NOW, 204, []];
  await db.delete(mails);
  await db.delete(employers);
  await createEmployer(db, { id: evaId, name: 'Klinik am See' });
});

const EVENTS = ['application.created', 'application.status_changed', 'application.withdrawn', 'message.created'];
const addWebhook = async (events = EVENTS, url = HOOK) =>
  (await eva.call('POST', '/api/employer/webhooks', { name: 'SAP', url, events })).json();

async function apply() {
  const jobId = await createJob(db, evaId, { applyMethod: 'here' });
  const sent = await anna.call('POST', `/api/jobs/${jobId}/applications`, { message: 'Guten Tag' });
  expect(sent.statusCode, sent.body).toBe(201);
  return { jobId, id: sent.json().id as string };
}

const rows = () => db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.number));
const queued = async () => {
  const { rows: found } = await db.execute<{ data: { deliveryId: string } }>(
    sql`select data from pgboss.job where name = 'webhook.deliver'`,
  );
  return found.map(({ data }) => data);
};

/** Makes one attempt at everything that waits. */
async function work() {
  for (const { id, round, attempts, state } of await rows())
    if (state === 'waiting') await deliverWebhookJob.handler(ctx, { deliveryId: id, round, attempt: attempts + 1 });
}

function verify({ headers, body }: Received, secret: string) {
  const parts = String(headers['stellenvisite-signature']).split(',');
  const time = parts[0]?.replace('t=', '');
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return parts.includes(`v1=${expected}`) && Number(time) === Math.floor(now.getTime() / 1000);
}

test('what happens to an application is sent, signed, with ids and without a name', async () => {
  const { secret } = await addWebhook();
  const { id, jobId } = await apply();
  await eva.call('POST', `/api/applications/${id}/messages`, { text: 'Guten Tag', clientId: 'a' });
  await eva.call('PATCH', `/api/employer/applications/${id}`, { status: 'interview', version: 1 });
  await anna.call('POST', `/api/applications/${id}/withdrawal`);
  expect(await queued()).toEqual(
    expect.arrayContaining((await rows()).map((row) => ({ deliveryId: row.id, round: 1, attempt: 1 }))),
  );
  await work();
  const sent = received.map(({ body }) => JSON.parse(body));
  const data = { applicationId: id, jobId };
  expect(sent).toMatchObject([
    { type: 'application.created', employerId: evaId, data: { ...data, status: 'applied', version: 1 } },
    { type: 'message.created', data: { ...data, from: 'employer', messageId: expect.any(String) } },
    { type: 'application.status_changed', data: { ...data, status: 'interview' } },
    { type: 'application.withdrawn', data: { ...data, status: 'withdrawn' } },
  ]);
  for (const each of received) {
    expect(verify(each, secret)).toBe(true);
    expect(each.body).not.toMatch(/Anna|Guten Tag|post\.example/);
  }
  expect(await rows()).toMatchObject(sent.map(({ id: eventId }) => ({ eventId, state: 'delivered', statusCode: 204 })));
});

test('only what was requested is sent, and nothing of a change that was refused', async () => {
  await addWebhook(['application.withdrawn']);
  const { id } = await apply();
  await eva.call('PATCH', `/api/employer/applications/${id}`, { status: 'interview', version: 9 });
  expect(await rows()).toEqual([]);
});

test('what is not taken is tried again for three days with the same event, then the webhook is switched off', async () => {
  const { id: webhookId } = await addWebhook();
  await apply();
  answer = 500;
  for (const wait of RETRY_AFTER_SECONDS) {
    await work();
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', statusCode: 500, error: 'status' });
    expect(row?.nextAttemptAt).toEqual(new Date(now.getTime() + wait * 1000));
    now = new Date(now.getTime() + wait * 1000);
  }
  expect(await db.select().from(mails).where(eq(mails.kind, 'webhook.switched-off'))).toEqual([]);
  await work();
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: MAX_ATTEMPTS }]);
  expect(new Set(received.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  // Her token of three days ago has run out.
  const later = await signIn(app, 'eva@see.example');
  expect((await later.call('GET', '/api/employer/webhooks')).json().items).toMatchObject([{ state: 'switched_off' }]);
  expect(await db.select().from(mails).where(eq(mails.kind, 'webhook.switched-off'))).toMatchObject([
    { to: 'eva@see.example' },
  ]);

  const [failed] = await rows();
  const replay = () => later.call('POST', `/api/employer/webhook-deliveries/${failed?.id}/replay`);
  expect((await replay()).json()).toMatchObject({ status: 409, code: 'webhook.switched_off' });
  await later.call('PATCH', `/api/employer/webhooks/${webhookId}`, { isOn: true });
  answer = 204;
  expect((await replay()).json()).toMatchObject({ state: 'waiting', eventId: failed?.eventId });
  await work();
  expect(await rows()).toMatchObject([{ state: 'delivered', round: 2, attempts: 1 }]);
});

test('an attempt that is worked twice is counted once', async () => {
  await addWebhook();
  await apply();
  const [row] = await rows();
  const attempt = { deliveryId: row?.id ?? '', round: 1, attempt: 1 };
  answer = 500;
  await Promise.all([deliverWebhookJob.handler(ctx, attempt), deliverWebhookJob.handler(ctx, attempt)]);
  await deliverWebhookJob.handler(ctx, attempt);
  expect(await rows()).toMatchObject([{ attempts: 1, state: 'waiting' }]);
});

test('a new secret signs next to the old one for a day', async () => {
  const { id, secret: old } = await addWebhook();
  const { secret } = (await eva.call('POST', `/api/employer/webhooks/${id}/secret`)).json();
  expect(secret).not.toBe(old);
  await eva.call('POST', `/api/employer/webhooks/${id}/tests`);
  await work();
  expect(received.map((each) => [verify(each, old), verify(each, secret)])).toEqual([[true, true]]);
  now = new Date(NOW.getTime() + 25 * 3_600_000);
  const signedIn = await signIn(app, 'eva@see.example');
  await signedIn.call('POST', `/api/employer/webhooks/${id}/tests`);
  await work();
  expect(received.slice(1).map((each) => [verify(each, old), verify(each, secret)])).toEqual([[false, true]]);
  expect(JSON.stringify(await db.select().from(webhooks))).not.toContain(secret);
});

test('an address inside our network is refused when it is typed, and when its name comes to point there', async () => {
  const add = (url: string) => eva.call('POST', '/api/employer/webhooks', { name: 'SAP', url, events: EVENTS });
  for (const url of ['https://rebound.example/', 'https://127.0.0.1/', 'http://93.184.215.14/'])
    expect((await add(url)).json()).toMatchObject({ status: 422, code: 'webhook.address_refused' });
  const { id } = await addWebhook();
  await db
    .update(webhooks)
    .set({ url: `https://rebound.example:${port}/` })
    .where(eq(webhooks.id, id));
  await apply();
  await work();
  expect(await rows()).toMatchObject([{ state: 'waiting', error: 'not_public', statusCode: null }]);
  await db.update(webhooks).set({ url: HOOK }).where(eq(webhooks.id, id));
  answer = 302;
  await work();
  expect(await rows()).toMatchObject([{ state: 'waiting', error: 'status', statusCode: 302 }]);
  expect(received).toHaveLength(1);
});

test('deliveries are listed and repeated by key, each employer its own', async () => {
  await addWebhook();
  await apply();
  await work();
  const key = async (owner: typeof eva) =>
    asCaller(app, (await owner.call('POST', '/api/employer/api-keys', { name: 'SAP', scopes: API_SCOPES })).json().key);
  const own = await key(eva);
  const { items } = (await own.call('GET', '/api/v1/ats/webhook-deliveries?state=delivered')).json();
  expect(items).toMatchObject([{ type: 'application.created', attempts: 1 }]);
  const path = `/api/v1/ats/webhook-deliveries/${items[0].id}/replay`;
  await createEmployer(db, { id: (await wald.call('GET', '/api/account')).json().id, name: 'Klinik im Wald' });
  const other = await key(wald);
  expect((await other.call('POST', path)).json()).toMatchObject({ status: 404, code: 'webhook_delivery.not_found' });
  expect((await own.call('POST', path)).statusCode).toBe(202);
});

test('by hand no more than ten deliveries of an employer are sent in a minute', async () => {
  // Other tests have sent some in the same minute.
  await db.delete(authLimits);
  const { id: webhookId } = await addWebhook();
  await apply();
  await work();
  const [row] = await rows();
  const replay = () => eva.call('POST', `/api/employer/webhook-deliveries/${row?.id}/replay`);
  const statuses = (await Promise.all(Array.from({ length: 14 }, replay))).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(202), ...Array(4).fill(429)]);
  expect((await rows())[0]?.round).toBe(11);
  expect((await eva.call('POST', `/api/employer/webhooks/${webhookId}/tests`)).statusCode).toBe(429);
});
