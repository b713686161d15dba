import type { HandedOver, HandOver } from '@stellenvisite/contract/emma.schema';
import { TICKET_SUBJECT_MAX, ticketReference } from '@stellenvisite/contract/support-tickets';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Limit } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { openTicket } from '../support-tickets/open-ticket.ts';
import { repliesToSupport } from '../support-tickets/replies-to-support.ts';
import { toTicketToken } from '../support-tickets/ticket-links.ts';
import { readKeptMessages } from './conversations.ts';
import { textOf } from './dialogue-state.ts';
import { handedOverMail, handOverReceiptMail } from './emma.mails.ts';

const DAY = 86_400;
const FROM_ONE_SOURCE: Limit = { name: 'emma.hand_over', count: 10, seconds: DAY, burst: 5 };
/** The address of a visitor is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'emma.receipt', count: 3, seconds: DAY, burst: 3 };

/** Opens a ticket of the support; what was said before goes along only where it was asked for. */
export async function handOver(
  ctx: Context,
  { question, email, conversationId, history }: HandOver,
): Promise<HandedOver> {
  await countTry(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.client.ip));
  const from = ctx.actor?.email ?? email;
  if (!from) throw new DomainError('emma.address_missing');
  const said = conversationId && ctx.actor ? await historyOf(ctx, conversationId) : (history ?? []);
  return ctx.db.transaction(async (tx) => {
    const ticket = await openTicket(ctx, tx, {
      userId: ctx.actor?.userId ?? null,
      email: from,
      name: null,
      role: ctx.actor?.role === 'employer' ? 'employer' : 'job_seeker',
      topic: 'other',
      concerns: null,
      subject: question.replaceAll(/\s+/g, ' ').slice(0, TICKET_SUBJECT_MAX),
      language: ctx.language,
      origin: 'emma',
      messages: [
        ...said.map(({ role, text }) => ({ author: role === 'user' ? ('person' as const) : ('emma' as const), text })),
        { author: 'person', text: question },
      ],
    });
    const reference = ticketReference(ticket.number);
    const { answerBy } = ticket;
    const token = await toTicketToken(tx, ticket.id);
    const adminUrl = `${ctx.publicUrl}/admin-dashboard/support/${ticket.id}`;
    await ctx.mail.write(tx, {
      to: ctx.supportEmail,
      language: 'de',
      message: handedOverMail({ reference, question, from, history: said, url: adminUrl }),
    });
    const isAllowed = ctx.actor !== null || (await ctx.limits.take(tx, TO_ONE_ADDRESS, from)).ok;
    if (isAllowed)
      await ctx.mail.write(tx, {
        to: from,
        language: ctx.language,
        headers: repliesToSupport(ctx),
        message: handOverReceiptMail({ reference, answerBy, url: `${ctx.publicUrl}/anfrage/${token}` }),
      });
    return { reference, answerBy: answerBy.toISOString(), token };
  });
}

async function historyOf(ctx: Context, conversationId: string) {
  const kept = await readKeptMessages(ctx, conversationId);
  return kept.map((message) => ({ role: message.role, text: textOf(message) })).filter(({ text }) => text !== '');
}
