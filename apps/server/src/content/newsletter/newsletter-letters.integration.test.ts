import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { noteDeliveries } from '@stellenvisite/core/content/newsletter/letters/note-deliveries';
import { sendLetter } from '@stellenvisite/core/content/newsletter/letters/send-letter';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import {
  newsletterLetters as letters,
  newsletterSubscriptions as subscriptions,
} from '@stellenvisite/db/schema/content/newsletter';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { startTestSmtp } from '../../platform/mails/smtp-testing.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, signInAdmin } from '../../testing/people.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const { app, database, services } = await buildTestApp({ now: () => NOW });
const { db, connectionString } = database;
await installQueues(database, jobsOf(SLICES));
const ctx = createContext(services);
await createAdminPerson(db, 'ada@amt.example');
const admin = await signInAdmin(app, 'ada@amt.example');

const LETTER = {
  subject: 'Neues im November',
  preview: 'Was sich ändert',
  bodyHtml: '<p>Guten Tag,<script>x()</script> <a href="https://www.stellenvisite.example/blog">lesen</a></p>',
  segment: { language: 'de', frequency: null, audience: 'all' },
};

beforeEach(async () => {
  await db.delete(mails);
  await db.delete(letters);
  await db.delete(subscriptions);
});

async function readers(count: number, values: Partial<typeof subscriptions.$inferInsert> = {}) {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return {
      id,
      email: `${id}@praxis.example`,
      status: 'confirmed' as const,
      language: 'de' as const,
      frequency: 'weekly' as const,
      confirmedAt: new Date(NOW.getTime() - 86_400_000),
      ...values,
    };
  });
  await db.insert(subscriptions).values(rows);
  return rows;
}

const create = async (values: object = {}) =>
  (await admin.call('POST', '/api/admin/newsletter/letters', { ...LETTER, ...values })).json();
const call = async (id: string, what: string, body?: object) =>
  (await admin.call('POST', `/api/admin/newsletter/letters/${id}/${what}`, body)).json();

test('a letter reaches its segment once, cleaned, with one-click unsubscription and without a picture to count by', async () => {
  const [first] = await readers(3);
  await readers(2, { language: 'en' });
  await readers(1, { status: 'unsubscribed' });
  const letter = await create();
  expect(letter).toMatchObject({ status: 'draft', readers: 3, bodyHtml: expect.not.stringContaining('script') });
  await call(letter.id, 'sending');
  expect((await call(letter.id, 'sending')).code).toBe('newsletter_letter.not_a_draft');
  await Promise.all([1, 2, 3].map(() => sendLetter(ctx, { letterId: letter.id })));
  const written = await db.select().from(mails);
  expect(new Set(written.map(({ to }) => to)).size).toBe(3);
  expect(written).toHaveLength(3);
  const mail = written.find(({ to }) => to === first?.email);
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(mail?.html).toContain('/newsletter/abbestellen?token=');
  expect(mail?.html).not.toContain('<img');
  expect(mail?.text).toContain('Guten Tag,');
});

test('a draft is tried, looked at and changed; what is on its way is not', async () => {
  await readers(1);
  const letter = await create();
  const preview = (await admin.call('GET', `/api/admin/newsletter/letters/${letter.id}/preview`)).json();
  expect(preview).toMatchObject({ subject: LETTER.subject, text: expect.stringContaining('Guten Tag,') });
  expect(
    (await admin.call('POST', `/api/admin/newsletter/letters/${letter.id}/tests`, { to: 'ada@amt.example' }))
      .statusCode,
  ).toBe(204);
  expect(await db.select().from(mails)).toMatchObject([{ to: 'ada@amt.example', subject: `[Test] ${LETTER.subject}` }]);
  await call(letter.id, 'sending');
  const change = await admin.call('PATCH', `/api/admin/newsletter/letters/${letter.id}`, LETTER);
  expect(change.json().code).toBe('newsletter_letter.not_a_draft');
});

