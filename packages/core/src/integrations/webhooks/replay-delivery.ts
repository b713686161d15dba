import type { WebhookDelivery } from '@stellenvisite/contract/integrations/webhooks.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { webhookDeliveries, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Limit } from '../../platform/rate-limits/limits.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requirePermission } from '../../require-permission.ts';
import { deliverWebhookJob } from './deliver-webhook.ts';
import { selectDeliveries, toDelivery } from './list-webhooks.ts';

/** By hand, one after the other: of all webhooks of an employer. */
export const SENT_BY_HAND: Limit = { name: 'webhook.replay', count: 10, seconds: 60, burst: 10 };

const notFound = 'webhook_delivery.not_found';

export async function replayDelivery(ctx: Context, { id }: { id: string }): Promise<WebhookDelivery> {
  const employerId = await findDeliveryEmployer(ctx, id);
  await requirePermission(ctx, 'webhook.replay', { employerId, notFound });
  return replay(ctx, { id, employerId });
}

/** Undefined where there is no such delivery. */
export async function findDeliveryEmployer({ db }: Context, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await db
    .select({ employerId: webhooks.employerId })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id));
  return row?.employerId;
}

/**
 * Sends the same event once more, whatever came of it: a new round, with all its attempts. For use cases that have checked the
 * permission already.
 */
type Replayed = { id: string; employerId: string | undefined };

export async function replay(ctx: Context, { id, employerId = '' }: Replayed): Promise<WebhookDelivery> {
  await ctx.db.transaction(async (tx) => {
    await consumeRateLimit(ctx, tx, SENT_BY_HAND, employerId);
    const [row] = await tx
      .update(webhookDeliveries)
      .set({
        state: 'waiting',
        round: sql`${webhookDeliveries.round} + 1`,
        attempts: 0,
        statusCode: null,
        error: null,
        nextAttemptAt: ctx.now(),
      })
      .where(eq(webhookDeliveries.id, id))
      .returning();
    if (!row) throw new DomainError(notFound);
    const [webhook] = await tx.select({ offAt: webhooks.offAt }).from(webhooks).where(eq(webhooks.id, row.webhookId));
    if (webhook?.offAt) throw new DomainError('webhook.switched_off');
    await ctx.queue.enqueue(tx, deliverWebhookJob, { deliveryId: id, round: row.round, attempt: 1 });
  });
  const [delivery] = await selectDeliveries(ctx).where(eq(webhookDeliveries.id, id));
  if (!delivery) throw new DomainError(notFound);
  return toDelivery(delivery);
}
