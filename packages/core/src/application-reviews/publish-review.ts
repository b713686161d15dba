import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import { listMembersFor } from '../team/team-members.ts';

/** Tells the open pages of the employer's people, and nobody else. */
export async function publishReview(
  ctx: Context,
  tx: Tx,
  { id, employerId }: { id: string; employerId: string | null },
): Promise<void> {
  if (!employerId) return;
  for (const userId of await listMembersFor(tx, employerId, 'application.read')) {
    await ctx.publish(tx, { name: 'application.changed', userId, recordId: id });
  }
}
