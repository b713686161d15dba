import { otherParty } from '@stellenvisite/contract/messages/messages';
import type { NotificationKind } from '@stellenvisite/contract/platform/notifications/notifications';
import type { Tx } from '@stellenvisite/db/client';
import { messages } from '@stellenvisite/db/schema/messages/messages';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listPeople, publishToBoth } from './conversation-people.ts';
import { requireConversation } from './list-conversations.ts';

/** Marks what the other side has written up to this message; the side as a whole has read it, whoever of it did. */
export async function markMessagesRead(
  ctx: Context,
  { applicationId, messageId }: { applicationId: string; messageId: string },
): Promise<void> {
  const { row, party } = await requireConversation(ctx, 'message.read', applicationId);
  await ctx.db.transaction(async (tx) => {
    const isHere = eq(messages.applicationId, applicationId);
    const [upTo] = await tx
      .select({ number: messages.number })
      .from(messages)
      .where(and(isHere, eq(messages.id, messageId)));
    if (!upTo) throw new DomainError('message.not_found');
    const read = await tx
      .update(messages)
      .set({ readAt: ctx.now() })
      .where(
        and(isHere, eq(messages.party, otherParty(party)), isNull(messages.readAt), lte(messages.number, upTo.number)),
      )
      .returning({ id: messages.id });
    if (read.length === 0) return;
    await readNotifications(ctx, tx, { applicationId, people: await listPeople(tx, row, party) });
    await publishToBoth(ctx, tx, row, { name: 'message.read', messageId });
  });
}

type NoticedPeople = { applicationId: string; people: readonly string[] };

/** Whoever has read the messages needs no line that says they are there. */
async function readNotifications(ctx: Context, tx: Tx, { applicationId, people }: NoticedPeople): Promise<void> {
  const kind: NotificationKind = 'message.received';
  await tx
    .update(notifications)
    .set({ readAt: ctx.now() })
    .where(
      and(
        inArray(notifications.userId, [...people]),
        eq(notifications.kind, kind),
        eq(notifications.key, applicationId),
        isNull(notifications.readAt),
      ),
    );
}
