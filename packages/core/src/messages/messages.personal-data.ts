import type { Db, Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import {
  conversationHandovers,
  conversations,
  dateProposals,
  messageFiles,
  messages,
} from '@stellenvisite/db/schema/messages/messages';
import { files } from '@stellenvisite/db/schema/platform/files';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';

const WITH_MESSAGES = { file: 'messages.json' };
const WITH_APPLICATION =
  'goes with its application, which the employer keeps without the person as long as the law says';

export const messagesPersonalData: PersonalData = {
  tables: [
    { name: 'conversations', export: WITH_MESSAGES, erasure: { reason: WITH_APPLICATION } },
    { name: 'messages', export: WITH_MESSAGES, erasure: 'function' },
    { name: 'date_proposals', export: WITH_MESSAGES, erasure: 'function' },
    { name: 'message_files', export: WITH_MESSAGES, erasure: 'cascade' },
    {
      name: 'conversation_handovers',
      export: { file: 'conversation-handovers.json' },
      erasure: { reason: 'who took care of a conversation is the employer’s to know; the names are taken out' },
    },
  ],
  files: {
    'messages.json': (db, { userId }) => exportMessages(db, userId),
    'conversation-handovers.json': (db, { userId }) => exportHandovers(db, userId),
  },
  /**
   * Of an applicant's messages the employer keeps that and when they were written, not what they stated. What somebody wrote for an
   * employer is the employer's, and stays without the name.
   */
  async erase(tx, { id }) {
    const isTheirs = and(eq(messages.senderId, id), eq(messages.party, 'applicant'));
    const theirs = tx.select({ id: messages.id }).from(messages).where(isTheirs);
    await tx.update(dateProposals).set({ place: '', note: '' }).where(inArray(dateProposals.messageId, theirs));
    await tx
      .update(messages)
      .set({ text: '', senderId: null, readAt: sql`coalesce(${messages.readAt}, now())` })
      .where(isTheirs);
  },
};

/** Of somebody who acts for an employer: which conversations they gave to others, and which were given to them. */
async function exportHandovers(db: Db | Tx, userId: string) {
  return db
    .select({
      applicationId: conversationHandovers.applicationId,
      jobTitle: applications.jobTitle,
      isByYou: sql<boolean>`${conversationHandovers.byUserId} = ${userId}`,
      isToYou: sql<boolean>`${conversationHandovers.toUserId} is not distinct from ${userId}`,
      isAssigned: conversationHandovers.isAssigned,
      at: conversationHandovers.at,
    })
    .from(conversationHandovers)
    .innerJoin(applications, eq(applications.id, conversationHandovers.applicationId))
    .where(or(eq(conversationHandovers.byUserId, userId), eq(conversationHandovers.toUserId, userId)))
    .orderBy(asc(conversationHandovers.id));
}

/** An applicant's conversations as a whole; of somebody who writes for an employer, what they wrote. */
async function exportMessages(db: Db | Tx, userId: string) {
  const rows = await db
    .select({
      id: messages.id,
      applicationId: messages.applicationId,
      jobTitle: applications.jobTitle,
      employer: applications.employerName,
      blockedAt: conversations.blockedAt,
      by: messages.party,
      text: messages.text,
      sentAt: messages.sentAt,
      readAt: messages.readAt,
      proposalKind: dateProposals.kind,
      proposedDates: dateProposals.dates,
      minutes: dateProposals.minutes,
      answerBy: dateProposals.answerBy,
      outcome: dateProposals.outcome,
      chosenDate: dateProposals.chosen,
      place: dateProposals.place,
      note: dateProposals.note,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.applicationId, messages.applicationId))
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .leftJoin(dateProposals, eq(dateProposals.messageId, messages.id))
    .where(or(eq(applications.userId, userId), eq(messages.senderId, userId)))
    .orderBy(asc(messages.number));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sent = await db
    .select({ messageId: messageFiles.messageId, id: files.id, name: files.name })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(inArray(messageFiles.messageId, ids))
    .orderBy(asc(messageFiles.position));
  return rows.map((row) => ({
    ...row,
    files: sent.filter(({ messageId }) => messageId === row.id).map(({ id, name }) => ({ id, name })),
  }));
}
