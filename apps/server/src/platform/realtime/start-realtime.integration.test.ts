import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import type { RealtimeEvent, RealtimeEventName } from '@stellenvisite/contract/platform/realtime.schema';
import { notify } from '@stellenvisite/core/platform/notifications/notify';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { NOW } from '@stellenvisite/db/testing-market';
import { sql } from 'drizzle-orm';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { createContext } from '../../context.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { type Caller, createPerson, signIn } from '../../testing/people.ts';
import { startRealtime } from './start-realtime.ts';

let now = NOW;
const database = await createTestDatabase();

/** As a process of its own has it: app, port, connection that listens. */
async function startProcess() {
  const { app, services } = await buildTestApp({ now: () => now, database });
  const { publicUrl } = services;
  await startRealtime({ app, publicUrl, services, pool: database.pool });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, services, url, publicUrl };
}
const [first, second] = [await startProcess(), await startProcess()];
const ctx = createContext(first.services);

const anna = await createPerson(database.db, { email: 'anna@post.example' });
const bea = await createPerson(database.db, { email: 'bea@post.example' });
const seeker = await signIn(first.app, 'anna@post.example');
const other = await signIn(first.app, 'bea@post.example');

const open: Socket[] = [];
afterEach(() => {
  now = NOW;
  for (const socket of open.splice(0)) socket.disconnect();
});

function openSocket(url: string, token: unknown, options: Partial<ManagerOptions & SocketOptions> = {}): Socket {
  const socket = io(url, {
    auth: { token },
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelay: 20,
    ...options,
  });
  open.push(socket);
  return socket;
}
async function connect(url: string, { token }: Caller, options = {}): Promise<Socket> {
  const socket = openSocket(url, token, options);
  await once(socket as never, 'connect');
  return socket;
}
const refusalOf = async (socket: Socket) => ((await once(socket as never, 'connect_error')) as [Error])[0].message;
const endOf = async (socket: Socket) => ((await once(socket as never, 'disconnect')) as [string])[0];
/** Waits for the next connection. Call it before the connection is lost: it may be back at once. */
const backOf = (socket: Socket) => once(socket as never, 'connect');
const eventsOf = (socket: Socket): [string, unknown][] => {
  const heard: [string, unknown][] = [];
  socket.onAny((name: string, event: unknown) => heard.push([name, event]));
  return heard;
};
const publish = (name: RealtimeEventName, userId: string) => {
  const event: RealtimeEvent = { name, userId, recordId: randomUUID() };
  return database.db.transaction((tx) => ctx.publish(tx, event)).then(() => event.recordId);
};

test('what is published through one process arrives once through every one, and at nobody else’s', async () => {
  const [here, there, stranger] = [
    await connect(first.url, seeker),
    await connect(second.url, seeker),
    await connect(second.url, other),
  ];
  const heard = [here, there, stranger].map(eventsOf);
  const ids: string[] = [];
  for (const name of ['message.created', 'application.changed', 'notification.created', 'feed.progress'] as const)
    ids.push(await publish(name, anna.id));
  const last = await publish('notification.created', bea.id);
  await vi.waitFor(() => expect(heard[2]).toEqual([['notification.created', { recordId: last }]]));
  const expected = [
    ['message.created', { recordId: ids[0] }],
    ['application.changed', { recordId: ids[1] }],
    ['notification.created', { recordId: ids[2] }],
    ['feed.progress', { recordId: ids[3] }],
  ];
  await vi.waitFor(() => expect(heard.slice(0, 2)).toEqual([expected, expected]));
});

test('also by long polling, as the client tries first', async () => {
  const socket = await connect(first.url, seeker, { transports: ['polling'] });
  const heard = eventsOf(socket);
  const recordId = await publish('message.created', anna.id);
  await vi.waitFor(() => expect(heard).toEqual([['message.created', { recordId }]]));
});

test('without a valid token nobody connects', async () => {
  const refused = await Promise.all(
    [undefined, 'nothing', 7, `${seeker.token}x`].map((token) => refusalOf(openSocket(first.url, token))),
  );
  expect(refused).toEqual(['auth.required', 'auth.token_invalid', 'auth.required', 'auth.token_invalid']);
});

test('a page of another site is turned away', async () => {
  const headers = (origin: string) => ({ extraHeaders: { origin } });
  expect(await refusalOf(openSocket(first.url, seeker.token, headers('https://elsewhere.example')))).toBe(
    'websocket error',
  );
  await connect(first.url, seeker, headers(first.publicUrl));
});

test('a session that ends is cut off in every process, and cannot connect again; other sessions stay', async () => {
  const leaving = await signIn(first.app, 'anna@post.example');
  const [gone, elsewhere, stays] = [
    await connect(first.url, leaving),
    await connect(second.url, leaving),
    await connect(second.url, seeker),
  ];
  const ends = [gone, elsewhere].map(endOf);
  const answer = await leaving.call('POST', '/auth/v1/logout?scope=local');
  expect(answer.statusCode).toBe(204);
  expect(await Promise.all(ends)).toEqual(['io server disconnect', 'io server disconnect']);
  expect(stays.connected).toBe(true);
  expect(await refusalOf(openSocket(second.url, leaving.token))).toBe('auth.session_ended');
});

