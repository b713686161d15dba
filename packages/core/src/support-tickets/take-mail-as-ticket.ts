import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/languages';
import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/mails';
import { supportTickets } from '@stellenvisite/db/schema/support-tickets';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Limit } from '../limits/limits.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { addPersonMessage } from './add-person-message.ts';
import { confirmTicket } from './confirm-ticket.ts';
import { openTicket } from './open-ticket.ts';
import { ticketThread } from './ticket-links.ts';
import type { TicketRow } from './ticket-view.ts';

const FROM_ONE_ADDRESS: Limit = { name: 'support.mail', count: 30, seconds: 86_400, burst: 10 };

type ReceivedMail = {
  from: { address: string; name: string };
  subject: string;
  text: string;
  attachments: string[];
  answersTo: string[];
};

/**
 * An answer to a mail of a ticket goes into it, where it comes from the address that asked; anything else opens a ticket. The address is
 * only claimed, so a ticket by mail belongs to no account. A mail server that is told to wait delivers again later.
 */
export async function takeMailAsTicket(ctx: Context, tx: Tx, mail: ReceivedMail): Promise<void> {
  const email = mail.from.address.toLowerCase();
  await countTry(ctx, tx, FROM_ONE_ADDRESS, email);
  const ticket = await findAnswered(tx, mail, email);
  if (ticket) {
    await addPersonMessage(ctx, tx, ticket.id, { text: mail.text, leftOut: mail.attachments });
    return;
  }
  const row = await openTicket(ctx, tx, {
    userId: null,
    email,
    name: mail.from.name || null,
    role: 'job_seeker',
    topic: 'other',
    concerns: null,
    subject: mail.subject || mail.text.slice(0, 60) || email,
    language: DEFAULT_LANGUAGE,
    origin: 'mail',
    messages: [{ author: 'person', text: mail.text, leftOut: mail.attachments }],
  });
  await confirmTicket(ctx, tx, row, mail.text);
}

async function findAnswered(tx: Tx, { answersTo }: ReceivedMail, email: string): Promise<TicketRow | undefined> {
  if (answersTo.length === 0) return undefined;
  const [found] = await tx
    .select({ ticket: supportTickets })
    .from(mails)
    .innerJoin(supportTickets, eq(mails.thread, sql`${ticketThread('')} || ${supportTickets.id}::text`))
    .where(
      and(
        inArray(mails.id, answersTo),
        eq(sql`lower(${supportTickets.email})`, email),
        ne(supportTickets.status, 'closed'),
      ),
    )
    .limit(1);
  return found?.ticket;
}
