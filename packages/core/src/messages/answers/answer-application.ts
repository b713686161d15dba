import { randomUUID } from 'node:crypto';
import type { AnswerApplication } from '@stellenvisite/contract/applications/application-answers.schema';
import type { ReceivedApplicationDetail } from '@stellenvisite/contract/applications/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { talentContacts } from '@stellenvisite/db/schema/applications/applications';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { eq } from 'drizzle-orm';
import type { ApplicationRow } from '../../applications/application-view.ts';
import { getReceivedDetail } from '../../applications/get-received-application.ts';
import { moveInTransaction, notifyOfMove, requireEmployerMove } from '../../applications/move-application.ts';
import { requireReceivedApplication } from '../../applications/received-application.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockConversation } from '../block-conversation.ts';
import { proposeDates } from '../propose-dates.ts';
import { storeMessage } from '../send-message.ts';

type Answer = AnswerApplication & { id: string };
type Received = Awaited<ReturnType<typeof requireReceivedApplication>>;

/**
 * The employer's answer with its words: move, message, proposed dates and the question whether to stay known are stored together
 * or not at all.
 */
export async function answerApplication(ctx: Context, answer: Answer): Promise<ReceivedApplicationDetail> {
  const received = await requireReceivedApplication(ctx, 'application.move', answer.id);
  const status = requireEmployerMove(answer);
  const { interview, proposal, message, asksToStayKnown } = answer;
  if (proposal && (status !== 'interview' || interview)) throw new DomainError('application.move_refused');
  if (asksToStayKnown && status !== 'rejected') throw new DomainError('application.move_refused');
  await ctx.db.transaction(async (tx) => {
    const moved = await move(ctx, tx, received, answer);
    const isMoved = moved.version !== received.row.version;
    await writeMessage(ctx, tx, { ...received, row: { ...received.row, ...moved } }, { ...answer, isMoved });
    if (asksToStayKnown) await askForTalentContact(ctx, tx, answer.id);
    if (isMoved) await notifyOfMove(ctx, tx, moved, { status, message, dates: proposal?.dates });
  });
  return getReceivedDetail(ctx, answer.id);
}

/** Moves the application. An applicant who is invited already and gets further dates keeps the status. */
async function move(ctx: Context, tx: Tx, { person, row }: Received, answer: Answer): Promise<ApplicationRow> {
  if (!answer.proposal || row.status !== 'interview') {
    return moveInTransaction(ctx, tx, { ...answer, from: row.status, byUserId: person.userId });
  }
  if (row.version !== answer.version) throw new DomainError('application.version_stale');
  return row;
}

type Written = Answer & { isMoved: boolean };

/**
 * Writes the answer to the conversation. An applicant who has blocked messages of the employer is notified of the answer all the same, but
 * it does not appear there.
 */
async function writeMessage(ctx: Context, tx: Tx, { person, row }: Received, answer: Written): Promise<void> {
  const { message = '', proposal, isMoved } = answer;
  if (!message && !proposal) return;
  const { blockedAt } = await lockConversation(tx, row.id);
  if (blockedAt || !row.userId) {
    if (proposal) throw new DomainError('message.blocked');
    return;
  }
  const side = { person, row, party: 'employer' } as const;
  const messageId = await storeMessage(ctx, tx, side, { text: message, clientId: `answer ${randomUUID()}` });
  // The mail of the move has already announced it.
  if (isMoved) await tx.update(messages).set({ noticedAt: ctx.now() }).where(eq(messages.id, messageId));
  if (proposal) {
    await proposeDates(ctx, tx, { ...proposal, messageId, applicationId: row.id, status: 'interview' });
  }
}

/** Asks once for an application whether the applicant wants to stay known; they answer in their own list. */
async function askForTalentContact(ctx: Context, tx: Tx, applicationId: string): Promise<void> {
  await tx.insert(talentContacts).values({ applicationId, askedAt: ctx.now() }).onConflictDoNothing();
}
