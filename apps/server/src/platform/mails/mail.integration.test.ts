import { randomUUID } from 'node:crypto';
import { confirmNewsletterMail } from '@stellenvisite/core/content/newsletter/newsletter.mails';
import { confirmAddressMail } from '@stellenvisite/core/identity/auth/auth.mails';
import { deleteOldMails } from '@stellenvisite/core/platform/mails/delete-old-mails';
import { MailDelayed, type MailTransport } from '@stellenvisite/core/platform/mails/mail';
import { requeueMails } from '@stellenvisite/core/platform/mails/requeue-mails';
import { sendMail } from '@stellenvisite/core/platform/mails/send-mail';
import { installQueues } from '@stellenvisite/core/platform/queue/install-queues';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { createTestDatabase } from '@stellenvisite/db/testing';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { jobsOf, SLICES } from '../../slices.ts';
import { createTestContext } from '../../testing/create-test-context.ts';
import { createSmtpTransport, openMailTransport } from './open-mail-transport.ts';
import { startTestSmtp, type TestSmtp } from './smtp-testing.ts';

const database = await createTestDatabase();
const { db } = database;
await installQueues(database, jobsOf(SLICES));

const publicUrl = 'https://www.stellenvisite.example';
const from = 'Stellenvisite <post@stellenvisite.example>';
let now = new Date('2026-11-16T05:00:00Z');
const ctx = await createTestContext({ database, now: () => now, env: { PUBLIC_URL: publicUrl } });
const withTransport = (transport: MailTransport) => ({ ...ctx, mail: { ...ctx.mail, transport } });

const unset = { smtpUrl: undefined, mailFrom: from, auth: { smsProvider: null } };

const servers: TestSmtp[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function smtpServer(port?: number): Promise<TestSmtp> {
  const server = await startTestSmtp(port);
  servers.push(server);
  return server;
}

async function writtenMail(to = `${randomUUID()}@praxis.example`): Promise<string> {
  await db.transaction((tx) =>
    ctx.mail.write(tx, {
      to,
      language: 'de',
      message: confirmNewsletterMail({ confirmUrl: `${publicUrl}/x`, frequency: 'daily' }),
    }),
  );
  const [row] = await db.select({ id: mails.id }).from(mails).where(eq(mails.to, to));
  return row?.id ?? '';
}

async function noted(mailId: string) {
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!row) throw new Error('the mail is gone');
  return row;
}

