import { randomUUID } from 'node:crypto';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, database } = await buildTestApp();

const mailAt = (createdAt: string, html: string) => ({
  id: randomUUID(),
  messageId: '<x@localhost>',
  kind: 'test',
  language: 'de' as const,
  to: 'jemand@praxis.example',
  subject: 'Hallo <b>Welt</b>',
  text: 'Text mit https://www.stellenvisite.example/x',
  html,
  createdAt: new Date(createdAt),
});
const older = mailAt('2026-11-15T10:00:00Z', '<p>alt</p>');
const newer = mailAt('2026-11-15T11:00:00Z', '<p>neu</p>');
await database.db.insert(mails).values([older, newer]);

const get = (url: string) => app.inject({ method: 'GET', url });

test('the viewer lists mails newest first as JSON', async () => {
  const answer = await get('/dev/mails.json');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual(
    [newer, older].map(({ id, to, subject, text, html, createdAt }) => ({
      id,
      to,
      subject,
      text,
      html,
      createdAt: createdAt.toISOString(),
    })),
  );
});

test('the viewer shows a list and each mail, without any script', async () => {
  const list = await get('/dev/mails');
  expect(list.body).toContain(`/dev/mails/${newer.id}`);
  expect(list.body).toContain('Hallo &#60;b&#62;Welt');
  const page = await get(`/dev/mails/${newer.id}`);
  expect(page.body).toContain(`<iframe src="/dev/mails/${newer.id}/html"`);
  for (const { body, headers } of [list, page]) {
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('a mail is framed by the viewer only, and sandboxed', async () => {
  const { headers, body } = await get(`/dev/mails/${newer.id}/html`);
  expect(body).toBe('<p>neu</p>');
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox/);
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test.each(['unbekannt', randomUUID()])('a mail that is not there is not found: %s', async (id) => {
  expect((await get(`/dev/mails/${id}`)).statusCode).toBe(404);
  expect((await get(`/dev/mails/${id}/html`)).statusCode).toBe(404);
});

test.each([
  ['with an SMTP server', { NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:25' }, 404],
  ['in production', { NODE_ENV: 'production' }, 404],
  ['in a production demo', { NODE_ENV: 'production', DEMO: '1' }, 200],
])('%s the viewer answers %3$s', async (_case, env, status) => {
  const { app: other } = await buildTestApp({ database, env });
  for (const url of ['/dev/mails', '/dev/mails.json', `/dev/mails/${newer.id}`]) {
    expect((await other.inject({ method: 'GET', url })).statusCode).toBe(status);
  }
});
