import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverWebhookJob } from '@stellenvisite/core/integrations/webhooks/deliver-webhook';
import { createNetwork } from '@stellenvisite/core/platform/network/send-public';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { webhookDeliveries } from '@stellenvisite/db/schema/integrations/webhooks';
import { createEmployer, createPlaces } from '@stellenvisite/db/testing-market';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { startResolver } from '../../testing/start-resolver.ts';

const PUBLIC = '93.184.215.14';
const LOOPBACK = '127.0.0.1';

/** A service inside our own network; it counts connections, since a webhook speaks TLS first. */
let connections = 0;
const inside = createServer((_request, response) => response.end('secret')).on('connection', () => connections++);
await new Promise<void>((resolve) => inside.listen(0, LOOPBACK, resolve));
afterAll(() => inside.close());
const { port } = inside.address() as AddressInfo;

const resolver = await startResolver();
afterAll(() => resolver.stop());
/** The network of production; only the control's name may lead into our own. */
const { app, database, services } = await buildTestApp({ network: createNetwork([`control.example:${port}`]) });
const { db } = database;
const ctx = createContext(services);
await createPlaces(db);
await installQueues(database, jobsOf(SLICES));
const { id: evaId } = await createPerson(db, { email: 'eva@see.example', role: 'employer' });
await createEmployer(db, { id: evaId, name: 'Klinik am See' });
const eva = await signIn(app, 'eva@see.example');

beforeEach(() => {
  connections = 0;
  resolver.connectedTo.length = 0;
});

/** Each fetcher asks for the host twice, and returns what came of the second time. */
async function readFeed(host: string) {
  let failure: unknown;
  for (const file of ['jobs.xml', 'more.xml']) {
    const url = `http://${host}:${port}/${file}`;
    const created = await eva.call('POST', '/api/employer/feeds', { source: { kind: 'url', url } });
    expect(created.statusCode, created.body).toBe(201);
    failure = created.json().recognition?.failure;
  }
  return String(failure);
}

async function runImporter(host: string) {
  const body = { url: `http://${host}:${port}/jobs.xml`, employer_id: evaId, validate_only: true };
  await eva.call('POST', '/functions/v1/xml-feed-importer', body);
  return (await eva.call('POST', '/functions/v1/xml-feed-importer', body)).body;
}

async function sendWebhook(host: string) {
  const created = await eva.call('POST', '/api/employer/webhooks', {
    name: 'SAP',
    url: `https://${host}:${port}/hook`,
    events: ['application.created'],
  });
  expect(created.statusCode, created.body).toBe(201);
  let error: unknown;
  for (let time = 1; time <= 2; time++) {
    await eva.call('POST', `/api/employer/webhooks/${created.json().id}/tests`);
    const [row] = await db.select().from(webhookDeliveries).orderBy(desc(webhookDeliveries.number)).limit(1);
    if (!row) throw new Error('no delivery was written');
    await deliverWebhookJob.handler(ctx, { deliveryId: row.id, round: row.round, attempt: 1 });
    const [sent] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, row.id));
    error = sent?.error;
  }
  return String(error);
}

async function checkWebsite(host: string) {
  await db
    .update(employers)
    .set({ website: `http://${host}:${port}/` })
    .where(eq(employers.id, evaId));
  const first = await eva.call('POST', '/api/employer/verification/checks', { method: 'file' });
  const second = await eva.call('POST', '/api/employer/verification/checks', { method: 'file' });
  expect(second.statusCode, first.body).toBe(200);
  return String(second.json().file?.result);
}

const FETCHERS = [
  { name: 'the feed reader', host: 'feed', open: readFeed, refusal: 'address_refused' },
  { name: 'the importer of the specification', host: 'importer', open: runImporter, refusal: 'address_refused' },
  { name: 'the webhook sender', host: 'hook', open: sendWebhook, refusal: 'not_public' },
  { name: 'the check of a domain', host: 'website', open: checkWebsite, refusal: 'unreachable' },
];

test.each(FETCHERS)(
  '$name connects only to the address it has checked',
  async ({ host, open, refusal }) => {
    const name = `${host}-rebound.example`;
    // Public while it is checked, and loopback for whoever asks again. A webhook is checked when it is saved, too.
    resolver.answers[name] = host === 'hook' ? [PUBLIC, PUBLIC, LOOPBACK] : [PUBLIC, LOOPBACK];
    const outcome = await open(name);
    expect(resolver.connectedTo, 'the public address was tried, and no other').toEqual([PUBLIC]);
    expect(connections, 'connections into our own network').toBe(0);
    expect(resolver.questions[name], 'the name was asked for again').toBeGreaterThan(1);
    expect(outcome).toContain(refusal);
  },
  40_000,
);

test.each(FETCHERS)(
  '$name reaches the service behind an allowed name, so that the test above could fail',
  async ({ open }) => {
    resolver.answers['control.example'] = [LOOPBACK];
    await open('control.example');
    expect(connections).toBeGreaterThan(0);
    expect(new Set(resolver.connectedTo)).toEqual(new Set([LOOPBACK]));
  },
  40_000,
);
