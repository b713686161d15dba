import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeApp } from './listen-on.ts';

async function listen(app: ReturnType<typeof Fastify>): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return port;
}

test('an answer in flight is finished before the server ends', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const asked = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<string>();
  app.get('/', () => {
    asked.resolve();
    return finish.promise;
  });
  const answer = fetch(`http://127.0.0.1:${await listen(app)}/`);
  await asked.promise;
  const closed = closeApp(app);
  finish.resolve('whole');
  expect(await (await answer).text()).toBe('whole');
  await closed;
});

test('a client that stops reading does not hold up the end', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', (_request, reply) => reply.send(Readable.from(endlessly())));
  const client = connect(await listen(app), '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(client, 'readable');
  client.on('error', () => {});
  await closeApp(app, 10);
  client.destroy();
});

function* endlessly() {
  for (;;) yield Buffer.alloc(65_536);
}
