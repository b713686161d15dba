import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailableError, requireDatabase } from './require-database.ts';
import { createTestDatabase } from './testing.ts';

const { connectionString } = await createTestDatabase();

/** PostgreSQL's protocol in small: authentication granted, ready for a query. */
const GREETING = Buffer.concat([toMessage('R', Buffer.alloc(4)), toMessage('Z', Buffer.from('I'))]);

/** A port on loopback that does as it is reported with whoever comes. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function refusalOf(url: string, options?: Parameters<typeof requireDatabase>[1]): Promise<string> {
  const error: unknown = await requireDatabase(url, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  return error instanceof Error ? error.message : '';
}

it('accepts a PostgreSQL that is recent enough', async () => {
  await expect(requireDatabase(connectionString)).resolves.toBeUndefined();
});

it('says in one sentence that nobody listens, without the credentials', async () => {
  const port = await findClosedPort();
  expect(await refusalOf(`postgresql://anna:geheim@127.0.0.1:${port}/markt`)).toBe(
    `The database at 127.0.0.1:${port}/markt cannot be used: the connection was refused; check DATABASE_URL.`,
  );
});

it('names the setting to check', async () => {
  const port = await findClosedPort();
  expect(await refusalOf(`postgresql://127.0.0.1:${port}/markt`, { setting: 'DATABASE_REPLICA_URL' })).toBe(
    `The database at 127.0.0.1:${port}/markt cannot be used: the connection was refused; check DATABASE_REPLICA_URL.`,
  );
});

it('says that the host is not known', async () => {
  expect(await refusalOf('postgresql://anna:geheim@database.invalid/markt')).toMatch(
    /^The database at database\.invalid:5432\/markt cannot be used: the host name (is not known|could not be looked up); check DATABASE_URL\.$/,
  );
});

it('says that the database does not exist', async () => {
  const { pathname } = new URL(connectionString);
  expect(await refusalOf(connectionString.replace(pathname, '/missing'))).toMatch(
    /: the database does not exist; check/,
  );
});

it('says that something other than PostgreSQL answers', async () => {
  const port = await listen((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  expect(await refusalOf(`postgresql://anna:geheim@127.0.0.1:${port}/markt`)).not.toMatch(/anna|geheim|undefined/);
});

it('does not wait for ever for a port that stays silent', async () => {
  const port = await listen(() => {});
  expect(await refusalOf(`postgresql://anna:geheim@127.0.0.1:${port}/markt`, { timeoutMs: 300 })).toMatch(
    /: it did not answer in time; check/,
  );
});

it('refuses a PostgreSQL that is too old', async () => {
  const port = await listen((socket) => {
    socket.once('data', () => {
      socket.write(GREETING);
      socket.once('data', () => socket.write(answerWith('150004')));
    });
  });
  expect(await refusalOf(`postgresql://anna@127.0.0.1:${port}/markt?sslmode=disable`)).toBe(
    `The database at 127.0.0.1:${port}/markt is PostgreSQL 15; version 16 or newer is needed.`,
  );
});

it.each(['', 'nonsense', 'mysql://host/db', 'postgresql://host:port/db'])('refuses %j as an address', async (url) => {
  expect(await refusalOf(url)).toBe(
    'DATABASE_URL is not a PostgreSQL address such as postgresql://user:password@host:5432/database.',
  );
});

/** One row with one int4 column called version. */
function answerWith(version: string): Buffer {
  const type = [0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 4, 255, 255, 255, 255, 0, 0];
  return Buffer.concat([
    toMessage('T', Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), Buffer.from(type)])),
    toMessage('D', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)])),
    toMessage('C', Buffer.from('SELECT 1\0')),
    toMessage('Z', Buffer.from('I')),
  ]);
}

function toMessage(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
