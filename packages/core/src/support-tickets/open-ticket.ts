import { randomUUID } from 'node:crypto';
import type { MessageAuthor, TicketOrigin } from '@stellenvisite/contract/support-tickets';
import type { Tx } from '@stellenvisite/db/client';
import { supportMessages, supportTickets } from '@stellenvisite/db/schema/support-tickets';
import type { Context } from '../context.ts';
import { supportTimes } from './support-times.ts';
import type { TicketRow } from './ticket-view.ts';

type NewTicket = Pick<
  TicketRow,
  'userId' | 'email' | 'name' | 'role' | 'topic' | 'concerns' | 'subject' | 'language'
> & {
  origin: TicketOrigin;
  messages: readonly { author: MessageAuthor; text: string; leftOut?: string[] }[];
};

/** Keeps a ticket with what was said, in the caller's transaction. */
export async function openTicket(ctx: Context, tx: Tx, { messages, ...ticket }: NewTicket): Promise<TicketRow> {
  const now = ctx.now();
  const { answerBy } = supportTimes(now);
  const [row] = await tx
    .insert(supportTickets)
    .values({ ...ticket, id: randomUUID(), answerBy, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('an insert without conflict returns its row');
  for (const message of messages)
    await tx.insert(supportMessages).values({ ...message, id: randomUUID(), ticketId: row.id, createdAt: now });
  return row;
}
