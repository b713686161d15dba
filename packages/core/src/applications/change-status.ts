import {
  type ApplicationMover,
  type ApplicationParty,
  type ApplicationStatus,
  statusesBefore,
} from '@stellenvisite/contract/applications/applications';
import type { Interview } from '@stellenvisite/contract/applications/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { notifyWebhooks } from '../integrations/webhooks/notify-webhooks.ts';
import type { ApplicationRow } from './application-view.ts';
import { publishChange } from './employer-contact.ts';
import { writeEvent } from './note-external-application.ts';

type Move = {
  id: string;
  mover: ApplicationMover;
  to: Exclude<ApplicationStatus, 'applied'>;
  /** The version the mover has seen, where it matters. */
  version?: number;
  interview?: Interview | null | undefined;
  party: ApplicationParty;
  byUserId: string | null;
};

const DATE_OF = {
  interview: 'invitedAt',
  rejected: 'rejectedAt',
  hired: 'hiredAt',
  withdrawn: 'withdrawnAt',
} as const satisfies Record<Move['to'], keyof ApplicationRow>;

/** The one place where a status changes: guarded by the row's own status, so that of two moves at once one is made. */
export async function changeStatus(ctx: Context, tx: Tx, move: Move): Promise<ApplicationRow> {
  const { id, mover, to, version, interview, party, byUserId } = move;
  const now = ctx.now();
  const [row] = await tx
    .update(applications)
    .set({
      status: to,
      version: sql`${applications.version} + 1`,
      [DATE_OF[to]]: now,
      statusUpdatedAt: now,
      // The time until the deletion begins again, and with it the notice.
      deletionNoticedAt: null,
      ...(interview ? toColumns(interview) : {}),
    })
    .where(
      and(
        eq(applications.id, id),
        inArray(applications.status, statusesBefore(mover, to)),
        version === undefined ? undefined : eq(applications.version, version),
      ),
    )
    .returning();
  if (!row) throw await explainRefusal(tx, move);
  await writeEvent(tx, { applicationId: id, kind: to, party, byUserId, at: now });
  await publishChange(ctx, tx, row);
  await notifySystems(ctx, tx, row);
  return row;
}

/** Notifies the webhooks of the employer. An external application was never sent to one. */
async function notifySystems(ctx: Context, tx: Tx, row: ApplicationRow): Promise<void> {
  if (row.kind === 'external') return;
  const { id: applicationId, employerId, jobId, status, version } = row;
  const type = status === 'withdrawn' ? 'application.withdrawn' : 'application.status_changed';
  await notifyWebhooks(ctx, tx, { employerId, type, data: { applicationId, jobId, status, version } });
}

type ChangeInterview = {
  id: string;
  version: number;
  interview: Interview;
  party: ApplicationParty;
  byUserId: string | null;
};

/** A new date for an interview that is agreed already. */
export async function changeInterview(ctx: Context, tx: Tx, change: ChangeInterview): Promise<ApplicationRow> {
  const { id, version, interview, party, byUserId } = change;
  const [row] = await tx
    .update(applications)
    .set({ ...toColumns(interview), version: sql`${applications.version} + 1` })
    .where(and(eq(applications.id, id), eq(applications.status, 'interview'), eq(applications.version, version)))
    .returning();
  if (!row) throw await explainRefusal(tx, change);
  await writeEvent(tx, { applicationId: id, kind: 'interview_changed', party, byUserId, at: ctx.now() });
  await publishChange(ctx, tx, row);
  return row;
}

const toColumns = ({ at, minutes, place, note }: Interview) => ({
  interviewAt: new Date(at),
  interviewMinutes: minutes,
  interviewPlace: place || null,
  interviewNote: note || null,
});

/** Somebody else was quicker, or the status does not allow it. */
async function explainRefusal(tx: Tx, { id, version }: { id: string; version?: number }): Promise<DomainError> {
  const [row] = await tx.select({ version: applications.version }).from(applications).where(eq(applications.id, id));
  if (!row) return new DomainError('application.not_found');
  const isStale = version !== undefined && row.version !== version;
  return new DomainError(isStale ? 'application.version_stale' : 'application.move_refused');
}