test('stopped, nobody further is written to; gone on with, the rest is', async () => {
  await readers(4);
  const letter = await create();
  await call(letter.id, 'sending');
  expect(await call(letter.id, 'stop')).toMatchObject({ status: 'stopped' });
  await sendLetter(ctx, { letterId: letter.id });
  expect(await db.select().from(mails)).toHaveLength(0);
  await call(letter.id, 'sending');
  await sendLetter(ctx, { letterId: letter.id });
  expect(await db.select().from(mails)).toHaveLength(4);
});

test('an address that was refused for good gets no further letter', async () => {
  const [bad] = await readers(2);
  const letter = await create();
  await call(letter.id, 'sending');
  await sendLetter(ctx, { letterId: letter.id });
  await db.update(mails).set({ sentAt: NOW });
  await db
    .update(mails)
    .set({ sentAt: null, failedAt: NOW })
    .where(eq(mails.to, bad?.email ?? ''));
  await noteDeliveries(ctx);
  const progress = (await admin.call('GET', `/api/admin/newsletter/letters/${letter.id}`)).json();
  expect(progress).toMatchObject({ status: 'sent', written: 2, delivered: 1, bounced: 1 });
  expect(await create()).toMatchObject({ readers: 1 });
});

test('a worker that dies while it writes leaves whole batches behind, and the next one goes on', async () => {
  await readers(1200);
  const letter = await create();
  await call(letter.id, 'sending');
  let batches = 0;
  const dying = {
    ...ctx,
    mail: {
      ...ctx.mail,
      writePrepared: async (...args: Parameters<typeof ctx.mail.writePrepared>) => {
        const ids = await ctx.mail.writePrepared(...args);
        batches += 1;
        if (batches === 2) throw new Error('killed before the commit');
        return ids;
      },
    },
  };
  await expect(sendLetter(dying, { letterId: letter.id })).rejects.toThrow('killed');
  expect(await db.$count(mails)).toBe(500);
  await sendLetter(ctx, { letterId: letter.id });
  const written = await db.select({ to: mails.to }).from(mails);
  expect([written.length, new Set(written.map(({ to }) => to)).size]).toEqual([1200, 1200]);
});

const WORKER = fileURLToPath(new URL('./mail-worker.fixture.ts', import.meta.url));
const READERS = 300;
const AT_ONCE = 4;
const PATIENCE_MS = 120_000;

test(
  'every reader gets the letter although workers are killed; what was on its way comes again as the same message',
  async () => {
    await readers(READERS);
    const smtp = await startTestSmtp();
    const letter = await create();
    await call(letter.id, 'sending');
    await sendLetter(ctx, { letterId: letter.id });
    const orders = JSON.stringify({ connectionString, smtpUrl: smtp.url, atOnce: AT_ONCE });
    const start = () => {
      const child = spawn(process.execPath, [WORKER, orders], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return { child, ended: once(child, 'exit') };
    };
    const kills = [50, 150];
    for (const least of kills) {
      const { child, ended } = start();
      await expect.poll(() => smtp.received.length, { timeout: PATIENCE_MS, interval: 5 }).toBeGreaterThan(least);
      child.kill('SIGKILL');
      await ended;
    }
    expect(smtp.received.length).toBeLessThan(READERS);
    expect((await start().ended)[0]).toBe(0);
    await smtp.stop();
    const byReader = Map.groupBy(smtp.received, ({ to }) => to);
    expect(byReader.size).toBe(READERS);
    for (const received of byReader.values()) expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(smtp.received.length - READERS).toBeLessThanOrEqual(kills.length * AT_ONCE);
    const progress = (await admin.call('GET', `/api/admin/newsletter/letters/${letter.id}`)).json();
    expect(progress).toMatchObject({ status: 'sent', delivered: READERS, bounced: 0 });
  },
  3 * PATIENCE_MS,
);
