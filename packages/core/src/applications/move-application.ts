import type { MoveApplication } from '@stellenvisite/contract/applications.schema';
import type { ReceivedMove } from '@stellenvisite/contract/received-applications';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { ApplicationRow } from './application-view.ts';
import { changeInterview, changeStatus } from './change-status.ts';
import { tellOfMove } from './tell-of-move.ts';

type Move = MoveApplication & { id: string; from: string; byUserId: string | null };

/** A move without words of its own, for use cases that have checked the permission already. */
export async function makeMove(ctx: Context, move: Move): Promise<void> {
  const status = requireEmployerMove(move);
  await ctx.db.transaction(async (tx) => {
    await tellOfMove(ctx, tx, await moveInTransaction(ctx, tx, move), { status });
  });
}

/** What an employer can set; an appointment belongs to an interview. */
export function requireEmployerMove({ status, interview }: MoveApplication): ReceivedMove {
  if (status === 'applied' || status === 'withdrawn') throw new DomainError('application.move_refused');
  if (interview && status !== 'interview') throw new DomainError('application.move_refused');
  return status;
}

/** Moves it and tells nobody yet. An invitation that is sent again with another date moves the interview. */
export function moveInTransaction(ctx: Context, tx: Tx, move: Move): Promise<ApplicationRow> {
  const { id, version, from, byUserId, interview } = move;
  const change = { id, version, party: 'employer', byUserId } as const;
  return interview && from === 'interview'
    ? changeInterview(ctx, tx, { ...change, interview })
    : changeStatus(ctx, tx, { ...change, mover: 'employer', to: requireEmployerMove(move), interview });
}
