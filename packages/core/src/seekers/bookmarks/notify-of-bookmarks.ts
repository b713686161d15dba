import type { JobCategory } from '@stellenvisite/contract/jobs/job-fields';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { SAVED_JOB_REMINDER_DAYS } from '@stellenvisite/contract/seekers/bookmarks';
import type { Tx } from '@stellenvisite/db/client';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { notifications } from '@stellenvisite/db/schema/platform/notifications';
import { savedEmployers, savedJobs } from '@stellenvisite/db/schema/seekers/bookmarks';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, asc, eq, exists, inArray, lte, not, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { adoptFeedJobs } from '../../jobs/market/job-feed.ts';
import { isLive } from '../../live-jobs.ts';
import type { MailRecipient } from '../../platform/notifications/mail-recipient.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { type EndingJobsValues, endingJobsMail, followedEmployersMail } from './bookmarks.mails.ts';

const ANNOUNCE_BATCH = 5_000;
const REMIND_BATCH = 500;

/**
 * Notifies followers of the jobs that became public since the last run, by one notification per employer and one mail per person.
 * Jobs are read from the feed and announced in one transaction: whatever process ends, each job is announced once.
 */
export async function announceNewJobs(ctx: Context): Promise<void> {
  while (await ctx.db.transaction((tx) => announceBatch(ctx, tx)));
}

async function announceBatch(ctx: Context, tx: Tx): Promise<boolean> {
  const { jobs: taken, isMore } = await adoptFeedJobs(ctx, tx, {
    consumer: 'employer-followers',
    limit: ANNOUNCE_BATCH,
  });
  const fresh = taken.filter(({ isNew }) => isNew).map(({ jobId }) => jobId);
  if (fresh.length > 0) {
    const followed = await filterOwnFields(tx, await listFollowed(tx, fresh));
    for (const follower of groupByFollower(followed)) await notifyFollower(ctx, tx, follower);
  }
  return isMore;
}

type Followed = {
  userId: string;
  employerId: string;
  employer: string;
  jobId: string;
  title: string;
  category: JobCategory;
};

/** Without employers and agencies that the person has hidden. */
function listFollowed(tx: Tx, jobIds: string[]): Promise<Followed[]> {
  const { userId } = savedEmployers;
  const hidesEmployer = tx
    .select({ id: hiddenEmployers.employerId })
    .from(hiddenEmployers)
    .where(and(eq(hiddenEmployers.userId, userId), eq(hiddenEmployers.employerId, employers.id)));
  const hidesAgencies = tx
    .select({ id: hiddenAgencies.userId })
    .from(hiddenAgencies)
    .where(and(eq(hiddenAgencies.userId, userId), eq(employers.isAgency, true)));
  return tx
    .select({
      userId,
      employerId: employers.id,
      employer: employers.name,
      jobId: jobs.id,
      title: jobs.title,
      category: jobs.category,
    })
    .from(savedEmployers)
    .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
    .innerJoin(jobs, eq(jobs.employerId, employers.id))
    .where(
      and(inArray(jobs.id, jobIds), not(or(exists(hidesEmployer), exists(hidesAgencies)) ?? exists(hidesEmployer))),
    )
    .orderBy(asc(userId), asc(employers.name), asc(employers.id), asc(jobs.postedAt), asc(jobs.id));
}

/** Leaves out jobs of other fields than those of the follower's occupations. Who has named none is notified of all. */
async function filterOwnFields(tx: Tx, followed: readonly Followed[]): Promise<Followed[]> {
  const userIds = [...new Set(followed.map(({ userId }) => userId))];
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ userId: seekerProfiles.userId, data: seekerProfiles.data })
    .from(seekerProfiles)
    .where(inArray(seekerProfiles.userId, userIds));
  const fields = new Map(rows.map(({ userId, data }) => [userId, fieldsOf(data.occupations ?? [])]));
  return followed.filter(({ userId, category }) => {
    const own = fields.get(userId);
    return !own || own.size === 0 || own.has(category);
  });
}

