import { randomUUID } from 'node:crypto';
import type { SentEventType } from '@stellenvisite/contract/integrations/webhooks';
import type { WebhookEvent } from '@stellenvisite/contract/integrations/webhooks.schema';
import type { Tx } from '@stellenvisite/db/client';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isOfActiveEmployer } from '../../actor-state.ts';
import type { Context } from '../../context.ts';
import { deliverWebhookJob } from './deliver-webhook.ts';

type WebhookNotice = {
  employerId: string | null;
  type: Exclude<SentEventType, 'test'>;
  data: Partial<WebhookEvent['data']>;
};

/** In the transaction of what happened: the deliveries are queued with it, or not at all. */
export async function notifyWebhooks(ctx: Context, tx: Tx, { employerId, type, data }: WebhookNotice): Promise<void> {
  if (!employerId) return;
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.employerId, employerId),
        isNull(webhooks.offAt),
        isOfActiveEmployer(webhooks.employerId),
        sql`${webhooks.events} @> ${JSON.stringify([type])}::jsonb`,
      ),
    );
  const ids = listening.map(({ id }) => id);
  if (ids.length > 0) await queueEvent(ctx, tx, { employerId, type, data, webhookIds: ids });
}

const NOTHING: WebhookEvent['data'] = {
  applicationId: null,
  jobId: null,
  status: null,
  version: null,
  messageId: null,
  from: null,
};

type Queued = {
  employerId: string;
  type: SentEventType;
  data?: Partial<WebhookEvent['data']>;
  webhookIds: readonly string[];
};

/** Answers the deliveries. */
export async function queueEvent(
  ctx: Context,
  tx: Tx,
  { employerId, type, data, webhookIds }: Queued,
): Promise<string[]> {
  const [eventId, at] = [randomUUID(), ctx.now()];
  await tx.insert(webhookEvents).values({ id: eventId, employerId, type, data: { ...NOTHING, ...data }, at });
  const deliveries = webhookIds.map((webhookId) => ({
    id: randomUUID(),
    webhookId,
    eventId,
    state: 'waiting' as const,
    createdAt: at,
    nextAttemptAt: at,
  }));
  await tx.insert(webhookDeliveries).values(deliveries);
  const payloads = deliveries.map(({ id }) => ({ payload: { deliveryId: id, round: 1, attempt: 1 } }));
  await ctx.queue.enqueueAll(tx, deliverWebhookJob, payloads);
  return deliveries.map(({ id }) => id);
}
