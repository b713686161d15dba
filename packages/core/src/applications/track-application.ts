import type { ApplicationDetail, MoveApplication } from '@stellenvisite/contract/applications/applications.schema';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../require-permission.ts';
import { changeInterview, changeStatus } from './change-status.ts';
import { getApplicationDetail, requireOwnApplication } from './note-external-application.ts';

/** The applicant keeps the status of what was sent elsewhere; of what was sent here the employer does. */
export async function trackApplication(
  ctx: Context,
  { id, status, version, interview }: MoveApplication & { id: string },
): Promise<ApplicationDetail> {
  const { userId } = await requirePermission(ctx, 'application.track');
  const row = await requireOwnApplication(ctx, id);
  const isPossible = row.kind === 'external' && status !== 'applied' && (!interview || status === 'interview');
  if (!isPossible) throw new DomainError('application.move_refused');
  const change = { id, version, party: 'applicant', byUserId: userId } as const;
  await ctx.db.transaction(async (tx) => {
    if (interview && row.status === 'interview') await changeInterview(ctx, tx, { ...change, interview });
    else await changeStatus(ctx, tx, { ...change, mover: 'tracker', to: status, interview });
  });
  return getApplicationDetail(ctx, id);
}
