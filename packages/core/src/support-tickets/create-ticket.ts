import { ticketReference } from '@stellenvisite/contract/support-tickets';
import type { CreateTicket, TicketReceipt } from '@stellenvisite/contract/support-tickets.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { confirmTicket } from './confirm-ticket.ts';
import { openTicket } from './open-ticket.ts';
import { supportTimes } from './support-times.ts';

const FROM_ONE_SOURCE: Limit = { name: 'support.source', count: 20, seconds: 86_400, burst: 5 };

/** A question by the contact form: kept as a ticket, confirmed by mail, told to the support. */
export async function createTicket(ctx: Context, request: CreateTicket): Promise<TicketReceipt> {
  await countTry(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.client.ip));
  const { website, text, name, concerns, email: said, ...ticket } = request;
  const email = ctx.actor?.email ?? said;
  if (!email) throw new DomainError('support_ticket.address_missing');
  // A program learns nothing from being found out.
  if (website) return { reference: ticketReference(0), ...promised(ctx), token: '', email };
  return ctx.db.transaction(async (tx) => {
    const row = await openTicket(ctx, tx, {
      ...ticket,
      userId: ctx.actor?.userId ?? null,
      email,
      name: name || null,
      concerns: concerns || null,
      origin: 'form',
      messages: [{ author: 'person', text }],
    });
    const token = await confirmTicket(ctx, tx, row, text);
    return { reference: ticketReference(row.number), answerBy: row.answerBy.toISOString(), token, email };
  });
}

const promised = (ctx: Context) => ({ answerBy: supportTimes(ctx.now()).answerBy.toISOString() });
