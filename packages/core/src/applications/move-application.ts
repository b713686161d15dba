import type { MoveApplication, ReceivedApplicationDetail } from '@stellenvisite/contract/applications.schema';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { applicantUrl } from './application-links.ts';
import { type ApplicationRow, toInterview } from './application-view.ts';
import { applicationMovedMail } from './applications.mails.ts';
import { changeInterview, changeStatus } from './change-status.ts';
import { loadReceivedDetail } from './get-received-application.ts';
import { requireReceivedApplication } from './received-application.ts';
import { tellApplicant } from './tell-of-application.ts';

/** The employer's answer. An invitation that is sent again with another date moves the interview. */
export async function moveApplication(
  ctx: Context,
  { id, status, version, interview }: MoveApplication & { id: string },
): Promise<ReceivedApplicationDetail> {
  const { person, row } = await requireReceivedApplication(ctx, 'application.move', id);
  if (status === 'applied' || status === 'withdrawn') throw new DomainError('application.move_refused');
  if (interview && status !== 'interview') throw new DomainError('application.move_refused');
  const change = { id, version, party: 'employer', byUserId: person.userId } as const;
  await ctx.db.transaction(async (tx) => {
    const moved =
      interview && row.status === 'interview'
        ? await changeInterview(ctx, tx, { ...change, interview })
        : await changeStatus(ctx, tx, { ...change, mover: 'employer', to: status, interview });
    await writeMail(ctx, tx, moved, status);
  });
  return loadReceivedDetail(ctx, id);
}

async function writeMail(
  ctx: Context,
  tx: Tx,
  row: ApplicationRow,
  status: 'interview' | 'rejected' | 'hired',
): Promise<void> {
  const wish = await tellApplicant(ctx, tx, row, status);
  if (!wish || !row.applicant?.email) return;
  const { unsubscribeUrl, ...mail } = wish;
  const message = applicationMovedMail({
    jobTitle: row.jobTitle,
    employer: row.employerName,
    url: applicantUrl(ctx, row.id),
    status,
    interview: status === 'interview' ? toInterview(row) : null,
    unsubscribeUrl,
  });
  await ctx.mail.write(tx, { ...mail, to: row.applicant.email, message });
}
