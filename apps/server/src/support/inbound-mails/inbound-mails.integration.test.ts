import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { noteDeliveries } from '@stellenvisite/core/content/newsletter/letters/note-deliveries';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/content/newsletter';
import { authLimits } from '@stellenvisite/db/schema/identity/auth';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { jobsOf, SLICES } from '../../slices.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createAdminPerson, signInAdmin } from '../../testing/people.ts';

const SECRET = 'a secret of the mail server, long enough';
const { app, database, services } = await buildTestApp({ env: { INBOUND_MAIL_SECRET: SECRET } });
const { db } = database;
const ctx = createContext(services);
await installQueues(database, jobsOf(SLICES));
await createAdminPerson(db, 'ada@amt.example');

beforeEach(async () => {
  await db.delete(supportTickets);
  await db.delete(mails);
  await db.delete(authLimits);
});

let sent = 0;
type Sent = { from?: string; subject?: string; text?: string; headers?: string[]; messageId?: string };
const mailOf = ({ from = 'Gast Müller <gast@post.example>', subject = 'Frage', text = 'Hallo', ...rest }: Sent) => {
  sent += 1;
  const { headers = [], messageId = `<${sent}@post.example>` } = rest;
  const head = [`From: ${from}`, 'To: post@stellenvisite.example', `Subject: ${subject}`, `Message-ID: ${messageId}`];
  const type = headers.some((line) => line.startsWith('Content-Type'))
    ? []
    : ['Content-Type: text/plain; charset=utf-8'];
  return [...head, ...headers, ...type, '', text].join('\r\n');
};
const handOn = (payload: string | Readable, secret = SECRET) =>
  app.inject({
    method: 'POST',
    url: '/api/inbound-mails',
    payload,
    headers: { 'content-type': 'message/rfc822', 'x-inbound-mail-secret': secret },
  });
const lastMailTo = async (to: string, kind: string) => {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.to, to), eq(mails.kind, kind)))
    .orderBy(desc(mails.createdAt));
  if (!mail) throw new Error(`no mail ${kind}`);
  return mail;
};
const openTickets = async () => {
  const ada = await signInAdmin(app, 'ada@amt.example');
  const { items } = (await ada.call('GET', '/api/admin/support-tickets')).json();
  return { ada, items };
};

test('a mail to the support becomes a ticket, and the answer to its answer goes into it once', async () => {
  expect((await handOn(mailOf({ subject: 'Passwort', text: 'Ich komme nicht hinein.' }))).statusCode).toBe(204);
  const { ada, items } = await openTickets();
  const expected = { origin: 'mail', email: 'gast@post.example', name: 'Gast Müller', subject: 'Passwort' };
  expect(items).toMatchObject([{ ...expected, isFromAccount: false }]);
  await lastMailTo('gast@post.example', 'support-ticket.received');
  const path = `/api/admin/support-tickets/${items[0].id}`;
  await ada.call('POST', `${path}/answers`, { text: 'Bitte setzen Sie es zurück.' });
  const { messageId } = await lastMailTo('gast@post.example', 'support-ticket.answered');
  const answer = mailOf({
    subject: 'AW: Passwort',
    text: 'Danke, das ging.\r\n\r\nAm 17.11.2026 um 09:12 schrieb Stellenvisite <post@stellenvisite.example>:\r\n> Bitte setzen Sie es zurück.',
    headers: [`In-Reply-To: ${messageId}`],
  });
  expect([(await handOn(answer)).statusCode, (await handOn(answer)).statusCode]).toEqual([204, 204]);
  const after = (await ada.call('GET', path)).json();
  expect(after).toMatchObject({ status: 'received' });
  expect(after.messages.map(({ author, text }: { author: string; text: string }) => [author, text])).toEqual([
    ['person', 'Ich komme nicht hinein.'],
    ['support', 'Bitte setzen Sie es zurück.'],
    ['person', 'Danke, das ging.'],
  ]);
});

test('who answers from another address, or after a ticket is closed, opens one of their own', async () => {
  await handOn(mailOf({}));
  const { ada, items } = await openTickets();
  const { messageId } = await lastMailTo('gast@post.example', 'support-ticket.received');
  const headers = [`In-Reply-To: ${messageId}`];
  await handOn(mailOf({ from: 'fremd@anderswo.example', headers, text: 'Ich bin der Gast.' }));
  await ada.call('PATCH', `/api/admin/support-tickets/${items[0].id}`, { status: 'closed' });
  await handOn(mailOf({ headers, text: 'Noch etwas.' }));
  expect((await openTickets()).items).toHaveLength(3);
  expect((await ada.call('GET', `/api/admin/support-tickets/${items[0].id}`)).json().messages).toHaveLength(1);
});

test.each([
  ['an absence note', ['Auto-Submitted: auto-replied']],
  ['a list', ['List-Id: <alle.klinik.example>']],
  ['a bounce of something else', ['Return-Path: <>']],
])('%s opens no ticket', async (_what, headers) => {
  expect((await handOn(mailOf({ headers }))).statusCode).toBe(204);
  expect((await openTickets()).items).toHaveLength(0);
});

test('names of attachments are retained, what they hold is not', async () => {
  const parts = [
    '--B',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<style>p{}</style><p>Guten Tag,</p><p>siehe Anhang &amp; Bild.</p>',
    '--B',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="Zeugnis.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--B--',
  ];
  await handOn(mailOf({ headers: ['Content-Type: multipart/mixed; boundary=B'], text: parts.join('\r\n') }));
  const { ada, items } = await openTickets();
  const { messages } = (await ada.call('GET', `/api/admin/support-tickets/${items[0].id}`)).json();
  expect(messages).toMatchObject([{ text: 'Guten Tag,\nsiehe Anhang & Bild.', leftOut: ['Zeugnis.pdf'] }]);
});

