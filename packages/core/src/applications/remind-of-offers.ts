import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { notify } from '../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../platform/queue/define-job.ts';
import type { ApplicationRow } from './application-view.ts';
import { applicantUrl } from './get-received-application.ts';
import { offerReminderMail } from './offers.mails.ts';
import { hasOpenOffer } from './received/received-filter.ts';

const DAYS_BEFORE = 2;

/**
 * Reminds applicants of offers that have to be answered within two days, each deadline once. An offer of the last day is too
 * fresh for a reminder, and one that was answered on the phone waits for its confirmation already.
 */
export async function remindOfOffers(ctx: Context): Promise<{ reminded: number }> {
  const inDays = (days: number) => new Date(ctx.now().getTime() + days * DAY_MS);
  const rows = await ctx.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.status, 'interview'),
        hasOpenOffer,
        lte(applications.offeredAt, inDays(-1)),
        gt(applications.offerAnswerBy, berlinDay(ctx.now())),
        lte(applications.offerAnswerBy, berlinDay(inDays(DAYS_BEFORE))),
      ),
    )
    .orderBy(asc(applications.offerAnswerBy));
  let reminded = 0;
  for (const row of rows) if (await remind(ctx, row)) reminded++;
  return { reminded };
}

/** The key of the notification is the claim: of two workers, or two runs, one sends it. */
async function remind(ctx: Context, row: ApplicationRow): Promise<boolean> {
  const { id: applicationId, userId, jobTitle, employerName: employer, offerAnswerBy: answerBy } = row;
  if (!userId || !answerBy || row.offerPhoneAnswer) return false;
  return ctx.db.transaction(async (tx) => {
    const data = { applicationId, jobTitle, employer, answerBy };
    const wish = await notify(ctx, tx, { userId, key: `${applicationId} ${answerBy}`, kind: 'offer.reminder', data });
    if (!wish || !row.applicant?.email) return false;
    const { unsubscribeUrl, ...mail } = wish;
    const url = applicantUrl(ctx, applicationId);
    const message = offerReminderMail({ jobTitle, employer, url, answerBy, unsubscribeUrl });
    await ctx.mail.write(tx, { ...mail, to: row.applicant.email, message });
    return true;
  });
}

export const remindOfOffersJob = defineJob({
  name: 'applications.remind-of-offers',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '30 8 * * *',
  handler: remindOfOffers,
});
