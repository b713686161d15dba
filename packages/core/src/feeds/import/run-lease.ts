import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@stellenvisite/db/client';
import { feedRuns } from '@stellenvisite/db/schema/feeds/feeds';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import type { RunRow } from '../require-feed.ts';

/** A worker that has not written for so long is taken for dead. */
export const LEASE_MS = 120_000;
const RENEW_EVERY_MS = 20_000;

/** Another worker has the run, or it was ended: the worker that gets this error changes nothing any more. */
export class LeaseLostError extends Error {}

export type Lease = { runId: string; owner: string; renewedAt: number };

/** Acquires a run that waits, or one whose worker is gone; null where another worker has it. */
export async function acquireLease(
  ctx: Pick<Context, 'db' | 'now'>,
  runId: string,
): Promise<{ lease: Lease; run: RunRow } | null> {
  const now = ctx.now();
  const owner = randomUUID();
  const [run] = await ctx.db
    .update(feedRuns)
    .set({
      status: 'running',
      leaseOwner: owner,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      startedAt: sql`coalesce(${feedRuns.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(feedRuns.id, runId),
        or(eq(feedRuns.status, 'queued'), and(eq(feedRuns.status, 'running'), lt(feedRuns.leaseUntil, now))),
      ),
    )
    .returning();
  return run ? { lease: { runId, owner, renewedAt: now.getTime() }, run } : null;
}

/** Writes to the run as its worker, in the transaction of the work itself; returns whether somebody wants it cancelled. */
export async function writeRun(
  ctx: Pick<Context, 'db' | 'now'>,
  tx: Db | Tx,
  lease: Lease,
  values: PgUpdateSetSource<typeof feedRuns> = {},
): Promise<{ isCancelled: boolean }> {
  const now = ctx.now();
  const [run] = await tx
    .update(feedRuns)
    .set({ ...values, leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(feedRuns.id, lease.runId), eq(feedRuns.leaseOwner, lease.owner), eq(feedRuns.status, 'running')))
    .returning({ cancelRequestedAt: feedRuns.cancelRequestedAt });
  if (!run) throw new LeaseLostError('the run is another worker’s');
  lease.renewedAt = now.getTime();
  return { isCancelled: run.cancelRequestedAt !== null };
}

/** Renews the lease for work that writes nothing for a while. */
export async function renewLease(ctx: Pick<Context, 'db' | 'now'>, lease: Lease): Promise<{ isCancelled: boolean }> {
  if (ctx.now().getTime() - lease.renewedAt < RENEW_EVERY_MS) return { isCancelled: false };
  return writeRun(ctx, ctx.db, lease);
}

/** Lets the next worker acquire the run at once. */
export async function releaseLease(ctx: Pick<Context, 'db' | 'now'>, { runId, owner }: Lease): Promise<void> {
  await ctx.db
    .update(feedRuns)
    .set({ leaseUntil: new Date(ctx.now().getTime() - 1) })
    .where(and(eq(feedRuns.id, runId), eq(feedRuns.leaseOwner, owner), eq(feedRuns.status, 'running')));
}
