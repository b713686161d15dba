import { otherParty } from '@stellenvisite/contract/messages/messages';
import type { ChooseDate, Message } from '@stellenvisite/contract/messages/messages.schema';
import { formatDateTime } from '@stellenvisite/contract/platform/format-date';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { dateProposals, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { changeInterview, changeStatus } from '../applications/change-status.ts';
import { notifyOfMove } from '../applications/move-application.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { lockOpenConversation } from './block-conversation.ts';
import { type ConversationSide, requireConversation } from './list-conversations.ts';
import { getMessage } from './message-view.ts';
import { storeMessage } from './send-message.ts';

type Choice = ChooseDate & { applicationId: string; messageId: string };
type Proposal = typeof dateProposals.$inferSelect;

/** Texts that the other side reads in the conversation, in the language of the person who chose. */
const ACCEPTED = {
  de: (date: string) => `Ich sage den Termin am ${date} Uhr zu.`,
  en: (date: string) => `I accept the date on ${date}.`,
} as const;

/**
 * Takes one of the dates the other side has proposed: the application moves to its interview with that date, and the other side reads
 * of it as a message. Of two who choose at once one is heard.
 */
export async function chooseDate(ctx: Context, { applicationId, messageId, at }: Choice): Promise<Message> {
  const side = await requireConversation(ctx, 'message.write', applicationId);
  if (!isId(messageId)) throw new DomainError('message.not_found');
  await ctx.db.transaction(async (tx) => {
    const application = await lockOpenConversation(tx, applicationId, 'update');
    const proposal = await requireProposal(tx, side, messageId);
    requireChoosable(ctx, proposal, new Date(at));
    await tx
      .update(dateProposals)
      .set({ outcome: 'chosen', chosen: new Date(at) })
      .where(eq(dateProposals.messageId, messageId));
    await agreeOn(ctx, tx, side, { ...application, proposal, at });
    const text = ACCEPTED[ctx.language](formatDateTime(at, ctx.language));
    await storeMessage(ctx, tx, side, { text, clientId: `choice of ${messageId}` });
  });
  return getMessage(ctx, side, messageId);
}

/** One of the other side, in this conversation. */
async function requireProposal(tx: Tx, { row, party }: ConversationSide, messageId: string): Promise<Proposal> {
  const isReceived = and(
    eq(messages.id, messageId),
    eq(messages.applicationId, row.id),
    eq(messages.party, otherParty(party)),
  );
  const [proposal] = await tx
    .select(getTableColumns(dateProposals))
    .from(dateProposals)
    .innerJoin(messages, eq(messages.id, dateProposals.messageId))
    .where(isReceived);
  if (!proposal) throw new DomainError('message.not_found');
  return proposal;
}

function requireChoosable(ctx: Context, { outcome, answerBy, dates }: Proposal, at: Date): void {
  if (outcome !== null || answerBy <= ctx.now()) throw new DomainError('proposal.closed');
  const isProposed = dates.some((date) => date.getTime() === at.getTime());
  if (!isProposed || at <= ctx.now()) throw new DomainError('proposal.date_unknown');
}

type Agreement = { status: string; version: number; proposal: Proposal; at: string };

/** The employer has agreed to an interview either by proposing the date or by choosing it. */
async function agreeOn(ctx: Context, tx: Tx, side: ConversationSide, agreement: Agreement): Promise<void> {
  const { status, version, proposal, at } = agreement;
  const { minutes, place, note } = proposal;
  const interview = { at: new Date(at).toISOString(), minutes, place, note };
  const change = { id: side.row.id, party: side.party, byUserId: side.person.userId, interview };
  const moved =
    status === 'interview'
      ? await changeInterview(ctx, tx, { ...change, version })
      : await changeStatus(ctx, tx, { ...change, mover: 'employer', to: 'interview' });
  await notifyOfMove(ctx, tx, moved, { status: 'interview' });
}
