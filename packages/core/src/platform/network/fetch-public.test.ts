import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fetchPublic } from '../../employers/verification/check-domain-proof.ts';
import type { Network } from './send-public.ts';

const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
  else if (request.url === '/long') response.end('x'.repeat(2000));
  else response.end('hello');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

const loopback: Network = {
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  resolveTxt: async () => [],
  allowHosts: [`klinik.example:${port}`],
};
const limits = { maxBytes: 1000, timeoutMs: 3000, maxRedirects: 2, mayFollow: () => false };
const read = (address: string, network = loopback) => fetchPublic(network, new URL(address), limits);

test('an allowed host is read', async () => {
  expect(await read(`http://klinik.example:${port}/`)).toEqual({ status: 200, text: 'hello' });
});

test.each([
  [`http://other.example:${port}/`, 'is not public'],
  [`http://127.0.0.1:${port}/`, 'is not public'],
  [`http://[::1]:${port}/`, 'is not public'],
  [`http://klinik.example:${port}/away`, 'redirect to elsewhere.example'],
  [`http://klinik.example:${port}/long`, 'more than was asked for'],
  ['ftp://klinik.example/', 'no way to ftp:'],
])('%s is refused', async (address, reason) => {
  await expect(async () => read(address)).rejects.toThrow(reason);
});

test('of a host whose one address is allowed, only that one is read', async () => {
  const network = { ...loopback, allowUrls: [`http://127.0.0.1:${port}/feed.xml`] };
  expect(await read(`http://127.0.0.1:${port}/feed.xml`, network)).toEqual({ status: 200, text: 'hello' });
  await expect(async () => read(`http://127.0.0.1:${port}/`, network)).rejects.toThrow('is not public');
});

test('one private address among public ones is enough to refuse a host', async () => {
  const lookup = async () => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  await expect(read('http://mixed.example/', { ...loopback, lookup })).rejects.toThrow('is not public');
});
