import { DAY_SECONDS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { files } from '@stellenvisite/db/schema/platform/files';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../queue/define-job.ts';
import { type AttachedFile, type Delivery, MailDelayed, MailRefused } from './mail.ts';

/** Longer than any SMTP conversation may last, because the row has to stay locked until it ends. */
const LOCK_IDLE_LIMIT = '10min';

/**
 * Sends one mail of the outbox, once. The row stays locked from before the SMTP conversation until its result is committed,
 * so a second worker skips it. Only a crash between the server's acceptance and the commit repeats the mail, then with the
 * same Message-ID. Throws MailDelayed when it has to be tried again.
 */
export async function sendMail(
  ctx: Pick<Context, 'db' | 'now' | 'mail' | 'files'>,
  { mailId }: { mailId: string },
): Promise<void> {
  const delayed = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', ${LOCK_IDLE_LIMIT}, true)`);
    const mail = await lockDueMail(tx, mailId);
    if (!mail) return undefined;
    const attachments = await listAttachments(ctx, tx, mail);
    let delivery: Delivery;
    try {
      delivery = await ctx.mail.transport.deliver({ ...mail, attachments });
    } catch (error) {
      return await recordFailure(ctx, tx, mail, error);
    }
    const rest = delivery === 'taken' ? withoutContent(mail) : {};
    await recordAttempt(tx, mailId, { sentAt: ctx.now(), lastError: null, ...rest });
    return undefined;
  });
  if (delayed) throw delayed;
}

type MailRow = typeof mails.$inferSelect;

/** Codes and links open accounts: once they are on their way, nobody who reads the table gets them. */
const withoutContent = ({ subject }: MailRow) => ({
  subject: subject.replace(CODE, '······'),
  text: '',
  html: '',
  headers: {},
  attachments: [],
});
const CODE = /\b\d{6}\b/g;

/** A file that was deleted while the mail waited stays out of it. */
async function listAttachments(ctx: Pick<Context, 'files'>, tx: Tx, { attachments }: MailRow): Promise<AttachedFile[]> {
  if (attachments.length === 0) return [];
  const ids = attachments.flatMap((each) => ('fileId' in each ? each.fileId : []));
  const rows = await tx
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.id, ids));
  const keys = new Map(rows.map(({ id, storageKey }) => [id, storageKey]));
  const read: AttachedFile[] = [];
  for (const attachment of attachments) {
    const { name } = attachment;
    const key = 'fileId' in attachment ? keys.get(attachment.fileId) : attachment.storageKey;
    if (key) read.push({ name, content: await ctx.files.getBytes(key) });
  }
  return read;
}

async function lockDueMail(tx: Tx, mailId: string) {
  const [mail] = await tx
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.failedAt)))
    .for('update', { skipLocked: true });
  return mail;
}

async function recordFailure(
  ctx: Pick<Context, 'db' | 'now' | 'mail'>,
  tx: Tx,
  mail: MailRow,
  error: unknown,
): Promise<MailDelayed | undefined> {
  if (error instanceof MailRefused) {
    await recordAttempt(tx, mail.id, { failedAt: ctx.now(), lastError: error.answer, ...withoutContent(mail) });
    return undefined;
  }
  if (!(error instanceof MailDelayed)) throw error;
  await recordAttempt(tx, mail.id, { lastError: error.reason });
  return error;
}

type AttemptResult = Partial<MailRow>;

async function recordAttempt(tx: Tx, mailId: string, values: AttemptResult): Promise<void> {
  await tx
    .update(mails)
    .set({ ...values, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  options: {
    // One job per mail, by its key: queueing a mail that is already queued changes nothing.
    policy: 'exclusive',
    // Without an end: a mail waits as long as the mail server is away.
    retryLimit: 1_000_000_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 365 * DAY_SECONDS,
    expireInSeconds: 600,
    // A worker that died is noticed by its silence, long before the job expires.
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // Mails do not wait for one slow conversation.
  concurrency: 2,
  handler: sendMail,
});
