import { randomUUID } from 'node:crypto';
import type { NewsletterFrequency } from '@stellenvisite/contract/content/newsletter';
import { deleteExpiredConsents } from '@stellenvisite/core/content/newsletter/delete-expired-consents';
import { deleteUnconfirmedSubscriptions } from '@stellenvisite/core/content/newsletter/delete-unconfirmed-subscriptions';
import { noteDeliveries } from '@stellenvisite/core/content/newsletter/letters/note-deliveries';
import { sendNewsletterIssue } from '@stellenvisite/core/content/newsletter/send-newsletter-issue';
import { unsubscribeNewsletter } from '@stellenvisite/core/content/newsletter/subscribe-newsletter';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { createEmployer, createJob } from '@stellenvisite/db/testing-market';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { createTestContext } from '../../testing/create-test-context.ts';

const database = await createTestDatabase();
const { db } = database;
await installQueues(database, jobsOf(SLICES));

const publicUrl = 'https://www.stellenvisite.example';
/** Six o'clock in Berlin is five in winter's UTC. */
const MONDAY = new Date('2026-11-16T05:00:00Z');
const FRIDAY = new Date('2026-11-20T05:00:00Z');
const HOUR = 3_600_000;
const after = (date: Date, hours: number) => new Date(date.getTime() + hours * HOUR);

let now = MONDAY;
const ctx = await createTestContext({ database, now: () => now, env: { PUBLIC_URL: publicUrl } });
const employerId = await createEmployer(db);

beforeEach(async () => {
  now = MONDAY;
  await db.delete(mails);
  await db.delete(jobs);
  await db.delete(subscriptions);
});

async function reader(values: Partial<typeof subscriptions.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await db.insert(subscriptions).values({
    id,
    email: `${id}@praxis.example`,
    status: 'confirmed',
    language: 'de',
    frequency: 'daily' satisfies NewsletterFrequency,
    confirmedAt: after(MONDAY, -24 * 60),
    ...values,
  });
  return id;
}

const posted = (hours: number, values: Partial<typeof jobs.$inferInsert> = {}) =>
  createJob(db, employerId, { postedAt: after(MONDAY, hours), validThrough: after(MONDAY, 24 * 30), ...values });

test('readers get what was published since their last issue, with true counts and a way out', async () => {
  const id = await reader({ lastIssueAt: after(MONDAY, -24) });
  await posted(-2, {
    title: 'Dauernachtwache (m/w/d)',
    payMin: 361_000,
    payMax: 428_000,
    payCurrency: 'EUR',
    payPeriod: 'month',
  });
  await posted(-3, { category: 'mfa', title: 'MFA (m/w/d) Kardiologie' });
  await posted(-30, { title: 'Von vorgestern' });
  await posted(-1, { title: 'Schon wieder weg', status: 'closed' });

  expect(await sendNewsletterIssue(ctx)).toBe(1);
  const [mail] = await db.select().from(mails);
  expect(mail?.subject).toBe('2 neue Stellen · 16.11.2026');
  expect(mail?.text).toContain('Pflege: 1');
  expect(mail?.text).toContain('Dauernachtwache (m/w/d)\nKlinikum am Park, Berlin\n3.610,00–4.280,00');
  expect(mail?.text).not.toMatch(/vorgestern|wieder weg/);
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

  const token = /abbestellen\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.html).toContain(`/newsletter/abbestellen?token=${token}`);
  expect(mail?.headers['List-Unsubscribe']).toContain(token);
  await unsubscribeNewsletter(ctx, { token });
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  expect(row?.status).toBe('unsubscribed');
});

test('every reader gets their own way out', async () => {
  await reader();
  await reader();
  await posted(-2);
  await sendNewsletterIssue(ctx);
  const written = await db.select().from(mails);
  expect(new Set(written.map(({ headers }) => headers['List-Unsubscribe'])).size).toBe(2);
  expect(new Set(written.map(({ html }) => html)).size).toBe(2);
});

test('an issue is written once, however often and wherever it is run', async () => {
  for (let count = 0; count < 30; count += 1) await reader();
  await posted(-2);
  await Promise.all([sendNewsletterIssue(ctx), sendNewsletterIssue(ctx), sendNewsletterIssue(ctx)]);
  now = after(MONDAY, 3);
  await sendNewsletterIssue(ctx);
  expect(await db.select().from(mails)).toHaveLength(30);
});

test('the next day tells only what is new since then', async () => {
  await reader();
  await posted(-2, { title: 'Montag' });
  await sendNewsletterIssue(ctx);
  await posted(5, { title: 'Dienstag' });
  now = after(MONDAY, 24);
  await sendNewsletterIssue(ctx);
  const texts = (await db.select().from(mails)).map(({ text }) => text);
  expect(texts.map((text) => [text.includes('Montag\n'), text.includes('Dienstag\n')])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  );
});

