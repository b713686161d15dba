import type { WebhookDelivery } from '@stellenvisite/contract/webhooks.schema';
import { webhookDeliveries } from '@stellenvisite/db/schema/webhooks';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireWebhook } from './require-webhook.ts';
import { queueEvent } from './tell-webhooks.ts';
import { selectDeliveries, toDelivery } from './webhook-view.ts';

/** One attempt with an event that stands for nothing. */
export async function sendTestDelivery(ctx: Context, { id }: { id: string }): Promise<WebhookDelivery> {
  const { row } = await requireWebhook(ctx, 'webhook.replay', id);
  if (row.offAt) throw new DomainError('webhook.switched_off');
  const ids = await ctx.db.transaction((tx) =>
    queueEvent(ctx, tx, { employerId: row.employerId, type: 'test', webhookIds: [id] }),
  );
  const [delivery] = await selectDeliveries(ctx).where(inArray(webhookDeliveries.id, ids));
  if (!delivery) throw new DomainError('webhook_delivery.not_found');
  return toDelivery(delivery);
}
