import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/mails';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { MailDelayed, MailRefused } from './mail-transport.ts';

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
    try {
      await ctx.mail.transport.deliver(mail);
    } catch (error) {
      return await recordFailure(ctx, tx, mailId, error);
    }
    await recordAttempt(tx, mailId, { sentAt: ctx.now(), lastError: null });
    return undefined;
  });
  if (delayed) throw delayed;
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
  mailId: string,
  error: unknown,
): Promise<MailDelayed | undefined> {
  if (error instanceof MailRefused) {
    await recordAttempt(tx, mailId, { failedAt: ctx.now(), lastError: error.answer });
    return undefined;
  }
  if (!(error instanceof MailDelayed)) throw error;
  await recordAttempt(tx, mailId, { lastError: error.reason });
  return error;
}

type AttemptResult = Partial<Pick<typeof mails.$inferInsert, 'sentAt' | 'failedAt' | 'lastError'>>;

async function recordAttempt(tx: Tx, mailId: string, values: AttemptResult): Promise<void> {
  await tx
    .update(mails)
    .set({ ...values, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}
