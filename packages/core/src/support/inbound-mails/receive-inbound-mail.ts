import type { Tx } from '@stellenvisite/db/client';
import { mails, receivedMails } from '@stellenvisite/db/schema/platform/mails';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isSameSecret } from '../../platform/settings/count-operator-try.ts';
import { receiveMailAsTicket } from '../tickets/receive-mail-as-ticket.ts';
import { openInboundMail } from './open-inbound-mail.ts';
import type { Bounce } from './read-inbound-mail.ts';

/**
 * A mail that the operator's mail server hands on: an answer goes into its ticket, a report that a mail did not arrive is noted,
 * anything else to the support is a new ticket. What a program wrote is taken and forgotten. Twice is once.
 */
export async function receiveInboundMail(
  ctx: Context,
  { secret, raw }: { secret: string; raw: Uint8Array },
): Promise<void> {
  requireMailSecret(ctx, secret);
  const mail = await openInboundMail(ctx, raw);
  await ctx.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(receivedMails)
      .values({ key: mail.key, receivedAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    if (mail.bounce) await noteBounce(ctx, tx, mail.bounce);
    else if (!mail.isAutomatic && mail.from) await receiveMailAsTicket(ctx, tx, { ...mail, from: mail.from });
  });
}

/** Refuses whoever is not the operator's mail server. The route asks before it reads the mail. */
export function requireMailSecret({ features: { inboundMailSecret } }: Context, secret: string): void {
  if (!inboundMailSecret) throw new DomainError('request.not_found');
  if (!isSameSecret(secret, inboundMailSecret)) throw new DomainError('auth.required');
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
