import type { Tx } from '@stellenvisite/db/client';
import { savedEmployers } from '@stellenvisite/db/schema/bookmarks';
import { employers } from '@stellenvisite/db/schema/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/hidden-employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, asc, eq, exists, inArray, not, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { takeFeedJobs } from '../market/job-feed.ts';
import type { MailWish } from '../notifications/mail-wish.ts';
import { notify } from '../notifications/notify.ts';
import { followedEmployersMail } from './bookmarks.mails.ts';

const BATCH = 5_000;

/**
 * Tells followers of the jobs that became public since the last run, one notification per employer and one mail per person.
 * Taking the jobs from the feed and telling of them is one transaction: whatever dies, each job is told of once.
 */
export async function announceNewJobs(ctx: Context): Promise<void> {
  while (await ctx.db.transaction((tx) => announceBatch(ctx, tx)));
}

async function announceBatch(ctx: Context, tx: Tx): Promise<boolean> {
  const { jobs: taken, isMore } = await takeFeedJobs(ctx, tx, { consumer: 'employer-followers', limit: BATCH });
  const fresh = taken.filter(({ isNew }) => isNew).map(({ jobId }) => jobId);
  if (fresh.length > 0) {
    for (const follower of groupByFollower(await listFollowed(tx, fresh))) await tellFollower(ctx, tx, follower);
  }
  return isMore;
}

type Followed = { userId: string; employerId: string; employer: string; jobId: string; title: string };

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
    .select({ userId, employerId: employers.id, employer: employers.name, jobId: jobs.id, title: jobs.title })
    .from(savedEmployers)
    .innerJoin(employers, eq(employers.id, savedEmployers.employerId))
    .innerJoin(jobs, eq(jobs.employerId, employers.id))
    .where(
      and(inArray(jobs.id, jobIds), not(or(exists(hidesEmployer), exists(hidesAgencies)) ?? exists(hidesEmployer))),
    )
    .orderBy(asc(userId), asc(employers.name), asc(employers.id), asc(jobs.postedAt), asc(jobs.id));
}

type Follower = { userId: string; employers: Followed[][] };

function groupByFollower(rows: readonly Followed[]): Follower[] {
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return [...byUser].map(([userId, ofUser]) => ({
    userId,
    employers: [...Map.groupBy(ofUser, ({ employerId }) => employerId).values()],
  }));
}

async function tellFollower(ctx: Context, tx: Tx, { userId, employers: followed }: Follower): Promise<void> {
  let wish: MailWish | null = null;
  const mailed: { name: string; count: number; url: string }[] = [];
  for (const found of followed) {
    const [first] = found;
    if (!first) continue;
    const { employerId, employer, jobId, title } = first;
    const count = found.length;
    const job = count === 1 ? { id: jobId, title } : null;
    const data = { employerId, employer, count, job };
    const told = await notify(ctx, tx, { userId, kind: 'employer.new_jobs', key: jobId, data });
    if (!told) continue;
    wish = told;
    mailed.push({ name: employer, count, url: `${ctx.publicUrl}/arbeitgebern/${employerId}/offene-stellen` });
  }
  if (!wish) return;
  const { unsubscribeUrl, ...mail } = wish;
  await ctx.mail.write(tx, { ...mail, message: followedEmployersMail({ employers: mailed, unsubscribeUrl }) });
}
