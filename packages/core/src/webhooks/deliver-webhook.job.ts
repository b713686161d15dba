import { RETRY_AFTER_SECONDS } from '@stellenvisite/contract/webhooks';
import type { Tx } from '@stellenvisite/db/client';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/webhooks';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { defineJob } from '../queue/define-job.ts';
import { type DeliveryOutcome, postDelivery } from './post-delivery.ts';
import { switchOffFailing } from './switch-off-failing.ts';

const DAY_SECONDS = 86_400;

const payload = z.object({ deliveryId: z.uuid(), round: z.number().int(), attempt: z.number().int() });
type Attempt = z.infer<typeof payload>;

/** One attempt. The next one is queued with the outcome of this one, so that its time is ours to choose. */
export const deliverWebhookJob = defineJob({
  name: 'webhook.deliver',
  payload,
  options: {
    policy: 'standard',
    // Of the job itself, when the process or the database failed: the attempt is made once more.
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 7 * DAY_SECONDS,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
  },
  // One receiver that does not answer holds up no other.
  concurrency: 4,
  handler: deliver,
});

async function deliver(ctx: Context, attempt: Attempt): Promise<void> {
  const [found] = await ctx.db
    .select({ webhook: webhooks, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(isDue(attempt));
  if (!found) return;
  const { webhook, event } = found;
  const outcome = await postDelivery(ctx, { webhook, event, deliveryId: attempt.deliveryId });
  await ctx.db.transaction(async (tx) => {
    const isTest = event.type === 'test';
    const next = isTest || webhook.offAt ? undefined : RETRY_AFTER_SECONDS[attempt.attempt - 1];
    const isWritten = await writeOutcome(ctx, tx, attempt, outcome, next);
    if (!isWritten) return;
    await writeHealth(ctx, tx, webhook.id, { isTaken: outcome.error === null, isTest });
    if (outcome.error && next === undefined && !isTest) await switchOffFailing(ctx, tx, webhook.id);
  });
}

/** An attempt that was made already, or that a repetition has overtaken, is nobody's any more. */
const isDue = ({ deliveryId, round, attempt }: Attempt) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.state, 'waiting'),
    eq(webhookDeliveries.round, round),
    eq(webhookDeliveries.attempts, attempt - 1),
  );

/** Guarded like the attempt itself: of two workers that made it at once one writes what came of it. */
async function writeOutcome(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { statusCode, error }: DeliveryOutcome,
  next: number | undefined,
): Promise<boolean> {
  const now = ctx.now();
  const nextAttemptAt = error && next !== undefined ? new Date(now.getTime() + next * 1000) : null;
  const [written] = await tx
    .update(webhookDeliveries)
    .set({
      state: nextAttemptAt ? 'waiting' : error ? 'failed' : 'delivered',
      attempts: attempt.attempt,
      statusCode,
      error,
      lastAttemptAt: now,
      nextAttemptAt,
    })
    .where(isDue(attempt))
    .returning({ id: webhookDeliveries.id });
  if (!written) return false;
  const following = { ...attempt, attempt: attempt.attempt + 1 };
  if (nextAttemptAt) await ctx.queue.enqueue(tx, deliverWebhookJob, following, { startAfter: nextAttemptAt });
  return true;
}

async function writeHealth(
  ctx: Context,
  tx: Tx,
  webhookId: string,
  { isTaken, isTest }: { isTaken: boolean; isTest: boolean },
): Promise<void> {
  // Somebody tries out an address that is not ready yet: that is no outage.
  if (isTest && !isTaken) return;
  const now = ctx.now();
  await tx
    .update(webhooks)
    .set(
      isTaken
        ? { failingSince: null, lastDeliveredAt: now }
        : { failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()}::timestamptz)` },
    )
    .where(eq(webhooks.id, webhookId));
}
