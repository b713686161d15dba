import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { API_SCOPES } from '@stellenvisite/contract/integrations/api-keys';
import { storeDocument } from '@stellenvisite/core/feeds/fetch/feed-document';
import { runFeed } from '@stellenvisite/core/feeds/import/run-feed';
import { startDueFeeds } from '@stellenvisite/core/feeds/runs/start-due-feeds';
import { deliverWebhookJob } from '@stellenvisite/core/integrations/webhooks/deliver-webhook';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { webhookDeliveries } from '@stellenvisite/db/schema/integrations/webhooks';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createJob, NOW } from '@stellenvisite/db/testing-market';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { createContext } from '../context.ts';
import type { TestApp } from './build-test-app.ts';
import { addApplicationFile, createApplication } from './create-application.ts';
import { asCaller, type Caller, createPerson, signIn } from './people.ts';

/** Takes what webhooks send, and counts it. */
export async function startReceiver() {
  const received = { count: 0, close: () => receiver.close() };
  const receiver = createServer((request, response) => {
    received.count += 1;
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const network = {
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    resolveTxt: async () => [],
    allowHosts: [`ats.example:${port}`],
  };
  return { received, network, url: `http://ats.example:${port}/hook` };
}

type Opening = { owner: Caller; employerId: string; seekerId: string; hookUrl: string };
export type Doors = Awaited<ReturnType<typeof openDoors>>;

/**
 * Opens for an employer whatever can outlive the person who opened it: a key, a signed link, a queued delivery, queued and due runs, a job,
 * and an invitation of somebody else to own it.
 */
export async function openDoors(testApp: TestApp, { owner, employerId, seekerId, hookUrl }: Opening) {
  const { app, services, database } = testApp;
  const { db } = database;
  const ctx = createContext(services);
  const inEmployer = `employerId=${employerId}`;
  const events = ['application.status_changed'];
  const hook = { name: 'SAP', url: hookUrl, events };
  expect((await owner.call('POST', `/api/employer/webhooks?${inEmployer}`, hook)).statusCode).toBe(201);
  const asked = await owner.call('POST', `/api/employer/api-keys?${inEmployer}`, {
    name: 'SAP',
    scopes: API_SCOPES,
    lastDay: null,
  });
  const { id: keyId, key } = asked.json();
  const partner = asCaller(app, key);
  const jobId = await createJob(db, employerId, { applyMethod: 'here' });
  const applicationId = await createApplication(db, { userId: seekerId, jobId, employerId });
  await addApplicationFile(testApp, { applicationId, userId: seekerId });
  const { files: linked } = (await partner.call('GET', `/api/v1/ats/applications/${applicationId}`)).json();
  const link = new URL(linked[0].url);
  const move = { status: 'interview', version: 1 };
  const moved = await partner.call('POST', `/api/v1/ats/applications/${applicationId}/moves`, move);
  expect(moved.statusCode).toBe(200);
  const feedId = await createFeed(db, employerId, { source: 'file' });
  const dueFeedId = await createFeed(db, employerId, { source: 'url', url: hookUrl, nextRunAt: NOW });
  const runId = randomUUID();
  const content = Readable.from([Buffer.from(FEED)]);
  const { key: documentKey } = await storeDocument(ctx, `feeds/${feedId}/${runId}.gz`, content);
  const run = { kind: 'import', trigger: 'person', status: 'queued', queuedAt: NOW } as const;
  await db.insert(feedRuns).values({ id: runId, feedId, ...run, documentKey, bytes: FEED.length });
  const guest = await inviteOwner(testApp, owner, employerId);
  return {
    employerId,
    keyId,
    partner,
    link: link.pathname + link.search,
    jobId,
    applicationId,
    runId,
    dueFeedId,
    guest,
  };
}

let guests = 0;
/** Invites somebody who has an account already. */
async function inviteOwner({ app, database: { db } }: TestApp, owner: Caller, employerId: string) {
  guests += 1;
  const email = `helfer${guests}@fluss.example`;
  await createPerson(db, { email, role: 'employer' });
  const caller = await signIn(app, email);
  const invited = { email, role: 'owner' };
  expect(
    (await owner.call('POST', `/api/employer/team/invitations?employerId=${employerId}`, invited)).statusCode,
  ).toBe(201);
  const [mail] = await db.select({ text: mails.text }).from(mails).where(eq(mails.to, email));
  const [, token = ''] = /team-einladung\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { caller, token };
}

const createFeed = async (
  db: TestApp['database']['db'],
  employerId: string,
  values: Partial<typeof xmlFeeds.$inferInsert>,
) => {
  const id = randomUUID();
  const row = { id, employerId, name: 'Klinik', format: 'indeed', status: 'active', source: 'file' } as const;
  await db.insert(xmlFeeds).values({ ...row, createdAt: NOW, updatedAt: NOW, ...values });
  return id;
};

const FEED = `<source><publisher>Klinik</publisher><job><title>Hebamme (m/w/d)</title><date>2026-11-01</date>
  <referencenumber>J-1</referencenumber><url>https://klinik.example/1</url><company>Klinik</company>
  <city>Berlin</city><country>DE</country><jobtype>fulltime</jobtype>
  <description><![CDATA[<p>Wir suchen Sie für Frühdienst und Nachtdienst auf unserer Station.</p>]]></description></job></source>`;

/** Tries every door; answers which of them open. */
export async function tryDoors(
  { app, services, database: { db } }: TestApp,
  { partner, link, jobId, runId, dueFeedId, employerId, guest }: Doors,
  received: { count: number },
) {
  const ctx = createContext(services);
  const before = received.count;
  const waiting = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.state, 'waiting'));
  for (const { id, round, attempts } of waiting)
    await deliverWebhookJob.handler(ctx, { deliveryId: id, round, attempt: attempts + 1 });
  const delivers = received.count > before;
  const run = await runFeed(ctx, runId);
  await startDueFeeds(ctx);
  const published = await partner.call('PUT', `/api/v1/ats/jobs/REQ-${randomUUID()}`, { ...CONTENT, publish: true });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  return {
    key: (await partner.call('GET', '/api/v1/ats/applications')).statusCode === 200,
    publishes: published.statusCode === 201,
    link: (await statusOf(link)) === 200,
    delivers,
    imports: run?.status === 'done',
    fetches: (await db.$count(feedRuns, and(eq(feedRuns.feedId, dueFeedId)))) > 0,
    page: (await statusOf(`/api/employers/${employerId}`)) === 200,
    job: (await statusOf(`/api/jobs/${jobId}`)) === 200,
    // The last one: another owner changes what the employer may do.
    joins:
      (await guest.caller.call('POST', '/api/team-invitations/accepted', { token: guest.token })).statusCode === 200,
  };
}

const CONTENT = {
  title: 'Pflegefachkraft (m/w/d)',
  category: 'nursing',
  employmentType: 'full_time',
  experienceLevel: 'mid',
  location: { street: null, postalCode: null, city: 'Berlin', country: 'DE' },
  introHtml: '<p>Guten Tag</p>',
  applyMethod: 'here',
};
