import type { ProposeDates } from '@stellenvisite/contract/applications/application-answers.schema';
import { OPEN_APPLICATION_STATUSES } from '@stellenvisite/contract/applications/applications';
import type { Tx } from '@stellenvisite/db/client';
import { dateProposals, messages } from '@stellenvisite/db/schema/messages/messages';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

type Proposed = ProposeDates & { messageId: string; applicationId: string; status: string };

/** Stores the dates of a message. Whatever was proposed before in the conversation, by either side, cannot be chosen any more. */
export async function proposeDates(
  ctx: Context,
  tx: Tx,
  { messageId, applicationId, status, dates, answerBy, ...about }: Proposed,
): Promise<void> {
  if (!OPEN_APPLICATION_STATUSES.some((open) => open === status)) throw new DomainError('application.move_refused');
  const times = dates.map((date) => new Date(date)).sort((a, b) => a.getTime() - b.getTime());
  const isDoubled = new Set(times.map((date) => date.getTime())).size !== times.length;
  const isPast = [...times, new Date(answerBy)].some((date) => date <= ctx.now());
  if (isDoubled || isPast) throw new DomainError('proposal.dates_invalid');
  const here = tx.select({ id: messages.id }).from(messages).where(eq(messages.applicationId, applicationId));
  await tx
    .update(dateProposals)
    .set({ outcome: 'replaced' })
    .where(and(inArray(dateProposals.messageId, here), isNull(dateProposals.outcome)));
  await tx.insert(dateProposals).values({ ...about, messageId, dates: times, answerBy: new Date(answerBy) });
}
