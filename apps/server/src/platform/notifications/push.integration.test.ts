import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_PUSH_DEVICES } from '@stellenvisite/contract/platform/notifications/notifications';
import type { NotificationContent } from '@stellenvisite/contract/platform/notifications/notifications.schema';
import { type NewNotification, notify } from '@stellenvisite/core/platform/notifications/notify';
import { sendPushJob } from '@stellenvisite/core/platform/notifications/push/send-push';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { notificationPreferences, notifications, pushDevices } from '@stellenvisite/db/schema/platform/notifications';
import { NOW } from '@stellenvisite/db/testing-market';
import { sql } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createPerson, signIn } from '../../testing/people.ts';

type Received = { headers: IncomingHttpHeaders; body: Buffer; path: string };
let received: Received[] = [];
let status = 201;
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ headers: request.headers, body: Buffer.concat(chunks), path: request.url ?? '' });
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
afterAll(() => service.close());
const { port } = service.address() as AddressInfo;
const HOST = `push.example:${port}`;

let now = NOW;
const { app, database, services } = await buildTestApp({
  now: () => now,
  network: {
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    resolveTxt: async () => [],
    allowHosts: [HOST],
  },
});
const { db } = database;
const ctx = createContext(services);
await installQueues(database, jobsOf(SLICES));
const anna = await createPerson(db, { email: 'anna@post.example' });
await createPerson(db, { email: 'bea@post.example' });
const seeker = await signIn(app, 'anna@post.example');
const other = await signIn(app, 'bea@post.example');

const PATH = '/api/notifications/push-devices';
/** A browser: its keys, and what it subscribes with. */
function createBrowser(path: string = randomUUID()) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: curve.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  return { curve, auth, subscription: { endpoint: `http://${HOST}/${path}`, keys } };
}
type Browser = ReturnType<typeof createBrowser>;

