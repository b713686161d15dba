import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import type { MailWish } from '../notifications/mail-wish.ts';
import { notify } from '../notifications/notify.ts';
import { listMembersFor } from '../team/team-members.ts';
import type { ApplicationRow } from './application-view.ts';

type ToApplicant = 'opened' | 'rejected' | 'hired' | 'interview';

/** Answers where the mail of it is to go. Another date of an interview is told anew. */
export async function tellApplicant(
  ctx: Context,
  tx: Tx,
  row: ApplicationRow,
  what: ToApplicant,
): Promise<MailWish | null> {
  const { id: applicationId, userId, jobTitle, employerName: employer, version, interviewAt } = row;
  if (!userId) return null;
  const about = { applicationId, jobTitle, employer };
  if (what === 'interview') {
    const data = { ...about, at: interviewAt?.toISOString() ?? null };
    return notify(ctx, tx, { userId, key: `${applicationId} ${version}`, kind: 'application.interview', data });
  }
  return notify(ctx, tx, { userId, key: applicationId, kind: `application.${what}`, data: about });
}

type Received = { id: string; employerId: string | null; jobTitle: string };

/** Everybody who acts for the employer. The mail goes to the contact of the job instead. */
export async function tellEmployer(
  ctx: Context,
  tx: Tx,
  { id: applicationId, employerId, jobTitle }: Received,
  what: 'received' | 'withdrawn',
): Promise<void> {
  if (!employerId) return;
  const content = { kind: `application.${what}`, data: { applicationId, jobTitle } } as const;
  for (const userId of await listMembersFor(tx, employerId, 'application.read')) {
    await notify(ctx, tx, { ...content, userId, key: applicationId });
  }
}