async function waitingJobs(mailId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) from pgboss.job where name = 'mail.send' and data->>'mailId' = ${mailId} and state < 'active'`,
  );
  return rows[0]?.count ?? 0;
}

test('a mail is sent once, with the Message-ID it was written with', async () => {
  const smtp = await smtpServer();
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const mailId = await writtenMail('pflege@klinik.example');
  await sendMail(withTransport(transport), { mailId });
  await sendMail(withTransport(transport), { mailId });

  const { sentAt, messageId, attempts, lastError } = await noted(mailId);
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({ to: 'pflege@klinik.example', messageId });
  expect({ sentAt, attempts, lastError }).toEqual({ sentAt: now, attempts: 1, lastError: null });
});

test('codes and links of a mail are gone from the outbox once it is sent or refused, and not before', async () => {
  const smtp = await smtpServer();
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const write = async (to: string) => {
    const message = confirmAddressMail({
      code: '048213',
      url: `${publicUrl}/auth/confirm?token_hash=geheim`,
      minutes: 10,
    });
    await db.transaction((tx) => ctx.mail.write(tx, { to, language: 'de', message, headers: { 'X-Link': 'geheim' } }));
    const [row] = await db.select({ id: mails.id }).from(mails).where(eq(mails.to, to));
    return row?.id ?? '';
  };
  const secrets = /048213|geheim/;
  const sent = await write('eins@klinik.example');
  expect(JSON.stringify(await noted(sent))).toMatch(secrets);
  await sendMail(withTransport(transport), { mailId: sent });
  expect(smtp.received[0]?.source).toMatch(secrets);
  const refused = await write('zwei@klinik.example');
  smtp.refuseWith({ responseCode: 451, message: 'later' });
  await expect(sendMail(withTransport(transport), { mailId: refused })).rejects.toThrow(MailDelayed);
  expect(JSON.stringify(await noted(refused))).toMatch(secrets);
  smtp.refuseWith({ responseCode: 550, message: 'no such user' });
  await sendMail(withTransport(transport), { mailId: refused });
  for (const mailId of [sent, refused]) {
    const row = await noted(mailId);
    expect(JSON.stringify(row)).not.toMatch(secrets);
    expect(row).toMatchObject({ kind: 'auth.confirm', text: '', html: '', headers: {} });
    expect(row.subject).toContain('······');
  }
});

test('a dead mail server delays a mail and does not lose it', async () => {
  const first = await startTestSmtp();
  await first.stop();
  const transport = createSmtpTransport({ smtpUrl: first.url, from });
  const mailId = await writtenMail();
  await expect(sendMail(withTransport(transport), { mailId })).rejects.toThrow(MailDelayed);
  await expect(sendMail(withTransport(transport), { mailId })).rejects.toThrow(MailDelayed);
  expect(await noted(mailId)).toMatchObject({ sentAt: null, failedAt: null, attempts: 2 });
  expect((await noted(mailId)).lastError).toMatch(/^ESOCKET|^ECONN/);

  const back = await smtpServer(first.port);
  await sendMail(withTransport(transport), { mailId });
  expect(back.received).toHaveLength(1);
  expect(await noted(mailId)).toMatchObject({ sentAt: now, attempts: 3 });
});

test('a mail takes its files along, without those that were deleted while it waited', async () => {
  const smtp = await smtpServer();
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const mailId = await writtenMail();
  const [fileId, goneId] = [randomUUID(), randomUUID()];
  await db.insert(files).values({
    id: fileId,
    guestTokenHash: 'x',
    name: 'Zeugnis.pdf',
    type: 'pdf',
    bytes: 4,
    sha256: 'x',
    storageKey: `files/${fileId}`,
    createdAt: now,
  });
  await ctx.files.put(`files/${fileId}`, '%PDF');
  const attachments = [
    { fileId, name: 'Zeugnis.pdf' },
    { fileId: goneId, name: 'Fort.pdf' },
  ];
  await db.update(mails).set({ attachments }).where(eq(mails.id, mailId));
  await sendMail(withTransport(transport), { mailId });
  const [mail] = smtp.received;
  expect(mail?.source).toContain('filename=Zeugnis.pdf');
  expect(mail?.source).toContain(Buffer.from('%PDF').toString('base64'));
  expect(mail?.source).not.toContain('Fort.pdf');
  expect((await noted(mailId)).attachments).toEqual([]);
});

test('a mail whose sender dies after the server took it is repeated with the same Message-ID', async () => {
  const smtp = await smtpServer();
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const dying: MailTransport = {
    ...transport,
    async deliver(mail) {
      await transport.deliver(mail);
      throw new Error('killed before the note');
    },
  };
  const mailId = await writtenMail();
  await expect(sendMail(withTransport(dying), { mailId })).rejects.toThrow('killed');
  expect(await noted(mailId)).toMatchObject({ sentAt: null, attempts: 0 });

  await sendMail(withTransport(transport), { mailId });
  const { messageId } = await noted(mailId);
  expect(smtp.received.map((mail) => mail.messageId)).toEqual([messageId, messageId]);
});

test('two workers on one mail send it once', async () => {
  const smtp = await smtpServer();
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const mailId = await writtenMail();
  const { reached, release } = smtp.holdAnswers();
  const first = sendMail(withTransport(transport), { mailId });
  await reached;
  await sendMail(withTransport(transport), { mailId });
  expect((await noted(mailId)).sentAt).toBeNull();
  release();
  await first;
  expect(smtp.received).toHaveLength(1);
  expect(await noted(mailId)).toMatchObject({ sentAt: now, attempts: 1 });
});

test('an address that does not exist is noted as refused and not tried again', async () => {
  const smtp = await smtpServer();
  smtp.refuseWith({ responseCode: 550, message: '5.1.1 no such mailbox' });
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const mailId = await writtenMail();
  await sendMail(withTransport(transport), { mailId });
  expect(await noted(mailId)).toMatchObject({ sentAt: null, failedAt: now, attempts: 1 });
  expect((await noted(mailId)).lastError).toContain('5.1.1');

  smtp.refuseWith(undefined);
  await sendMail(withTransport(transport), { mailId });
  expect(smtp.received).toHaveLength(0);
});

test.each([
  { responseCode: 450, message: '4.2.1 try later' },
  { responseCode: 550, message: '5.7.1 relaying denied' },
])('an answer about the moment or about us keeps the mail waiting: $responseCode $message', async (refusal) => {
  const smtp = await smtpServer();
  smtp.refuseWith(refusal);
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const mailId = await writtenMail('jemand@praxis.example');
  const failing = sendMail(withTransport(transport), { mailId });
  await expect(failing).rejects.toThrow(new MailDelayed(`EENVELOPE RCPT TO ${refusal.responseCode}`));
  expect(await noted(mailId)).toMatchObject({ sentAt: null, failedAt: null });
  await db.delete(mails).where(eq(mails.id, mailId));
});

test('an address with a comma is one recipient', async () => {
  const smtp = await smtpServer();
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from });
  const mailId = await writtenMail('anna,otto@praxis.example');
  await sendMail(withTransport(transport), { mailId }).catch(() => {});
  expect(smtp.received.every(({ to }) => to !== 'otto@praxis.example')).toBe(true);
});

test('a mail whose job got lost is queued again, and one whose job waits is not queued twice', async () => {
  const lost = await writtenMail();
  const waiting = await writtenMail();
  await db.execute(sql`delete from pgboss.job where data->>'mailId' = ${lost}`);
  now = new Date(now.getTime() + 120_000);
  await requeueMails(ctx);
  expect(await waitingJobs(lost)).toBe(1);
  expect(await waitingJobs(waiting)).toBe(1);
});

test('without SMTP a mail counts as delivered where there is a viewer, and waits where there is none', async () => {
  const viewer = openMailTransport({ ...unset, mailViewer: true });
  const nowhere = openMailTransport({ ...unset, mailViewer: false });
  const mailId = await writtenMail();
  await expect(sendMail(withTransport(nowhere), { mailId })).rejects.toThrow('SMTP_URL is not set');
  await sendMail(withTransport(viewer), { mailId });
  const shown = await noted(mailId);
  expect(shown.sentAt).toEqual(now);
  expect(shown.text).toContain(`${publicUrl}/x`);
});

test('a mail that was sent is deleted after thirty days, a waiting one is not', async () => {
  const sent = await writtenMail();
  const waiting = await writtenMail();
  await db.update(mails).set({ sentAt: now }).where(eq(mails.id, sent));
  const later = new Date(now.getTime() + 31 * 86_400_000);
  await deleteOldMails({ db, now: () => later });
  await expect(noted(sent)).rejects.toThrow('gone');
  expect((await noted(waiting)).sentAt).toBeNull();
});
