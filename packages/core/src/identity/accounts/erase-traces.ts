import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { dateProposals, messages } from '@stellenvisite/db/schema/messages/messages';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { supportTickets } from '@stellenvisite/db/schema/support/support-tickets';
import { talentEnquiries, talentEnquiryMessages } from '@stellenvisite/db/schema/talent-pool/talent-enquiries';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ErasedAccount } from '../../personal-data.ts';

/** Replaces the name of somebody who has erased the account in texts that others wrote to them. */
const ERASED_NAME = '[Name gelöscht]';
/** Shorter parts of a name, such as von, are words of every text. */
const LEAST_PART = 4;

type Traces = {
  applicationIds: string[];
  enquiryIds: string[];
  recordIds: string[];
  names: string[];
  email: string | null;
};

/**
 * Takes the person out of what others have: mails to the support and to employers are emptied, or not sent at all, and employers' messages
 * lose the name. Runs before the records that say which mails and messages those are lose their person.
 */
export async function eraseTraces(tx: Tx, account: ErasedAccount): Promise<void> {
  const traces = await findTraces(tx, account);
  await emptyMails(tx, traces);
  const words = [...traces.names, ...(traces.email ? [traces.email] : [])];
  if (words.length === 0) return;
  const without = (column: PgColumn) => sql`regexp_replace(${column}, ${wordPattern(words)}, ${ERASED_NAME}, 'g')`;
  const toThem = and(inArray(messages.applicationId, traces.applicationIds), eq(messages.party, 'employer'));
  const proposed = tx.select({ id: messages.id }).from(messages).where(toThem);
  await tx
    .update(dateProposals)
    .set({ place: without(dateProposals.place), note: without(dateProposals.note) })
    .where(inArray(dateProposals.messageId, proposed));
  await tx
    .update(messages)
    .set({ text: without(messages.text) })
    .where(toThem);
  await tx
    .update(talentEnquiryMessages)
    .set({ text: without(talentEnquiryMessages.text) })
    .where(
      and(inArray(talentEnquiryMessages.enquiryId, traces.enquiryIds), eq(talentEnquiryMessages.party, 'employer')),
    );
}

async function findTraces(tx: Tx, { id, email, emailConfirmedAt }: ErasedAccount): Promise<Traces> {
  const own = email && emailConfirmedAt ? email : null;
  const sent = await tx
    .select({ id: applications.id, applicant: applications.applicant })
    .from(applications)
    .where(eq(applications.userId, id));
  const enquiries = await tx
    .select({ id: talentEnquiries.id })
    .from(talentEnquiries)
    .where(eq(talentEnquiries.userId, id));
  const tickets = await tx
    .select({ id: supportTickets.id, name: supportTickets.name })
    .from(supportTickets)
    .where(or(eq(supportTickets.userId, id), ...(own ? [eq(supportTickets.email, own)] : [])));
  const [profile] = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, id));
  const names = [
    profile?.name,
    ...sent.map(({ applicant }) => applicant?.fullName),
    ...tickets.map(({ name }) => name),
  ];
  const [applicationIds, enquiryIds] = [sent.map((each) => each.id), enquiries.map((each) => each.id)];
  return {
    applicationIds,
    enquiryIds,
    recordIds: [...applicationIds, ...enquiryIds, ...tickets.map((ticket) => ticket.id)],
    names: [...new Set(names.flatMap(partsOf))],
    email: own,
  };
}

/** Returns the parts of a name, the whole one first, so that it is replaced as one. */
function partsOf(name: string | null | undefined): string[] {
  const whole = name?.trim() ?? '';
  const parts = whole.split(/\s+/).filter((part) => part.length >= LEAST_PART);
  return whole.length >= LEAST_PART ? [whole, ...parts] : [];
}

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
const wordPattern = (words: readonly string[]) => `(?<!\\w)(${words.map(escaped).join('|')})(?!\\w)`;

/** A mail that names a record or the address is about the person; one that has only the name may be about a namesake, and still goes out. */
async function emptyMails(tx: Tx, { recordIds, names, email }: Traces): Promise<void> {
  const content = sql`concat_ws(' ', ${mails.subject}, ${mails.text}, ${mails.headers}::text, ${mails.thread})`;
  const has = (words: readonly string[]): SQL => sql`${content} ~* ${words.map(escaped).join('|')}`;
  const sure = [...recordIds, ...(email ? [email] : [])];
  if (sure.length > 0) await tx.delete(mails).where(and(isNull(mails.sentAt), has(sure)));
  const full = names.filter((name) => /\s/.test(name));
  if (sure.length + full.length === 0) return;
  await tx
    .update(mails)
    .set({ subject: '', text: '', html: '', headers: {}, attachments: [], thread: null })
    .where(and(isNotNull(mails.sentAt), has([...sure, ...full])));
}
