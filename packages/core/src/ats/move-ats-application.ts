import type { AtsApplication, MoveAtsApplication } from '@stellenvisite/contract/ats.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { eq } from 'drizzle-orm';
import { markOpened } from '../applications/get-received-application.ts';
import { makeMove } from '../applications/move-application.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { selectAtsApplications, toAtsApplication } from './ats-application-view.ts';
import { requireAtsApplication } from './require-ats-application.ts';

/** By the one table of moves, and with the mails that a move by hand sends. */
export async function moveAtsApplication(
  ctx: Context,
  { id, status, version }: MoveAtsApplication & { id: string },
): Promise<AtsApplication> {
  const { row } = await requireAtsApplication(ctx, 'application.move', id);
  if (status === 'seen') {
    if (row.status !== 'applied') throw new DomainError('application.move_refused');
    await markOpened(ctx, id, null);
  } else {
    await makeMove(ctx, { id, version, status, from: row.status, byUserId: null });
  }
  const [moved] = await selectAtsApplications(ctx).where(eq(applications.id, id));
  if (!moved) throw new DomainError('application.not_found');
  return toAtsApplication(moved);
}
