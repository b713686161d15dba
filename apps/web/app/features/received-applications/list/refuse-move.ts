import { canMove } from '@stellenvisite/contract/applications';
import { type BoardColumn, columnOf } from '@stellenvisite/contract/received-applications';
import type { ReceivedApplication } from '@stellenvisite/contract/received-applications.schema';

export type MoveRefusal = 'same' | 'back' | 'inviteFirst' | 'decided';

/** Why an application cannot be moved to a column; null where it can. */
export function refuseMove(
  application: Pick<ReceivedApplication, 'status' | 'openedAt'>,
  to: BoardColumn,
): MoveRefusal | null {
  const from = columnOf(application);
  if (from === to) return 'same';
  if (from !== 'new' && from !== 'seen' && from !== 'interview') return 'decided';
  if (to === 'new' || to === 'seen') return from === 'new' && to === 'seen' ? null : 'back';
  if (canMove('employer', application.status, to)) return null;
  return to === 'hired' ? 'inviteFirst' : 'decided';
}
