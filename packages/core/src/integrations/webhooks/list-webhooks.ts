import type { WebhookState } from '@stellenvisite/contract/integrations/webhooks';
import type { Webhook, WebhookDelivery, Webhooks } from '@stellenvisite/contract/integrations/webhooks.schema';
import { webhookDeliveries, webhookEvents, webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

const toIso = (date: Date | null) => date?.toISOString() ?? null;

type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

export async function listWebhooks(
  ctx: Context,
  { employerId: asked }: { employerId?: string | undefined },
): Promise<Webhooks> {
  const { employerId } = await requireActingEmployer(ctx, 'webhook.read', asked);
  const rows = await ctx.db
    .select()
    .from(webhooks)
    .where(eq(webhooks.employerId, employerId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
  return { items: rows.map((row) => toWebhook(row, ctx.now())) };
}

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
