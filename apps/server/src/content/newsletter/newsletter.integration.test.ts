import { MAIL_INTERVAL_MS } from '@stellenvisite/core/content/newsletter/subscribe-newsletter';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { newsletterSubscriptions as subscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

let now = new Date('2026-11-16T09:00:00Z');
const { app, database } = await buildTestApp({ now: () => now });
const { db } = database;
await installQueues(database, jobsOf(SLICES));

const ADDRESS = 'pflege@klinik.example';

beforeEach(async () => {
  now = new Date('2026-11-16T09:00:00Z');
  await db.delete(mails);
  await db.delete(subscriptions);
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

function subscribe(email = ADDRESS, wish: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload: { email, ...wish } });
}

function post(path: string, token: string) {
  return app.inject({ method: 'POST', url: `/api/newsletter/${path}`, payload: { token } });
}

async function latestMail() {
  const [mail] = await db.select().from(mails).orderBy(desc(mails.createdAt)).limit(1);
  if (!mail) throw new Error('no mail was written');
  return mail;
}

async function subscription(email = ADDRESS) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  return row;
}

type TokenPage = 'bestaetigen' | 'umstellen' | 'abbestellen';

async function tokenOfLatestMail(page: TokenPage = 'bestaetigen'): Promise<string> {
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec((await latestMail()).text)?.[1] ?? '';
}

async function confirmedReader(email = ADDRESS, wish: Record<string, string> = {}): Promise<void> {
  await subscribe(email, wish);
  const answer = await post('confirmations', await tokenOfLatestMail());
  expect(answer.statusCode).toBe(200);
}

test('an address is on the list only after its owner confirmed', async () => {
  const answer = await subscribe(' Pflege@Klinik.example ', { frequency: 'daily' });
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 202, body: { status: 'check_inbox' } });
  expect(await subscription()).toMatchObject({ status: 'pending', frequency: 'daily', language: 'de' });

  const mail = await latestMail();
  expect(mail).toMatchObject({ to: ADDRESS, kind: 'newsletter.confirm', language: 'de' });
  expect(mail.text).toMatch(/http:\/\/localhost:3000\/newsletter\/bestaetigen\?token=[\w-]{43}\s/);

  const confirmed = await post('confirmations', await tokenOfLatestMail());
  expect(confirmed.json()).toEqual({ status: 'confirmed', frequency: 'daily' });
  expect(await subscription()).toMatchObject({ status: 'confirmed', confirmedAt: now, confirmTokenHash: null });
});

test('a token works once', async () => {
  await confirmedReader();
  const again = await post('confirmations', await tokenOfLatestMail());
  expect({ status: again.statusCode, code: again.json().code }).toEqual({
    status: 404,
    code: 'newsletter.token_invalid',
  });
});

test('twenty parallel uses of one token have one winner', async () => {
  await subscribe();
  const token = await tokenOfLatestMail();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('confirmations', token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a token expires after seven days', async () => {
  await subscribe();
  pass(7 * 86_400_000 + 1);
  expect((await post('confirmations', await tokenOfLatestMail())).statusCode).toBe(404);
});

test('the database holds no token that could be used', async () => {
  await subscribe();
  const token = await tokenOfLatestMail();
  const { confirmTokenHash } = (await subscription()) ?? {};
  expect(confirmTokenHash).toMatch(/^[\w-]{43}$/);
  expect(confirmTokenHash).not.toBe(token);
  expect((await post('confirmations', confirmTokenHash ?? '')).statusCode).toBe(404);
});

test('opening the link, as mail scanners do, confirms nothing', async () => {
  await subscribe();
  const token = await tokenOfLatestMail();
  await app.inject({ method: 'GET', url: `/newsletter/bestaetigen?token=${token}` });
  const answer = await app.inject({ method: 'GET', url: `/api/newsletter/confirmations?token=${token}` });
  expect(answer.statusCode).toBe(405);
  expect((await subscription())?.status).toBe('pending');
});

test('twenty parallel sign-ups of one address make one row and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe()));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect(await db.select().from(subscriptions)).toHaveLength(1);
  expect(await db.select().from(mails)).toHaveLength(1);
});

test('nobody can tell a reader from a stranger by the answer', async () => {
  await confirmedReader();
  pass(MAIL_INTERVAL_MS + 1);
  const [known, unknown] = [await subscribe(), await subscribe('fremd@praxis.example')];
  const visible = ({ statusCode, body, headers }: Awaited<ReturnType<typeof subscribe>>) => {
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { statusCode, body, headers: rest };
  };
  expect(visible(known)).toEqual(visible(unknown));
});

test('a reader who signs up again is informed so, at most once in the interval, and stays a reader', async () => {
  await confirmedReader(ADDRESS, { frequency: 'daily' });
  await db.delete(mails);
  await subscribe(ADDRESS, { frequency: 'weekly', language: 'en' });
  await subscribe(ADDRESS, { frequency: 'weekly', language: 'en' });
  const written = await db.select().from(mails);
  expect(written.map(({ kind, language }) => ({ kind, language }))).toEqual([
    { kind: 'newsletter.already-subscribed', language: 'de' },
  ]);
  expect(await subscription()).toMatchObject({ status: 'confirmed', frequency: 'daily', language: 'de' });

  pass(MAIL_INTERVAL_MS + 1);
  await subscribe();
  expect(await db.select().from(mails)).toHaveLength(2);
});

