import type { Tx } from '@stellenvisite/db/client';
import { mails, receivedMails } from '@stellenvisite/db/schema/mails';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { isSameSecret } from '../settings/is-same-secret.ts';
import { takeMailAsTicket } from '../support-tickets/take-mail-as-ticket.ts';
import { type Bounce, readInboundMail } from './read-inbound-mail.ts';

/**
 * A mail that the operator's mail server hands on: an answer goes into its ticket, a report that a mail did not arrive is noted,
 * anything else to the support is a new ticket. What a program wrote is taken and forgotten. Twice is once.
 */
export async function takeInboundMail(
  ctx: Context,
  { secret, raw }: { secret: string; raw: Uint8Array },
): Promise<void> {
  const { inboundMailSecret } = ctx;
  if (!inboundMailSecret) throw new DomainError('request.not_found');
  if (!isSameSecret(secret, inboundMailSecret)) throw new DomainError('auth.required');
  const mail = await readInboundMail(raw);
  await ctx.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(receivedMails)
      .values({ key: mail.key, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    if (mail.bounce) await noteBounce(ctx, tx, mail.bounce);
    else if (!mail.isAutomatic && mail.from) await takeMailAsTicket(ctx, tx, { ...mail, from: mail.from });
  });
}

/** As if the server had refused it when it was sent. A report about another address than the mail's is not about it. */
async function noteBounce(ctx: Context, tx: Tx, { mailId, recipient, status }: Bounce): Promise<void> {
  const [mail] = await tx
    .select({ to: mails.to })
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.failedAt)));
  if (!mail || (recipient && recipient.toLowerCase() !== mail.to.toLowerCase())) return;
  await tx
    .update(mails)
    .set({ failedAt: ctx.now(), lastError: `reported ${status}` })
    .where(eq(mails.id, mailId));
}
