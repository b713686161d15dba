import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Tx } from '@stellenvisite/db/client';
import { lockActiveEmployers } from '../../../actor-state.ts';
import type { Context } from '../../../context.ts';
import { getPlan } from '../../../employers/plan/get-plan.ts';
import { countFreePlaces } from '../../../employers/plan/job-places.ts';

/** The number of jobs that may still become public in this transaction, and the days of a free ad; null with a booked plan. */
export type JobQuota = { left: number; freeDays: number | null };

/**
 * Counts under a lock of the employer until the transaction ends: two of its feeds at once, or a feed and somebody who publishes, never
 * publish more than its plan allows, nor the same job twice. Acquired before any row is locked, so that a run and somebody who
 * corrects an item wait in one order.
 */
export async function lockJobQuota(ctx: Pick<Context, 'now'>, tx: Tx, employerId: string): Promise<JobQuota> {
  await acquireAdvisoryLock(tx, `feeds.places.${employerId}`);
  await lockActiveEmployers(tx, employerId);
  const { isBooked, maxDays } = await getPlan(tx, employerId);
  return { left: await countFreePlaces(tx, employerId, ctx.now()), freeDays: isBooked ? null : maxDays };
}