test('when its token expires, the connection is closed, and comes back with the renewed one', async () => {
  const { exp } = JSON.parse(Buffer.from(seeker.token.split('.')[1] ?? '', 'base64url').toString());
  now = new Date(exp * 1000 - 300);
  let token = seeker.token;
  const socket = io(first.url, {
    auth: (answer) => answer({ token }),
    forceNew: true,
    transports: ['websocket'],
    reconnectionDelay: 20,
  });
  open.push(socket);
  await once(socket as never, 'connect');
  now = NOW;
  token = (await signIn(first.app, 'anna@post.example')).token;
  const [ended, back] = [endOf(socket), backOf(socket)];
  expect(await ended).toBe('transport close');
  await back;
  now = new Date(exp * 1000 + 1000);
  expect(await refusalOf(openSocket(first.url, seeker.token))).toBe('auth.token_invalid');
});

test('after a lost connection a page asks, and gets exactly what it has missed', async () => {
  const socket = await connect(first.url, seeker);
  const tell = (key: string) =>
    database.db.transaction((tx) =>
      notify(ctx, tx, {
        userId: anna.id,
        key,
        kind: 'application.opened',
        data: { applicationId: randomUUID(), jobTitle: key, employer: 'Klinik' },
      }),
    );
  const titles = async () =>
    (await seeker.call('GET', '/api/notifications'))
      .json()
      .items.map((item: { content: { data: { jobTitle: string } } }) => item.content.data.jobTitle);
  await tell('before');
  const seen = await titles();
  const back = backOf(socket);
  socket.io.engine.close();
  now = new Date(NOW.getTime() + 1000);
  await tell('missed');
  now = new Date(NOW.getTime() + 2000);
  await tell('missed too');
  await back;
  expect((await titles()).slice(0, -seen.length)).toEqual(['missed too', 'missed']);
});

test('when the database connection that listens is lost, pages connect again, since events may have been missed', async () => {
  const socket = await connect(first.url, seeker);
  const ended = endOf(socket);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'LISTEN realtime' and datname = current_database()`,
  );
  const back = backOf(socket);
  expect(await ended).toBe('transport close');
  await back;
  const heard = eventsOf(socket);
  const recordId = await publish('message.created', anna.id);
  await vi.waitFor(() => expect(heard).toEqual([['message.created', { recordId }]]));
});

test('whoever sends an event, or too much, is cut off', async () => {
  const talking = await connect(first.url, seeker);
  talking.emit('message.created', { recordId: randomUUID() });
  expect(await endOf(talking)).toBe('io server disconnect');
  const shouting = await connect(first.url, seeker, { reconnection: false });
  shouting.emit('message.created', 'x'.repeat(20_000));
  expect(await endOf(shouting)).toBe('transport close');
});

test('one person has so many connections in a process, and no more', async () => {
  await Promise.all(Array.from({ length: 10 }, () => connect(first.url, other)));
  expect(await refusalOf(openSocket(first.url, other.token))).toBe('request.rate_limited');
  await connect(second.url, other);
});

test('connections and events are counted', async () => {
  await connect(first.url, seeker);
  const { body } = await first.app.inject('/metrics');
  expect(body).toMatch(/realtime_connections [1-9]/);
  expect(body).toMatch(/realtime_events_total\{name="message.created"\} [1-9]/);
});

test('a process that stops closes its connections, and they go to another', async () => {
  const third = await startProcess();
  const socket = await connect(third.url, seeker);
  const ended = endOf(socket);
  await third.app.close();
  expect(await ended).toBe('transport close');
  expect(await refusalOf(openSocket(third.url, seeker.token))).toBe('websocket error');
});

/** Connections without a token, as a program opens them; returns how many the server accepts. */
async function openUnsigned(url: string, count: number, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connectTcp(Number(port), hostname);
      const lines = [
        'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return { socket, isAccepted: answer.toString('latin1').startsWith('HTTP/1.1 101') };
    }),
  );
  // One that was accepted beyond the limit is closed at once.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const accepted = opened.filter(({ socket, isAccepted }) => isAccepted && !socket.closed && !socket.readableEnded);
  return { accepted: accepted.length, close: () => opened.forEach(({ socket }) => void socket.destroy()) };
}

test('of one network no more than fifty connections wait for their token', async () => {
  const { app, services } = await buildTestApp({ now: () => now, database, env: { TRUST_PROXY: 'loopback' } });
  const { publicUrl } = services;
  await startRealtime({ app, publicUrl, services, pool: database.pool, trustProxy: 'loopback' });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let at = 0; at < 3; at += 1) await connect(url, seeker);
  const many = await openUnsigned(url, 70);
  expect(many.accepted).toBe(50);
  const refused = openSocket(url, seeker.token, { reconnection: false });
  expect(await refusalOf(refused)).toBe('websocket error');
  const network = await openUnsigned(url, 40, { 'x-forwarded-for': '2001:db8:1:2::1' });
  const same = await openUnsigned(url, 40, { 'x-forwarded-for': '2001:db8:1:2::ffff' });
  const other = await openUnsigned(url, 40, { 'x-forwarded-for': '2001:db8:1:3::1' });
  expect([network.accepted, same.accepted, other.accepted]).toEqual([40, 10, 40]);
  for (const each of [many, network, same, other]) each.close();
  await vi.waitFor(async () => expect((await connect(url, seeker)).connected).toBe(true));
  await app.close();
}, 30_000);
