import { REMINDER_HOURS } from '@stellenvisite/contract/applications/application-answers.schema';
import { HOUR_MS } from '@stellenvisite/contract/platform/durations';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { interviewReminders } from '@stellenvisite/db/schema/applications/reminders';
import { and, asc, eq, gt, lte, notExists } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { listMembersFor } from '../identity/permissions/team-members.ts';
import { notify } from '../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../platform/queue/define-job.ts';
import { type ApplicationRow, toInterview } from './application-view.ts';
import { interviewExpectedMail, interviewReminderMail } from './applications.mails.ts';
import { findEmployerContact } from './employer-contact.ts';
import { nameOf } from './get-applicant.ts';
import { applicantUrl, employerUrl } from './get-received-application.ts';

const BATCH = 500;

/** Reminds both sides of the interviews of the next day, each date once. What one run leaves, the next one does. */
export async function remindOfInterviews(ctx: Context): Promise<{ reminded: number }> {
  const inHours = (hours: number) => new Date(ctx.now().getTime() + hours * HOUR_MS);
  const isReminded = and(
    eq(interviewReminders.applicationId, applications.id),
    eq(interviewReminders.interviewAt, applications.interviewAt),
  );
  const rows = await ctx.db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.status, 'interview'),
        gt(applications.interviewAt, inHours(REMINDER_HOURS.latest)),
        lte(applications.interviewAt, inHours(REMINDER_HOURS.before)),
        notExists(ctx.db.select().from(interviewReminders).where(isReminded)),
      ),
    )
    .orderBy(asc(applications.interviewAt))
    .limit(BATCH);
  let reminded = 0;
  for (const row of rows) if (await remind(ctx, row)) reminded++;
  return { reminded };
}

/** The row of the reminder is the claim: of two workers one sends it. */
async function remind(ctx: Context, row: ApplicationRow): Promise<boolean> {
  const { id: applicationId, interviewAt } = row;
  if (!interviewAt) return false;
  return ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(interviewReminders)
      .values({ applicationId, interviewAt })
      .onConflictDoNothing()
      .returning();
    if (!claimed) return false;
    await remindApplicant(ctx, tx, row, interviewAt.toISOString());
    if (row.kind !== 'external') await remindEmployer(ctx, tx, row, interviewAt.toISOString());
    return true;
  });
}

async function remindApplicant(ctx: Context, tx: Tx, row: ApplicationRow, at: string): Promise<void> {
  const { id: applicationId, userId, jobTitle, employerName: employer } = row;
  const interview = toInterview(row);
  if (!userId || !interview) return;
  const data = { applicationId, jobTitle, employer, at };
  const wish = await notify(ctx, tx, { userId, key: `${applicationId} ${at}`, kind: 'interview.reminder', data });
  if (!wish || !row.applicant?.email) return;
  const { unsubscribeUrl, ...mail } = wish;
  const message = interviewReminderMail({
    jobTitle,
    employer,
    url: applicantUrl(ctx, applicationId),
    interview,
    unsubscribeUrl,
  });
  await ctx.mail.write(tx, { ...mail, to: row.applicant.email, message });
}

async function remindEmployer(ctx: Context, tx: Tx, row: ApplicationRow, at: string): Promise<void> {
  const { id: applicationId, employerId, jobTitle, employerName: employer, applicant } = row;
  const interview = toInterview(row);
  if (!employerId || !interview) return;
  for (const userId of await listMembersFor(tx, employerId, 'application.read')) {
    const data = { applicationId, jobTitle, at };
    await notify(ctx, tx, { userId, key: `${applicationId} ${at}`, kind: 'interview.expected', data });
  }
  const contact = await findEmployerContact(tx, row);
  if (!contact || !applicant) return;
  const message = interviewExpectedMail({
    jobTitle,
    employer,
    url: employerUrl(ctx, applicationId),
    interview,
    applicant: nameOf(applicant),
  });
  await ctx.mail.write(tx, { ...contact, message });
}

export const remindOfInterviewsJob = defineJob({
  name: 'applications.remind-of-interviews',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '*/15 * * * *',
  handler: remindOfInterviews,
});