test('a reader who signs up again changes how often by the link of that mail, and by nothing less', async () => {
  await confirmedReader(ADDRESS, { frequency: 'weekly' });
  pass(MAIL_INTERVAL_MS + 1);
  await subscribe(ADDRESS, { frequency: 'daily' });
  const token = await tokenOfLatestMail('umstellen');
  await app.inject({ method: 'GET', url: `/newsletter/umstellen?token=${token}` });
  expect(await subscription()).toMatchObject({ frequency: 'weekly' });

  const answer = await post('frequency-changes', token);
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({
    status: 200,
    body: { status: 'changed', frequency: 'daily' },
  });
  expect(await subscription()).toMatchObject({ status: 'confirmed', frequency: 'daily' });
});

test('the link that changes how often puts nobody back on the list, and is no link to anything else', async () => {
  await confirmedReader(ADDRESS, { frequency: 'weekly' });
  pass(MAIL_INTERVAL_MS + 1);
  await subscribe(ADDRESS, { frequency: 'daily' });
  const [change, leave] = [await tokenOfLatestMail('umstellen'), await tokenOfLatestMail('abbestellen')];
  expect((await post('unsubscriptions', change)).statusCode).toBe(404);
  expect((await post('frequency-changes', change.replace('daily', 'weekly'))).statusCode).toBe(404);
  await post('unsubscriptions', leave);
  expect((await post('frequency-changes', change)).statusCode).toBe(404);
  expect(await subscription()).toMatchObject({ status: 'unsubscribed', frequency: 'weekly' });
});

test('who changes their mind before confirming gets what they requested last', async () => {
  await subscribe(ADDRESS, { frequency: 'weekly' });
  await subscribe(ADDRESS, { frequency: 'daily' });
  expect(await db.select().from(mails)).toHaveLength(1);
  expect((await post('confirmations', await tokenOfLatestMail())).json().frequency).toBe('daily');
});

test('after the interval a new mail is written and its link replaces the old one', async () => {
  await subscribe();
  const first = await tokenOfLatestMail();
  pass(MAIL_INTERVAL_MS + 1);
  await subscribe();
  const second = await tokenOfLatestMail();
  expect((await post('confirmations', first)).statusCode).toBe(404);
  expect((await post('confirmations', second)).statusCode).toBe(200);
});

test('a reader leaves the list with the link of a mail, and may ask twice', async () => {
  await confirmedReader();
  pass(MAIL_INTERVAL_MS + 1);
  await subscribe();
  const token = await tokenOfLatestMail('abbestellen');
  const [first, second] = [await post('unsubscriptions', token), await post('unsubscriptions', token)];
  expect([first.json(), second.json()]).toEqual([{ status: 'unsubscribed' }, { status: 'unsubscribed' }]);
  expect(await subscription()).toMatchObject({ status: 'unsubscribed', unsubscribedAt: now });
});

test('a former reader may come back at once, and has to confirm again', async () => {
  await confirmedReader();
  pass(MAIL_INTERVAL_MS + 1);
  await subscribe();
  await post('unsubscriptions', await tokenOfLatestMail('abbestellen'));
  pass(1000);
  await subscribe();
  expect((await latestMail()).kind).toBe('newsletter.confirm');
  expect((await subscription())?.status).toBe('pending');
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program unsubscribes with one click by the headers of the mail (%s)', async (contentType, payload) => {
  await confirmedReader();
  pass(MAIL_INTERVAL_MS + 1);
  await subscribe();
  const { headers } = await latestMail();
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = /^<http:\/\/localhost:3000(\/api\/newsletter\/unsubscribe\/[\w-]+)>$/.exec(
    headers['List-Unsubscribe'] ?? '',
  )?.[1];

  const opened = await app.inject({ method: 'GET', url: url ?? '' });
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toMatch(/^\/newsletter\/abbestellen\?token=/);
  expect((await subscription())?.status).toBe('confirmed');

  const answer = await app.inject({
    method: 'POST',
    url: url ?? '',
    headers: { 'content-type': contentType },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  expect((await subscription())?.status).toBe('unsubscribed');
});

test('a token nobody made is refused the same way everywhere', async () => {
  const invented = 'a'.repeat(75);
  for (const path of ['confirmations', 'frequency-changes', 'unsubscriptions']) {
    const answer = await post(path, invented);
    expect({ path, code: answer.json().code }).toEqual({ path, code: 'newsletter.token_invalid' });
  }
});

test.each([
  { email: 'keine-adresse' },
  { email: '' },
  { email: 'a\0b@praxis.example' },
  { email: '\ud800@praxis.example' },
  { frequency: 'hourly', email: ADDRESS },
  {},
  { email: 7 },
])('a wish that cannot be read is refused and names the field: %j', async (payload) => {
  const answer = await app.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'request.invalid' });
  expect(answer.json().errors.length).toBeGreaterThan(0);
  expect(await db.select().from(mails)).toHaveLength(0);
});

test('the number of sign-ups from one network address is limited', async () => {
  const { app: limited } = await buildTestApp({ database, now: () => now, env: { RATE_LIMIT: '600' } });
  const answers: number[] = [];
  for (let count = 0; count < 25; count += 1) {
    const payload = { email: `nummer${count}@praxis.example` };
    const answer = await limited.inject({ method: 'POST', url: '/api/newsletter/subscriptions', payload });
    answers.push(answer.statusCode);
    if (answer.statusCode === 429) expect(answer.json().code).toBe('request.rate_limited');
  }
  expect(answers.filter((status) => status === 202)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});
