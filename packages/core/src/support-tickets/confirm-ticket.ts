import { ticketReference } from '@stellenvisite/contract/support-tickets';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { repliesToSupport } from './replies-to-support.ts';
import { ticketOpenedMail, ticketReceivedMail } from './support-tickets.mails.ts';
import { ticketThread, toTicketToken } from './ticket-links.ts';
import type { TicketRow } from './ticket-view.ts';

/** The address of a guest is only claimed: it may be somebody else's, who gets no more than this. */
const TO_ONE_ADDRESS: Limit = { name: 'support.receipt', count: 5, seconds: 86_400, burst: 3 };

/** Tells the support of a new ticket, and confirms it to who has asked. Answers the token of its link. */
export async function confirmTicket(ctx: Context, tx: Tx, row: TicketRow, text: string): Promise<string> {
  const { id, email, language, subject, answerBy } = row;
  const token = await toTicketToken(tx, id);
  const reference = ticketReference(row.number);
  const adminUrl = `${ctx.publicUrl}/admin-dashboard/support/${id}`;
  await ctx.mail.write(tx, {
    to: ctx.supportEmail,
    language: 'de',
    message: ticketOpenedMail({ reference, subject, text, from: email, url: adminUrl }),
  });
  if (row.userId || (await ctx.limits.take(tx, TO_ONE_ADDRESS, email)).ok)
    await ctx.mail.write(tx, {
      to: email,
      language,
      headers: repliesToSupport(ctx),
      thread: ticketThread(id),
      message: ticketReceivedMail({ reference, answerBy, url: `${ctx.publicUrl}/anfrage/${token}` }),
    });
  return token;
}
