import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/mails';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { type Delivery, MailDelayed, MailRefused } from './mail-transport.ts';

/** Longer than any SMTP conversation may last, because the row has to stay locked until it ends. */
const LOCK_IDLE_LIMIT = '10min';

/**
 * Sends one mail of the outbox, once. The row stays locked from before the SMTP conversation until its result is committed,
 * so a second worker skips it. Only a crash between the server's acceptance and the commit repeats the mail, then with the
 * same Message-ID. Throws MailDelayed when it has to be tried again.
 */
export async function sendMail(
  ctx: Pick<Context, 'db' | 'now' | 'mail'>,
  { mailId }: { mailId: string },
): Promise<void> {
  const delayed = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', ${LOCK_IDLE_LIMIT}, true)`);
    const mail = await lockDueMail(tx, mailId);
    if (!mail) return undefined;
    let delivery: Delivery;
    try {
      delivery = await ctx.mail.transport.deliver(mail);
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
});
const CODE = /\b\d{6}\b/g;

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