/** Reads a push as the browser does (RFC 8188 and 8291). */
function decrypt({ curve, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, saltOf, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

const save = async ({ subscription }: Browser, more: object = {}, caller = seeker) =>
  caller.call('PUT', PATH, { ...subscription, ...more });
const list = async (caller = seeker) => (await caller.call('GET', PATH)).json();
const applicationId = randomUUID();
const hired: NotificationContent = {
  kind: 'application.hired',
  data: { applicationId, jobTitle: 'Hebamme (m/w/d)', employer: 'Klinik am Wald' },
};
const notifyAnna = (content: NotificationContent = hired) =>
  db.transaction((tx) => notify(ctx, tx, { userId: anna.id, key: randomUUID(), ...content } as NewNotification));
type Queued = { data: { notificationId: string; deviceId: string }; start_after: string };
const queued = async () =>
  (await db.execute<Queued>(sql`select data, start_after from pgboss.job where name = 'push.send' order by id`)).rows;
const work = async () => {
  for (const { data } of await queued()) await sendPushJob.handler(ctx, data);
};

beforeEach(async () => {
  now = NOW;
  received = [];
  status = 201;
  await db.delete(pushDevices);
  await db.delete(notifications);
  await db.delete(notificationPreferences);
  await db.execute(sql`delete from pgboss.job where name = 'push.send'`);
});

test('a notification reaches the browser encrypted, with nothing that a locked screen should not show', async () => {
  const browser = createBrowser();
  const device = (await save(browser)).json();
  expect(device).toMatchObject({ hasQuietHours: true, fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await notifyAnna();
  await work();
  expect(received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(body.toString('latin1')).not.toContain('Hebamme');
  const [{ id } = { id: '' }] = await db.select({ id: notifications.id }).from(notifications);
  expect(decrypt(browser, body)).toEqual({
    title: 'Neues zu Ihrer Bewerbung',
    body: 'Hebamme (m/w/d)',
    path: `/dashboard/bewerbungen/${applicationId}`,
    tag: id,
  });
  const { key, items } = await list();
  expect(items).toEqual([device]);
  const [, jwt = '', usedKey] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(usedKey).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { payload } = await jwtVerify(jwt, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    currentDate: new Date(),
  });
  expect(payload.aud).toBe(`http://${HOST}`);
});

test('in quiet hours it waits until six, unless the device has none', async () => {
  await save(createBrowser());
  const awake = (await save(createBrowser(), { hasQuietHours: false })).json();
  now = new Date('2026-11-16T20:30:00Z');
  await notifyAnna();
  const jobs = await queued();
  const starts = new Map(jobs.map(({ data, start_after }) => [data.deviceId, new Date(start_after).toISOString()]));
  expect(starts.size).toBe(2);
  expect([...starts.values()].filter((at) => at === '2026-11-17T05:00:00.000Z')).toHaveLength(1);
  expect(starts.get(awake.id)).not.toBe('2026-11-17T05:00:00.000Z');
});

test('a topic is pushed as the person chose, and read notifications are not', async () => {
  await save(createBrowser());
  const alert: NotificationContent = {
    kind: 'job_alert.matched',
    data: { alertId: randomUUID(), name: 'Köln', count: 2, bestScore: null },
  };
  await notifyAnna(alert);
  expect(await queued()).toEqual([]);
  const changed = await seeker.call('PATCH', '/api/notifications/preferences', {
    items: [
      { topic: 'job_alerts', byPush: true },
      { topic: 'applications', byPush: false },
    ],
  });
  expect(changed.json().items).toEqual(
    expect.arrayContaining([
      { topic: 'job_alerts', inProduct: true, byMail: true, byPush: true },
      { topic: 'applications', inProduct: true, byMail: true, byPush: false },
      { topic: 'messages', inProduct: true, byMail: true, byPush: true },
    ]),
  );
  await notifyAnna();
  expect(await queued()).toEqual([]);
  await notifyAnna(alert);
  expect(await queued()).toHaveLength(1);
  await seeker.call('POST', '/api/notifications/read');
  await work();
  expect(received).toEqual([]);
});

test('a browser that the service no longer knows is deleted, and a service that fails is tried again', async () => {
  await save(createBrowser('gone'));
  await notifyAnna();
  status = 503;
  await expect(work()).rejects.toThrow('did not take');
  expect((await list()).items).toHaveLength(1);
  status = 410;
  await work();
  expect((await list()).items).toEqual([]);
  received = [];
  await work();
  expect(received).toEqual([]);
});

test('a browser belongs to the account that switched push on last, and only to it', async () => {
  const browser = createBrowser();
  const { id } = (await save(browser)).json();
  expect((await other.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204);
  expect((await other.call('POST', `${PATH}/${id}/test`)).json().code).toBe('push.device_not_found');
  expect((await list()).items).toHaveLength(1);
  await save(browser, {}, other);
  expect((await list()).items).toEqual([]);
  await notifyAnna();
  expect(await queued()).toEqual([]);
  expect((await list(other)).items).toMatchObject([{ id }]);
});

test('signing out ends push on that device', async () => {
  const device = await signIn(app, 'anna@post.example');
  await save(createBrowser(), {}, device);
  await save(createBrowser());
  expect((await list()).items).toHaveLength(2);
  expect((await device.call('POST', '/auth/v1/logout?scope=local')).statusCode).toBe(204);
  expect((await list()).items).toHaveLength(1);
});

test('a test push is sent at once, also in quiet hours, and says when the service does not answer', async () => {
  now = new Date('2026-11-16T23:00:00Z');
  const awake = await signIn(app, 'anna@post.example');
  const browser = createBrowser();
  const { id } = (await save(browser, {}, awake)).json();
  expect((await awake.call('POST', `${PATH}/${id}/test`)).statusCode).toBe(204);
  expect(decrypt(browser, received[0]?.body ?? Buffer.alloc(0))).toMatchObject({ title: 'Stellenvisite', path: '/' });
  status = 500;
  expect((await awake.call('POST', `${PATH}/${id}/test`)).json().code).toBe('push.service_unavailable');
});

test('nothing is sent to hosts that are no push service, and keys have their length', async () => {
  const { subscription } = createBrowser();
  for (const endpoint of ['http://169.254.169.254/latest', 'https://attacker.example/', 'https://localhost/'])
    expect((await seeker.call('PUT', PATH, { ...subscription, endpoint })).json().code).toBe('push.service_unknown');
  const keys = { ...subscription.keys, auth: 'AAAA' };
  expect((await seeker.call('PUT', PATH, { ...subscription, keys })).statusCode).toBe(400);
  expect((await seeker.call('PUT', PATH, { ...subscription, endpoint: 'file:///etc/passwd' })).statusCode).toBe(400);
});

test('a person has so many devices, of which the oldest makes room', async () => {
  for (let index = 0; index <= MAX_PUSH_DEVICES; index += 1) {
    now = new Date(now.getTime() + 1000);
    await save(createBrowser(`device-${index}`));
  }
  const { items } = await list();
  expect(items).toHaveLength(MAX_PUSH_DEVICES);
  expect(
    (await db.select({ endpoint: pushDevices.endpoint }).from(pushDevices)).map(({ endpoint }) => endpoint),
  ).not.toContain(`http://${HOST}/device-0`);
});
