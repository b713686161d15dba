import type { HandedOver, HandOver } from '@stellenvisite/contract/assistant/emma.schema';
import { TICKET_SUBJECT_MAX, ticketReference } from '@stellenvisite/contract/support/support-tickets';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { repliesToSupport, toTicketToken } from '../../support/tickets/manage-tickets.ts';
import { openTicket } from '../../support/tickets/receive-mail-as-ticket.ts';
import { readStoredMessages } from './conversations.ts';
import { textOf } from './dialogue-state.ts';
import { handedOverMail, handOverReceiptMail } from './emma.mails.ts';

const DAY = 86_400;
const FROM_ONE_SOURCE: Limit = { name: 'emma.hand_over', count: 10, seconds: DAY, burst: 5 };
/** The address of a visitor is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'emma.receipt', count: 3, seconds: DAY, burst: 3 };

/** Opens a support ticket; the conversation before it is included only if the person requests that. */
export async function handOver(
  ctx: Context,
  { question, email, conversationId, history }: HandOver,
): Promise<HandedOver> {
  await consumeRateLimit(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.auth.client.ip));
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
      to: ctx.features.supportEmail,
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
  const stored = await readStoredMessages(ctx, conversationId);
  return stored.map((message) => ({ role: message.role, text: textOf(message) })).filter(({ text }) => text !== '');
}
