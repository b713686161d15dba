import type { MoveApplication } from '@stellenvisite/contract/applications/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { type ApplicationRow, toInterview } from './application-view.ts';
import { applicationMovedMail } from './applications.mails.ts';
import { changeInterview, changeStatus } from './change-status.ts';
import { applicantUrl, conversationUrl, notifyApplicant } from './get-received-application.ts';

type MoveNotice = {
  status: 'interview' | 'rejected' | 'hired';
  /** The employer's own words. */
  message?: string | undefined;
  /** The dates to choose from, where none is agreed yet. */
  dates?: readonly string[] | undefined;
  /** The employer's account is erased, and the job closed with it. */
  isEmployerGone?: boolean;
};

type EmployerMove = 'interview' | 'rejected' | 'hired';

type Move = MoveApplication & {
  id: string;
  from: string;
  byUserId: string | null;
  /** Left out for a move by hand. */
  mover?: 'ats';
};

/** A move without words of its own, for use cases that have checked the permission already. */
export async function makeMove(ctx: Context, move: Move): Promise<void> {
  const status = requireEmployerMove(move);
  await ctx.db.transaction(async (tx) => {
    await notifyOfMove(ctx, tx, await moveInTransaction(ctx, tx, move), { status });
  });
}

/** Returns the status if an employer may set it; an appointment belongs to an interview. */
export function requireEmployerMove({ status, interview }: MoveApplication): EmployerMove {
  if (status === 'applied' || status === 'withdrawn') throw new DomainError('application.move_refused');
  if (interview && status !== 'interview') throw new DomainError('application.move_refused');
  return status;
}

/** Moves it and tells nobody yet. An invitation that is sent again with another date moves the interview. */
export function moveInTransaction(ctx: Context, tx: Tx, move: Move): Promise<ApplicationRow> {
  const { id, version, from, byUserId, interview, mover = 'employer' } = move;
  const change = { id, version, party: 'employer', byUserId } as const;
  return interview && from === 'interview'
    ? changeInterview(ctx, tx, { ...change, interview })
    : changeStatus(ctx, tx, { ...change, mover, to: requireEmployerMove(move), interview });
}

/** By notification and mail, in the transaction of the move. */
export async function notifyOfMove(
  ctx: Context,
  tx: Tx,
  row: ApplicationRow,
  { status, message, dates = [], isEmployerGone = false }: MoveNotice,
): Promise<void> {
  const wish = await notifyApplicant(ctx, tx, row, status);
  if (!wish || !row.applicant?.email) return;
  const { unsubscribeUrl, ...mail } = wish;
  const values = {
    jobTitle: row.jobTitle,
    employer: row.employerName,
    url: dates.length > 0 ? conversationUrl(ctx, row.id) : applicantUrl(ctx, row.id),
    status,
    interview: status === 'interview' && dates.length === 0 ? toInterview(row) : null,
    message: message || null,
    dates,
    isEmployerGone,
    unsubscribeUrl,
  };
  await ctx.mail.write(tx, { ...mail, to: row.applicant.email, message: applicationMovedMail(values) });
}