const bounceOf = (messageId: string, recipient: string, status = '5.1.1') => {
  const parts = [
    '--B',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.post.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    `Status: ${status}`,
    '--B',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--B--',
  ];
  const headers = ['Content-Type: multipart/report; report-type=delivery-status; boundary=B', 'Return-Path: <>'];
  return mailOf({ from: 'MAILER-DAEMON@mx.post.example', headers, text: parts.join('\r\n') });
};

test('a report that an issue did not arrive ends the newsletter of its address, and of no other', async () => {
  const [now, before] = [ctx.now(), new Date(ctx.now().getTime() - 86_400_000)];
  const issueTo = async (to: string) => {
    const consent = {
      status: 'confirmed' as const,
      frequency: 'weekly' as const,
      createdAt: before,
      confirmedAt: before,
    };
    await db.insert(newsletterSubscriptions).values({ id: randomUUID(), email: to, language: 'de', ...consent });
    const id = randomUUID();
    const content = { subject: 'Neue Stellen', text: '', html: '' };
    const mail = { id, messageId: `<${id}@stellenvisite.example>`, kind: 'newsletter.issue', language: 'de' as const };
    await db.insert(mails).values({ ...mail, ...content, to, sentAt: now });
    return mail.messageId;
  };
  const [gone, full, other] = [
    await issueTo('weg@post.example'),
    await issueTo('voll@post.example'),
    await issueTo('da@post.example'),
  ];
  await handOn(bounceOf(gone, 'weg@post.example'));
  await handOn(bounceOf(full, 'voll@post.example', '4.2.2'));
  await handOn(bounceOf(other, 'jemand@anders.example'));
  await noteDeliveries(ctx);
  const rows = await db.select().from(newsletterSubscriptions);
  expect(rows.filter(({ bouncedAt }) => bouncedAt).map(({ email }) => email)).toEqual(['weg@post.example']);
  expect((await openTickets()).items).toHaveLength(0);
});

const hostileMail = (bytes: number, from: string) =>
  mailOf({
    from,
    headers: ['Content-Type: multipart/mixed; boundary=a'],
    text: '--a\r\n'.repeat(bytes / 5),
  });

test('a mail made to hurt is refused at once, and everybody else is answered meanwhile', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'message/rfc822', 'x-inbound-mail-secret': SECRET };
  const [begun, cpuBefore] = [performance.now(), process.threadCpuUsage()];
  const answers = [1, 2, 3].map((at) =>
    fetch(`${url}/api/inbound-mails`, {
      method: 'POST',
      headers,
      body: hostileMail(1_000_000, `boese${at}@post.example`),
    }),
  );
  let isDone = false;
  const statuses = Promise.all(answers).then((each) => {
    isDone = true;
    return each.map(({ status }) => status);
  });
  let slowest = 0;
  do {
    const asked = performance.now();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
  } while (!isDone);
  expect(await statuses).toEqual([400, 400, 400]);
  const { user, system } = process.threadCpuUsage(cpuBefore);
  // Each of them took seven seconds of this thread.
  expect((user + system) / 1_000).toBeLessThan(3_000);
  expect(slowest).toBeLessThan(5_000);
  expect(performance.now() - begun).toBeLessThan(15_000);
}, 60_000);

test('a sender is counted before a mail is read, and a large one is refused by its size', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at++)
    statuses.push((await handOn(hostileMail(40_000, 'Immer Wieder <immer@post.example>'))).statusCode);
  expect([statuses.slice(0, 30).every((status) => status === 400), statuses[30]]).toEqual([true, 429]);
  expect((await handOn(mailOf({ text: 'x'.repeat(5_000_001) }))).statusCode).toBe(413);
  expect((await handOn(mailOf({ text: 'x\r\n'.repeat(150_001) }))).statusCode).toBe(400);
});

test('a mail with two hundred lines that only look like parts, and one with many attachments, are taken', async () => {
  const attachments = Array.from({ length: 40 }, (_, at) =>
    ['--B', 'Content-Type: text/csv', `Content-Disposition: attachment; filename="${at}.csv"`, '', 'a;b'].join('\r\n'),
  );
  const words = ['--B', 'Content-Type: text/plain', '', 'Siehe Anhang.', '-- ', 'Gast', '-----\r\n'.repeat(300)];
  const text = [...words, ...attachments, '--B--'].join('\r\n');
  expect((await handOn(mailOf({ headers: ['Content-Type: multipart/mixed; boundary="B"'], text }))).statusCode).toBe(
    204,
  );
  const { ada, items } = await openTickets();
  const { messages } = (await ada.call('GET', `/api/admin/support-tickets/${items[0].id}`)).json();
  expect(messages[0].leftOut).toHaveLength(20);
});

test('without the secret nothing is taken, nor read', async () => {
  let bytes = 0;
  const endless = new Readable({
    read() {
      bytes += 10_000;
      this.push(bytes < 4_000_000 ? Buffer.alloc(10_000, 'x') : null);
    },
  });
  expect((await handOn(endless, 'wrong')).statusCode).toBe(401);
  expect(bytes).toBeLessThan(1_000_000);
  expect((await handOn(mailOf({}), 'wrong')).statusCode).toBe(401);
  expect((await openTickets()).items).toHaveLength(0);
});

test('what is no mail is refused or taken as words, and never more than an address may send', async () => {
  expect((await handOn('')).statusCode).toBeLessThan(500);
  for (let at = 0; at < 10; at++) await handOn(mailOf({ from: 'viel@post.example' }));
  expect((await handOn(mailOf({ from: 'viel@post.example' }))).statusCode).toBe(429);
});
