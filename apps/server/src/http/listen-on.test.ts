import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { listenOn } from './listen-on.ts';

test('a port that is taken is named in one sentence', async () => {
  const first = Fastify();
  const second = Fastify();
  await listenOn(first, { port: 0, host: '127.0.0.1' });
  const { port } = first.server.address() as AddressInfo;
  await expect(listenOn(second, { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use; stop the program that has it or choose another PORT.`,
  );
  await Promise.all([first.close(), second.close()]);
});
