import type { WebhookState } from '@stellenvisite/contract/webhooks';
import type { Webhook, WebhookDelivery } from '@stellenvisite/contract/webhooks.schema';
import { webhookDeliveries, webhookEvents, type webhooks } from '@stellenvisite/db/schema/webhooks';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../context.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

const toIso = (date: Date | null) => date?.toISOString() ?? null;

export function toWebhook(row: WebhookRow, now: Date): Webhook {
  const { previousSecretUntil: until } = row;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    failingSince: toIso(row.failingSince),
    lastDeliveredAt: toIso(row.lastDeliveredAt),
    previousSecretUntil: until && until > now ? until.toISOString() : null,
  };
}

function stateOf({ offAt, offReason, failingSince }: WebhookRow): WebhookState {
  if (offAt) return offReason === 'failing' ? 'switched_off' : 'off';
  return failingSince ? 'failing' : 'active';
}

export function selectDeliveries({ db }: Pick<Context, 'db'>) {
  return db
    .select({ ...getTableColumns(webhookDeliveries), type: webhookEvents.type })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .$dynamic();
}
type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, webhookId, eventId, type, state, attempts, statusCode, error } = row;
  return {
    id,
    webhookId,
    eventId,
    type,
    state,
    attempts,
    statusCode,
    error,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: toIso(row.lastAttemptAt),
    nextAttemptAt: toIso(row.nextAttemptAt),
  };
}
