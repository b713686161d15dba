import { sendMail } from '@stellenvisite/core/platform/mails/send-mail';
import { openDatabase } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { and, asc, isNull } from 'drizzle-orm';
import { createSmtpTransport } from '../../platform/mails/open-mail-transport.ts';

/** A worker that sends what is due, in a process that can be killed. */
type Orders = { connectionString: string; smtpUrl: string; atOnce: number };

async function work({ connectionString, smtpUrl, atOnce }: Orders): Promise<void> {
  const { db } = openDatabase({ connectionString, applicationName: 'mail-worker', maxConnections: atOnce + 1 });
  const transport = createSmtpTransport({ smtpUrl, from: 'Stellenvisite <post@stellenvisite.example>' });
  const noFiles = () => Promise.reject(new Error('these mails have no attachments'));
  const ctx = { db, now: () => new Date(), mail: { transport }, files: { getBytes: noFiles } };
  for (;;) {
    const due = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.failedAt)))
      .orderBy(asc(mails.createdAt), asc(mails.id))
      .limit(atOnce * 25);
    if (due.length === 0) break;
    const waiting = due.map(({ id }) => id);
    const lane = async () => {
      for (let mailId = waiting.shift(); mailId !== undefined; mailId = waiting.shift())
        await sendMail(ctx as unknown as Parameters<typeof sendMail>[0], { mailId });
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  process.exit(0);
}

await work(JSON.parse(process.argv[2] ?? '{}'));
