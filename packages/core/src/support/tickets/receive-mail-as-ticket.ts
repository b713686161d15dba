import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@stellenvisite/contract/platform/languages';
import {
  type MessageAuthor,
  type TicketOrigin,
  ticketReference,
} from '@stellenvisite/contract/support/support-tickets';
import type { CreateTicket, TicketReceipt } from '@stellenvisite/contract/support/support-tickets.schema';
import type { Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { supportMessages, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { addPersonMessage } from './add-person-message.ts';
import type { TicketRow } from './list-tickets.ts';
import { confirmTicket, ticketThread } from './manage-tickets.ts';
import { supportTimes } from './support-times.ts';

type NewTicket = Pick<
  TicketRow,
  'userId' | 'email' | 'name' | 'role' | 'topic' | 'concerns' | 'subject' | 'language'
> & {
  origin: TicketOrigin;
  messages: readonly { author: MessageAuthor; text: string; leftOut?: string[] }[];
};

const FROM_ONE_SOURCE: Limit = { name: 'support.source', count: 20, seconds: 86_400, burst: 5 };

const promised = (ctx: Context) => ({ answerBy: supportTimes(ctx.now()).answerBy.toISOString() });

const FROM_ONE_ADDRESS: Limit = { name: 'support.mail', count: 30, seconds: 86_400, burst: 10 };

type ReceivedMail = {
  from: { address: string; name: string };
  subject: string;
  text: string;
  attachments: string[];
  answersTo: string[];
};

/**
 * Adds an answer to a mail of a ticket to that ticket, where it comes from the ticket's address; any other mail opens a ticket. The address
 * is only claimed, so a ticket by mail belongs to no account. A mail server that has to wait delivers again later.
 */
export async function receiveMailAsTicket(ctx: Context, tx: Tx, mail: ReceivedMail): Promise<void> {
  const email = mail.from.address.toLowerCase();
  await consumeRateLimit(ctx, tx, FROM_ONE_ADDRESS, email);
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

/** Stores a question of the contact form as a ticket, confirms it by mail and notifies the support. */
export async function createTicket(ctx: Context, request: CreateTicket): Promise<TicketReceipt> {
  await consumeRateLimit(ctx, ctx.db, FROM_ONE_SOURCE, networkOf(ctx.auth.client.ip));
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

/** Keeps a ticket with what was stated, in the caller's transaction. */
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
