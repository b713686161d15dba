import type {
  WebhookDeliveries,
  WebhookDeliveriesQuery,
  WebhookDelivery,
} from '@stellenvisite/contract/integrations/webhooks.schema';
import { webhookEvents } from '@stellenvisite/db/schema/integrations/webhooks';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireApiKey } from '../api-keys/list-api-keys.ts';
import { getDeliveries } from '../webhooks/list-deliveries.ts';
import { findDeliveryEmployer, replay } from '../webhooks/replay-delivery.ts';

/** Of all webhooks of the employer. */
export async function listAtsDeliveries(ctx: Context, query: WebhookDeliveriesQuery): Promise<WebhookDeliveries> {
  const { employerId } = await requireApiKey(ctx, 'webhook.read');
  return getDeliveries(ctx, eq(webhookEvents.employerId, employerId), query);
}

export async function replayAtsDelivery(ctx: Context, { id }: { id: string }): Promise<WebhookDelivery> {
  const employerId = await findDeliveryEmployer(ctx, id);
  await requireApiKey(ctx, 'webhook.replay', { employerId, notFound: 'webhook_delivery.not_found' });
  return replay(ctx, { id, employerId });
}
