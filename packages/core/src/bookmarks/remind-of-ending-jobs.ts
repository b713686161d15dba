import { SAVED_JOB_REMINDER_DAYS } from '@stellenvisite/contract/bookmarks';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications';
import { savedJobs } from '@stellenvisite/db/schema/bookmarks';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { notifications } from '@stellenvisite/db/schema/notifications';
import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isLive } from '../live-jobs.ts';
import type { MailWish } from '../notifications/mail-wish.ts';
import { notify } from '../notifications/notify.ts';
import { type EndingJobsValues, endingJobsMail } from './bookmarks.mails.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;

/** Mentions each saved job once, some days before it ends, unless it was applied for. All of a person are one mail. */
export async function remindOfEndingJobs(ctx: Context): Promise<void> {
  while ((await ctx.db.transaction((tx) => remindBatch(ctx, tx))) === BATCH);
}

async function remindBatch(ctx: Context, tx: Tx): Promise<number> {
  const due = await lockDue(ctx, tx);
  for (const [userId, ending] of Map.groupBy(due, (each) => each.userId)) await remind(ctx, tx, userId, ending);
  return due.length;
}

type Ending = { userId: string; jobId: string; jobTitle: string; employer: string; endsAt: Date };

/** What was told of already is not due, so a run that is repeated goes on where the last one ended. */
function lockDue(ctx: Context, tx: Tx): Promise<Ending[]> {
  const soon = new Date(ctx.now().getTime() + SAVED_JOB_REMINDER_DAYS * DAY_MS);
  const { userId, jobId } = savedJobs;
  const applied = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
  const told = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, 'saved_job.ends'),
        eq(notifications.key, sql`${jobId}::text`),
      ),
    );
  return tx
    .select({ userId, jobId, jobTitle: jobs.title, employer: employers.name, endsAt: jobs.validThrough })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(isLive(ctx), lte(jobs.validThrough, soon), notExists(applied), notExists(told)))
    .orderBy(asc(userId), asc(jobs.validThrough), asc(jobId))
    .limit(BATCH)
    .for('update', { of: savedJobs, skipLocked: true });
}

async function remind(ctx: Context, tx: Tx, userId: string, ending: readonly Ending[]): Promise<void> {
  let wish: MailWish | null = null;
  const mailed: EndingJobsValues['jobs'] = [];
  for (const { jobId, jobTitle, employer, endsAt } of ending) {
    const data = { jobId, jobTitle, employer, endsAt: endsAt.toISOString() };
    const told = await notify(ctx, tx, { userId, kind: 'saved_job.ends', key: jobId, data });
    if (!told) continue;
    wish = told;
    mailed.push({ title: jobTitle, employer, endsAt, url: `${ctx.publicUrl}/jobs/${jobId}` });
  }
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  await ctx.mail.write(tx, { ...mail, message: endingJobsMail({ jobs: mailed, unsubscribeUrl }) });
}
