import type { Db, Tx } from '@stellenvisite/db/client';
import { supportMessages, supportNotes, supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { asc, eq, or } from 'drizzle-orm';
import { confirmedEmail, type ExportedPerson, type PersonalData } from '../../personal-data.ts';

export const supportTicketsPersonalData: PersonalData = {
  tables: [
    { name: 'support_tickets', export: { file: 'support.json' }, erasure: 'cascade' },
    {
      name: 'support_messages',
      export: { file: 'support.json' },
      erasure: { reason: 'deleted with their ticket; the id is that of the administrator who answered' },
    },
    {
      name: 'support_notes',
      export: { file: 'support-notes.json' },
      erasure: { reason: 'deleted with their ticket; the id is that of the administrator who wrote it' },
    },
  ],
  files: { 'support.json': listSupportOf, 'support-notes.json': listNotesOf },
  /** Deletes tickets that the person opened as a guest as well, once the address is proven. */
  async erase(tx, { email, emailConfirmedAt }) {
    if (email && emailConfirmedAt) await tx.delete(supportTickets).where(eq(supportTickets.email, email));
  },
};

/** Lists the notes of administrators about the tickets of a person, without their names. */
function listNotesOf(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  return db
    .select({ number: supportTickets.number, text: supportNotes.text, createdAt: supportNotes.createdAt })
    .from(supportNotes)
    .innerJoin(supportTickets, eq(supportTickets.id, supportNotes.ticketId))
    .where(or(eq(supportTickets.userId, person.userId), ...(email ? [eq(supportTickets.email, email)] : [])))
    .orderBy(asc(supportTickets.number), asc(supportNotes.createdAt));
}

function listSupportOf(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  const { number, name, role, topic, origin, concerns, subject, language, status, priority, answerBy } = supportTickets;
  const ticket = { number, name, role, topic, origin, concerns, subject, language, status, priority, answerBy };
  const { author, text, leftOut, createdAt } = supportMessages;
  return db
    .select({
      ...ticket,
      openedAt: supportTickets.createdAt,
      updatedAt: supportTickets.updatedAt,
      author,
      text,
      leftOut,
      createdAt,
    })
    .from(supportTickets)
    .innerJoin(supportMessages, eq(supportMessages.ticketId, supportTickets.id))
    .where(or(eq(supportTickets.userId, person.userId), ...(email ? [eq(supportTickets.email, email)] : [])))
    .orderBy(asc(number), asc(supportMessages.position));
}
