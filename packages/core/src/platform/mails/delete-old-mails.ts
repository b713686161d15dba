import { mails, receivedMails } from '@stellenvisite/db/schema/platform/mails';
import { lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../queue/define-job.ts';

export const MAIL_RETENTION_DAYS = 30;

/** A mail holds personal data, so it is deleted once nobody is likely to inquire whether it was sent. */
export async function deleteOldMails(ctx: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - MAIL_RETENTION_DAYS * 86_400_000);
  await ctx.db.delete(mails).where(or(lt(mails.sentAt, before), lt(mails.failedAt, before)));
  await ctx.db.delete(receivedMails).where(lt(receivedMails.receivedAt, before));
}

export const deleteOldMailsJob = defineJob({
  // The queue stores jobs and schedules under this name, so it stays as it is.
  name: 'mail.forget',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '40 3 * * *',
  handler: deleteOldMails,
});
