import type { WebhookDeliveries, WebhookDeliveriesQuery } from '@stellenvisite/contract/webhooks.schema';
import { webhookDeliveries } from '@stellenvisite/db/schema/webhooks';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireWebhook } from './require-webhook.ts';
import { selectDeliveries, toDelivery } from './webhook-view.ts';

export async function listDeliveries(
  ctx: Context,
  { id, ...query }: WebhookDeliveriesQuery & { id: string },
): Promise<WebhookDeliveries> {
  await requireWebhook(ctx, 'webhook.read', id);
  return loadDeliveries(ctx, eq(webhookDeliveries.webhookId, id), query);
}

/** Newest first; for use cases that have checked the permission already. */
export async function loadDeliveries(
  ctx: Context,
  where: SQL,
  { state, after, limit }: WebhookDeliveriesQuery,
): Promise<WebhookDeliveries> {
  const before = Number(after);
  const rows = await selectDeliveries(ctx)
    .where(
      and(
        where,
        state ? eq(webhookDeliveries.state, state) : undefined,
        Number.isSafeInteger(before) && before > 0 ? lt(webhookDeliveries.number, before) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.number))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { items: page.map(toDelivery), next: rows.length > limit && last ? String(last.number) : null };
}
