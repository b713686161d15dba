import type { MessageParty } from '@stellenvisite/contract/messages/messages';
import type { Tx } from '@stellenvisite/db/client';
import { conversations } from '@stellenvisite/db/schema/messages/messages';
import { eq } from 'drizzle-orm';
import type { ApplicationRow } from '../applications/application-view.ts';
import type { Context } from '../context.ts';
import { listMembersFor } from '../identity/permissions/team-members.ts';

type Sides = Pick<ApplicationRow, 'userId' | 'employerId'>;

/** Lists the accounts of one side. */
export async function listPeople(tx: Tx, { userId, employerId }: Sides, party: MessageParty): Promise<string[]> {
  if (party === 'applicant') return userId ? [userId] : [];
  return employerId ? listMembersFor(tx, employerId, 'message.read') : [];
}

/** Lists the people to notify of a new message: on the employer's side the assignee of the conversation, or all who may answer it. */
export async function listReceivers(tx: Tx, row: Sides & { id: string }, party: MessageParty): Promise<string[]> {
  if (party === 'applicant' || !row.employerId) return listPeople(tx, row, party);
  const people = await listMembersFor(tx, row.employerId, 'message.write');
  const [conversation] = await tx
    .select({ assigneeId: conversations.assigneeId })
    .from(conversations)
    .where(eq(conversations.applicationId, row.id));
  const assignee = people.find((userId) => userId === conversation?.assigneeId);
  return assignee ? [assignee] : people;
}

type MessageNotice = { name: 'message.created' | 'message.read'; messageId: string };

/** Tells the open pages of both sides: the sender may have a second device, and the employer's people share what they read. */
export async function publishToBoth(
  ctx: Context,
  tx: Tx,
  row: Sides,
  { name, messageId }: MessageNotice,
): Promise<void> {
  const people = [...(await listPeople(tx, row, 'applicant')), ...(await listPeople(tx, row, 'employer'))];
  for (const userId of new Set(people)) await ctx.publish(tx, { name, userId, recordId: messageId });
}
