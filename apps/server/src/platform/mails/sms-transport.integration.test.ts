import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MailDelayed, MailRefused } from '@stellenvisite/core/platform/mails/mail';
import { afterAll, expect, test } from 'vitest';
import { createSmsTransport } from './sms-transport.ts';

let status = 200;
const keys: unknown[] = [];
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key']);
  response.writeHead(status, { location: '/elsewhere' }).end('the answer');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const transport = createSmsTransport({ url, token: null, from: 'Visite' });
const sms = {
  kind: 'sms',
  messageId: '<1@sms>',
  to: '+4915112345678',
  subject: 'SMS',
  text: 'x',
  html: '',
  headers: {},
  attachments: [],
};

test('a provider that takes a message is given its key', async () => {
  status = 202;
  expect(await transport.deliver(sms)).toBe('taken');
  expect(keys).toEqual(['<1@sms>']);
});

test.each([400, 422])('%s is about the number, and ends it', async (answer) => {
  status = answer;
  await expect(transport.deliver(sms)).rejects.toThrow(MailRefused);
});

test.each([302, 401, 429, 500, 503])('%s is about us or the moment, and is tried again', async (answer) => {
  status = answer;
  await expect(transport.deliver(sms)).rejects.toThrow(MailDelayed);
});

test('a provider that is away is tried again', async () => {
  const away = createSmsTransport({ url: 'http://127.0.0.1:9/', token: null, from: null });
  await expect(away.deliver(sms)).rejects.toThrow(MailDelayed);
});
