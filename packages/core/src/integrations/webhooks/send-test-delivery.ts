import type { WebhookDelivery } from '@stellenvisite/contract/integrations/webhooks.schema';
import { webhookDeliveries } from '@stellenvisite/db/schema/integrations/webhooks';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit } from '../../platform/rate-limits/require-tries-left.ts';
import { requireWebhook } from './delete-webhook.ts';
import { selectDeliveries, toDelivery } from './list-webhooks.ts';
import { queueEvent } from './notify-webhooks.ts';
import { SENT_BY_HAND } from './replay-delivery.ts';

/** One attempt with an event that represents nothing. */
export async function sendTestDelivery(ctx: Context, { id }: { id: string }): Promise<WebhookDelivery> {
  const { row } = await requireWebhook(ctx, 'webhook.replay', id);
  if (row.offAt) throw new DomainError('webhook.switched_off');
  const ids = await ctx.db.transaction(async (tx) => {
    await consumeRateLimit(ctx, tx, SENT_BY_HAND, row.employerId);
    return queueEvent(ctx, tx, { employerId: row.employerId, type: 'test', webhookIds: [id] });
  });
  const [delivery] = await selectDeliveries(ctx).where(inArray(webhookDeliveries.id, ids));
  if (!delivery) throw new DomainError('webhook_delivery.not_found');
  return toDelivery(delivery);
}
