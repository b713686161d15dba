import { ticketReference } from '@stellenvisite/contract/support-tickets';
import type { AdminTicketItem, TicketItem, TicketMessage } from '@stellenvisite/contract/support-tickets.schema';
import type { supportMessages, supportTickets } from '@stellenvisite/db/schema/support-tickets';

export type TicketRow = typeof supportTickets.$inferSelect;
type TicketMessageRow = typeof supportMessages.$inferSelect;

export function toTicketItem({ id, number, subject, topic, status, ...row }: TicketRow): TicketItem {
  return {
    id,
    reference: ticketReference(number),
    subject,
    topic,
    status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
  };
}

export function toAdminTicketItem(row: TicketRow): AdminTicketItem {
  const { email, name, role, origin, userId } = row;
  return { ...toTicketItem(row), email, name, role, origin, isFromAccount: userId !== null };
}

export const toTicketMessage = ({ id, author, text, leftOut, createdAt }: TicketMessageRow): TicketMessage => ({
  id,
  author,
  text,
  leftOut,
  createdAt: createdAt.toISOString(),
});
