import { randomUUID } from 'node:crypto';
import { ticketReference } from '@stellenvisite/contract/support/support-tickets';
import type { Tx } from '@stellenvisite/db/client';
import { supportMessages, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { ticketOpenedMail } from './support-tickets.mails.ts';
import { supportTimes } from './support-times.ts';

/** A further message opens an answered ticket again, with a promise of its own; a closed one stays closed. */
export async function addPersonMessage(
  ctx: Context,
  tx: Tx,
  id: string,
  { text, leftOut = [] }: { text: string; leftOut?: string[] },
): Promise<void> {
  const [row] = await tx
    .update(supportTickets)
    .set({ status: 'received', answerBy: supportTimes(ctx.now()).answerBy, updatedAt: ctx.now() })
    .where(and(eq(supportTickets.id, id), ne(supportTickets.status, 'closed')))
    .returning();
  if (!row) throw new DomainError('support_ticket.closed');
  await tx
    .insert(supportMessages)
    .values({ id: randomUUID(), ticketId: id, author: 'person', text, leftOut, createdAt: ctx.now() });
  const { number, subject, email: from } = row;
  const url = `${ctx.publicUrl}/admin-dashboard/support/${id}`;
  const message = ticketOpenedMail({ reference: ticketReference(number), subject, text, from, url });
  await ctx.mail.write(tx, { to: ctx.features.supportEmail, language: 'de', message });
}
