import { isId } from '@stellenvisite/contract/ids.schema';
import type { WebhookDelivery } from '@stellenvisite/contract/webhooks.schema';
import { webhookDeliveries, webhooks } from '@stellenvisite/db/schema/webhooks';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { deliverWebhookJob } from './deliver-webhook.job.ts';
import { selectDeliveries, toDelivery } from './webhook-view.ts';

const notFound = 'webhook_delivery.not_found';

export async function replayDelivery(ctx: Context, { id }: { id: string }): Promise<WebhookDelivery> {
  const employerId = await findDeliveryEmployer(ctx, id);
  await requirePermission(ctx, 'webhook.replay', { employerId, notFound });
  return replay(ctx, id);
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
export async function replay(ctx: Context, id: string): Promise<WebhookDelivery> {
  await ctx.db.transaction(async (tx) => {
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
