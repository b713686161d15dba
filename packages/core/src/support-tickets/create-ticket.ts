import { ticketReference } from '@stellenvisite/contract/support-tickets';
import type { CreateTicket, TicketReceipt } from '@stellenvisite/contract/support-tickets.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { openTicket } from './open-ticket.ts';
import { repliesToSupport } from './replies-to-support.ts';
import { ticketOpenedMail, ticketReceivedMail } from './support-tickets.mails.ts';
import { supportTimes } from './support-times.ts';
import { toTicketToken } from './ticket-links.ts';

const DAY = 86_400;
const FROM_ONE_SOURCE: Limit = { name: 'support.source', count: 20, seconds: DAY, burst: 5 };
/** The address of a guest is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'support.receipt', count: 5, seconds: DAY, burst: 3 };

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
    const token = await toTicketToken(tx, row.id);
    const reference = ticketReference(row.number);
    const opened = { reference, subject: row.subject, text, from: email };
    const adminUrl = `${ctx.publicUrl}/admin-dashboard/support/${row.id}`;
    await ctx.mail.write(tx, {
      to: ctx.supportEmail,
      language: 'de',
      message: ticketOpenedMail({ ...opened, url: adminUrl }),
    });
    if (ctx.actor || (await ctx.limits.take(tx, TO_ONE_ADDRESS, email)).ok)
      await ctx.mail.write(tx, {
        to: email,
        language: row.language,
        headers: repliesToSupport(ctx),
        message: ticketReceivedMail({ reference, answerBy: row.answerBy, url: `${ctx.publicUrl}/anfrage/${token}` }),
      });
    return { reference, answerBy: row.answerBy.toISOString(), token, email };
  });
}

const promised = (ctx: Context) => ({ answerBy: supportTimes(ctx.now()).answerBy.toISOString() });
