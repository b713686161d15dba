import type { Db, Tx } from '@stellenvisite/db/client';
import { supportMessages, supportTickets } from '@stellenvisite/db/schema/support-tickets';
import { asc, eq, or } from 'drizzle-orm';
import { confirmedEmail, type ExportedPerson, type PersonalData } from '../personal-data/personal-data.ts';

export const supportTicketsPersonalData: PersonalData = {
  tables: [
    { name: 'support_tickets', export: { file: 'support.json' }, erasure: 'cascade' },
    {
      name: 'support_messages',
      export: { file: 'support.json' },
      erasure: { reason: 'deleted with their ticket; the id is that of the administrator who answered' },
    },
  ],
  files: { 'support.json': listSupportOf },
  /** What the person asked as a guest is theirs too, once the address is proven. */
  async erase(tx, { email, emailConfirmedAt }) {
    if (email && emailConfirmedAt) await tx.delete(supportTickets).where(eq(supportTickets.email, email));
  },
};

function listSupportOf(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  const { number, subject, topic, status } = supportTickets;
  const { author, text, createdAt } = supportMessages;
  return db
    .select({ number, subject, topic, status, author, text, createdAt })
    .from(supportTickets)
    .innerJoin(supportMessages, eq(supportMessages.ticketId, supportTickets.id))
    .where(or(eq(supportTickets.userId, person.userId), ...(email ? [eq(supportTickets.email, email)] : [])))
    .orderBy(asc(number), asc(supportMessages.position));
}
