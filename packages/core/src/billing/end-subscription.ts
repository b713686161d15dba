import type { Tx } from '@stellenvisite/db/client';
import { subscriptions } from '@stellenvisite/db/schema/billing';
import { jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { lockPostings } from '../job-postings/open-posting.ts';
import { writePostingEvent } from '../job-postings/write-posting-event.ts';
import { readJobPlaces } from '../plans/job-places.ts';
import type { SubscriptionRow } from './quote-order.ts';
import { tellPlanEnded } from './tell-billing.ts';

/** The plan ends, and with it what was public because of it. Under the lock of the account. */
export async function endSubscription(
  ctx: Context,
  tx: Tx,
  { id, employerId, planId }: SubscriptionRow,
): Promise<void> {
  await tx.update(subscriptions).set({ endedAt: ctx.now() }).where(eq(subscriptions.id, id));
  const paused = await pauseBeyondLimit(ctx, tx, employerId);
  await tellPlanEnded(ctx, tx, { employerId, planId, paused });
}

/** What the plan does not hold any more is paused: those that end last stay. Answers how many were. */
export async function pauseBeyondLimit(ctx: Context, tx: Tx, employerId: string): Promise<number> {
  const now = ctx.now();
  const { used, of, isStartUsed } = await readJobPlaces(tx, employerId, now);
  const excess = used - (isStartUsed ? 0 : of);
  if (excess < 1) return 0;
  const live = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'), gt(jobs.validThrough, now)))
    .orderBy(desc(jobs.validThrough), desc(jobs.id));
  const ids = live.slice(Math.max(0, live.length - excess)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await lockPostings(tx, ids);
  await tx.update(jobs).set({ status: 'paused', updatedAt: now }).where(inArray(jobs.id, ids));
  await tx.update(jobPostings).set({ pausedAt: now }).where(inArray(jobPostings.id, ids));
  for (const postingId of ids) await writePostingEvent(tx, { postingId, kind: 'paused', byUserId: null, at: now });
  return ids.length;
}
