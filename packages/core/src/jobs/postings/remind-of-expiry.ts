import { ENDING_DAYS } from '@stellenvisite/contract/jobs/own-jobs';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, exists, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listMembersFor } from '../../identity/permissions/team-members.ts';
import { isLive } from '../../live-jobs.ts';
import type { MailRecipient } from '../../platform/notifications/mail-recipient.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { expiringJobsMail } from './job-postings.mails.ts';

type Ending = { id: string; title: string; employerId: string; employer: string; validThrough: Date };

/** Tells the people of an employer of each job once, some days before it ends; all of one day are one mail. */
export async function remindOfExpiry(ctx: Context): Promise<void> {
  const due = await listDue(ctx);
  for (const [employerId, ending] of Map.groupBy(due, (each) => each.employerId)) await remind(ctx, employerId, ending);
}

/** Only employers somebody acts for: most of a market came from feeds. */
function listDue(ctx: Context): Promise<Ending[]> {
  const soon = new Date(ctx.now().getTime() + ENDING_DAYS * DAY_MS);
  const people = ctx.db
    .select({ one: sql`1` })
    .from(authUsers)
    .where(or(eq(authUsers.id, employers.id), eq(authUsers.email, employers.accountEmail)));
  const links = ctx.db
    .select({ one: sql`1` })
    .from(userEmployerLinks)
    .where(and(eq(userEmployerLinks.employerId, employers.id), userEmployerLinks.isActive));
  const { id, title, employerId, validThrough } = jobs;
  return ctx.db
    .select({ id, title, employerId, validThrough, employer: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, employerId))
    .where(and(isLive(ctx), lte(validThrough, soon), or(exists(people), exists(links))))
    .orderBy(asc(employerId), asc(validThrough), asc(id));
}

/** A job that was renewed is notified of again when its new end comes near. */
async function remind(ctx: Context, employerId: string, ending: readonly Ending[]): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const userId of await listMembersFor(tx, employerId, 'job.change')) {
      let wish: MailRecipient | null = null;
      const notified: Ending[] = [];
      for (const job of ending) {
        const endsAt = job.validThrough.toISOString();
        const data = { jobId: job.id, jobTitle: job.title, endsAt };
        const wanted = await notify(ctx, tx, { userId, kind: 'job.ends', key: `${job.id} ${endsAt}`, data });
        if (!wanted) continue;
        wish = wanted;
        notified.push(job);
      }
      if (!wish) continue;
      const { unsubscribeUrl, ...mail } = wish;
      const url = `${ctx.publicUrl}/employer-dashboard/stellen?ending=1&sort=ending`;
      const mailed = notified.map(({ id, title, validThrough }) => ({
        title,
        endsAt: validThrough,
        url: `${ctx.publicUrl}/jobs/${id}`,
      }));
      const employer = ending[0]?.employer ?? '';
      await ctx.mail.write(tx, { ...mail, message: expiringJobsMail({ employer, jobs: mailed, url, unsubscribeUrl }) });
    }
  });
}

export const remindOfExpiryJob = defineJob({
  name: 'job-postings.remind-of-expiry',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 8 * * *',
  handler: remindOfExpiry,
});