const fieldsOf = (occupations: readonly string[]): ReadonlySet<JobCategory> =>
  new Set(occupations.flatMap((key) => occupationByKey.get(key)?.category ?? []));

type Follower = { userId: string; employers: Followed[][] };

function groupByFollower(rows: readonly Followed[]): Follower[] {
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return [...byUser].map(([userId, ofUser]) => ({
    userId,
    employers: [...Map.groupBy(ofUser, ({ employerId }) => employerId).values()],
  }));
}

async function notifyFollower(ctx: Context, tx: Tx, { userId, employers: followed }: Follower): Promise<void> {
  let wish: MailRecipient | null = null;
  const mailed: { name: string; count: number; url: string }[] = [];
  for (const found of followed) {
    const [first] = found;
    if (!first) continue;
    const { employerId, employer, jobId, title } = first;
    const count = found.length;
    const job = count === 1 ? { id: jobId, title } : null;
    const data = { employerId, employer, count, job };
    const recipient = await notify(ctx, tx, { userId, kind: 'employer.new_jobs', key: jobId, data });
    if (!recipient) continue;
    wish = recipient;
    mailed.push({ name: employer, count, url: `${ctx.publicUrl}/arbeitgebern/${employerId}/offene-stellen` });
  }
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  await ctx.mail.write(tx, { ...mail, message: followedEmployersMail({ employers: mailed, unsubscribeUrl }) });
}

export const announceNewJobsJob = defineJob({
  name: 'bookmarks.announce-new-jobs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  // Once a day, so that the jobs an employer publishes one after the other are one notification and one mail.
  cron: '0 8 * * *',
  handler: announceNewJobs,
});

/** Mentions each saved job once, some days before it ends, unless it was applied for. All of a person are one mail. */
export async function remindOfEndingJobs(ctx: Context): Promise<void> {
  while ((await ctx.db.transaction((tx) => remindBatch(ctx, tx))) === REMIND_BATCH);
}

async function remindBatch(ctx: Context, tx: Tx): Promise<number> {
  const due = await lockDue(ctx, tx);
  for (const [userId, ending] of Map.groupBy(due, (each) => each.userId)) await remind(ctx, tx, userId, ending);
  return due.length;
}

type Ending = { userId: string; jobId: string; jobTitle: string; employer: string; endsAt: Date };

/** Locks the jobs that nobody was reminded of, so a run that is repeated continues where the last one ended. */
function lockDue(ctx: Context, tx: Tx): Promise<Ending[]> {
  const soon = new Date(ctx.now().getTime() + SAVED_JOB_REMINDER_DAYS * DAY_MS);
  const { userId, jobId } = savedJobs;
  const applied = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobId, jobId)));
  const notified = tx
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
    .where(and(isLive(ctx), lte(jobs.validThrough, soon), notExists(applied), notExists(notified)))
    .orderBy(asc(userId), asc(jobs.validThrough), asc(jobId))
    .limit(REMIND_BATCH)
    .for('update', { of: savedJobs, skipLocked: true });
}

async function remind(ctx: Context, tx: Tx, userId: string, ending: readonly Ending[]): Promise<void> {
  let wish: MailRecipient | null = null;
  const mailed: EndingJobsValues['jobs'] = [];
  for (const { jobId, jobTitle, employer, endsAt } of ending) {
    const data = { jobId, jobTitle, employer, endsAt: endsAt.toISOString() };
    const notified = await notify(ctx, tx, { userId, kind: 'saved_job.ends', key: jobId, data });
    if (!notified) continue;
    wish = notified;
    mailed.push({ title: jobTitle, employer, endsAt, url: `${ctx.publicUrl}/jobs/${jobId}` });
  }
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  await ctx.mail.write(tx, { ...mail, message: endingJobsMail({ jobs: mailed, unsubscribeUrl }) });
}

export const remindOfEndingJobsJob = defineJob({
  name: 'bookmarks.remind-of-ending-jobs',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '0 8 * * *',
  handler: remindOfEndingJobs,
});
