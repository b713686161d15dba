import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../context.ts';
import { applicantUrl, conversationUrl } from './application-links.ts';
import { type ApplicationRow, toInterview } from './application-view.ts';
import { applicationMovedMail } from './applications.mails.ts';
import { tellApplicant } from './tell-of-application.ts';

type Told = {
  status: 'interview' | 'rejected' | 'hired';
  /** The employer's own words. */
  message?: string | undefined;
  /** The dates to choose from, where none is agreed yet. */
  dates?: readonly string[] | undefined;
};

/** By notification and mail, in the transaction of the move. */
export async function tellOfMove(
  ctx: Context,
  tx: Tx,
  row: ApplicationRow,
  { status, message, dates = [] }: Told,
): Promise<void> {
  const wish = await tellApplicant(ctx, tx, row, status);
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
    unsubscribeUrl,
  };
  await ctx.mail.write(tx, { ...mail, to: row.applicant.email, message: applicationMovedMail(values) });
}