test('an address that was refused for good gets no further issue, unless it was confirmed again since', async () => {
  await reader();
  const again = await reader();
  await posted(-2, { title: 'Montag' });
  expect(await sendNewsletterIssue(ctx)).toBe(2);
  await db.update(mails).set({ failedAt: after(MONDAY, 1) });
  await db
    .update(subscriptions)
    .set({ confirmedAt: after(MONDAY, 2) })
    .where(eq(subscriptions.id, again));
  await noteDeliveries(ctx);
  await posted(5, { title: 'Dienstag' });
  now = after(MONDAY, 24);
  expect(await sendNewsletterIssue(ctx)).toBe(1);
});

test('nothing new, no mail', async () => {
  await reader();
  await posted(-100);
  expect(await sendNewsletterIssue(ctx)).toBe(0);
  expect(await db.select().from(mails)).toHaveLength(0);
});

test('weekly readers hear on Fridays, of the whole week', async () => {
  await reader({ frequency: 'weekly', language: 'en' });
  await posted(2);
  expect(await sendNewsletterIssue(ctx)).toBe(0);
  now = FRIDAY;
  expect(await sendNewsletterIssue(ctx)).toBe(1);
  const [mail] = await db.select().from(mails);
  expect(mail?.subject).toBe('One new job · 20 Nov 2026');
  expect(mail?.text).toContain('lang=en');
});

test('who is not confirmed, or confirmed after six, is not written to', async () => {
  await reader({ status: 'pending', confirmedAt: null });
  await reader({ status: 'unsubscribed' });
  await reader({ confirmedAt: after(MONDAY, 1) });
  await posted(-2);
  now = after(MONDAY, 2);
  expect(await sendNewsletterIssue(ctx)).toBe(0);
});

test('two featured jobs come first, then others, and no employer fills the mail alone', async () => {
  const second = await createEmployer(db, { name: 'Praxis am Markt' });
  for (let count = 0; count < 10; count += 1) await posted(-2, { title: `Haus A ${count}` });
  for (let count = 0; count < 3; count += 1) await posted(-3, { title: `Anzeige ${count}`, featured: true });
  await createJob(db, second, { title: 'Haus B', postedAt: after(MONDAY, -20), validThrough: after(MONDAY, 99) });
  await reader();
  await sendNewsletterIssue(ctx);
  const [mail] = await db.select().from(mails);
  const titles = [...(mail?.text ?? '').matchAll(/^(Haus [AB]|Anzeige \d \(Top-Job · Anzeige\))/gm)].map(([, t]) => t);
  expect(titles).toHaveLength(8);
  expect(titles.filter((title) => title?.startsWith('Anzeige'))).toHaveLength(2);
  expect(titles[0]).toMatch(/^Anzeige/);
  expect(titles).toContain('Haus B');
  expect(mail?.subject).toContain('14 neue Stellen');
});

test('a wish nobody confirmed is deleted, an earlier consent is not', async () => {
  const old = after(MONDAY, -24 * 8);
  const forgotten = await reader({ status: 'pending', confirmedAt: null, confirmSentAt: old });
  const recent = await reader({ status: 'pending', confirmedAt: null, confirmSentAt: after(MONDAY, -24) });
  const former = await reader({ status: 'pending', confirmSentAt: old });
  await deleteUnconfirmedSubscriptions(ctx);
  const left = new Map((await db.select().from(subscriptions)).map(({ id, status }) => [id, status]));
  expect(left.has(forgotten)).toBe(false);
  expect(left.get(recent)).toBe('pending');
  expect(left.get(former)).toBe('unsubscribed');
});

test('the proof of a consent is deleted three years after it was withdrawn, and not before', async () => {
  const threeYearsAgo = new Date('2023-11-16T05:00:00Z');
  const over = after(threeYearsAgo, -1);
  const forgotten = await reader({ status: 'unsubscribed', unsubscribedAt: over });
  const kept = [
    await reader({ status: 'unsubscribed', unsubscribedAt: after(threeYearsAgo, 1) }),
    await reader({ status: 'confirmed', confirmedAt: over }),
    await reader({ status: 'pending', unsubscribedAt: over, confirmSentAt: after(MONDAY, -1) }),
  ];
  await deleteExpiredConsents(ctx);
  const left = (await db.select().from(subscriptions)).map(({ id }) => id);
  expect(left).not.toContain(forgotten);
  expect(left.sort()).toEqual(kept.sort());
});
