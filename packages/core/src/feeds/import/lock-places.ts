import { takeAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Tx } from '@stellenvisite/db/client';
import type { Context } from '../../context.ts';
import { countFreePlaces } from '../../plans/job-places.ts';
import { lockEmployer } from '../../plans/lock-employer.ts';
import { readPlan } from '../../plans/read-plan.ts';

/** How many more jobs of the employer may become public in this transaction, and for how long where they are free of charge. */
export type Places = { left: number; freeDays: number | null };

/**
 * Counts under a lock of the employer until the transaction ends: two of its feeds at once, or a feed and somebody who publishes, never
 * publish more than its plan allows, nor the same job twice. Taken before any row, so that a run and somebody who mends an item wait
 * in one order.
 */
export async function lockPlaces(ctx: Pick<Context, 'now'>, tx: Tx, employerId: string): Promise<Places> {
  await takeAdvisoryLock(tx, `feeds.places.${employerId}`);
  await lockEmployer(tx, employerId);
  const { isBooked, maxDays } = await readPlan(tx, employerId);
  return { left: await countFreePlaces(tx, employerId, ctx.now()), freeDays: isBooked ? null : maxDays };
}
