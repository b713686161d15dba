import type { MessageParty } from '@stellenvisite/contract/messages';
import type { Tx } from '@stellenvisite/db/client';
import type { ApplicationRow } from '../applications/application-view.ts';
import { listEmployerPeople } from '../applications/employer-contact.ts';
import type { Context } from '../context.ts';

type Sides = Pick<ApplicationRow, 'userId' | 'employerId'>;

/** The accounts of one side. */
export async function listPeople(tx: Tx, { userId, employerId }: Sides, party: MessageParty): Promise<string[]> {
  if (party === 'applicant') return userId ? [userId] : [];
  return employerId ? listEmployerPeople(tx, employerId) : [];
}

type Told = { name: 'message.created' | 'message.read'; messageId: string };

/** Tells the open pages of both sides: the sender may have a second device, and the employer's people share what they read. */
export async function publishToBoth(ctx: Context, tx: Tx, row: Sides, { name, messageId }: Told): Promise<void> {
  const people = [...(await listPeople(tx, row, 'applicant')), ...(await listPeople(tx, row, 'employer'))];
  for (const userId of new Set(people)) await ctx.publish(tx, { name, userId, recordId: messageId });
}
