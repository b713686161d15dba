import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { answerClientError } from './create-app.ts';

/** A server that waits for a request no longer than a moment. */
async function listen(): Promise<number> {
  const server = createServer({ requestTimeout: 200, headersTimeout: 100, connectionsCheckingInterval: 50 });
  server.on('clientError', answerClientError);
  server.on('request', (request) => request.on('error', () => {}).resume());
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('a body that stops arriving is answered with a problem, and the connection ends', async () => {
  const client = connect(await listen(), '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nbegun');
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 408, code: 'request.timeout' });
});

test('what is no HTTP is answered with a problem', async () => {
  const client = connect(await listen(), '127.0.0.1');
  client.write('hello\r\n\r\n');
  expect(await text(client)).toContain('"code":"request.malformed"');
});
