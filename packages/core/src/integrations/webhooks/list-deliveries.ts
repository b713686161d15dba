import { isIP } from 'node:net';
import { DELIVERY_RETENTION_DAYS } from '@stellenvisite/contract/integrations/webhooks';
import type { WebhookDeliveries, WebhookDeliveriesQuery } from '@stellenvisite/contract/integrations/webhooks.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { webhookDeliveries, webhookEvents } from '@stellenvisite/db/schema/integrations/webhooks';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isPublicAddress } from '../../platform/network/send-public.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { requireWebhook } from './delete-webhook.ts';
import { selectDeliveries, toDelivery } from './list-webhooks.ts';

export async function listDeliveries(
  ctx: Context,
  { id, ...query }: WebhookDeliveriesQuery & { id: string },
): Promise<WebhookDeliveries> {
  await requireWebhook(ctx, 'webhook.read', id);
  return getDeliveries(ctx, eq(webhookDeliveries.webhookId, id), query);
}

/** Newest first; for use cases that have checked the permission already. */
export async function getDeliveries(
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

/**
 * Stated when the address is typed rather than with the first delivery: only https to hosts that are public. The connection itself is
 * checked once more each time, since what a name points to may change.
 */
export async function requirePublicUrl(
  { features: { network } }: { features: Pick<Context['features'], 'network'> },
  address: string,
): Promise<string> {
  const url = new URL(address);
  const isAllowed = network.allowHosts.includes(url.hostname) || network.allowHosts.includes(url.host);
  if (url.username || url.password) throw new DomainError('webhook.address_refused');
  if (isAllowed) return url.href;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await listAddresses(network, host);
  const isPublic = addresses.length > 0 && addresses.every(isPublicAddress);
  if (url.protocol !== 'https:' || !isPublic) throw new DomainError('webhook.address_refused');
  return url.href;
}

async function listAddresses(network: Context['features']['network'], host: string): Promise<string[]> {
  const found = await network.lookup(host).catch(() => []);
  return found.map(({ address }) => address);
}

/** The deliveries go with their events. */
export const deleteOldDeliveriesJob = defineJob({
  name: 'webhook.delete-old-deliveries',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '35 3 * * *',
  async handler(ctx) {
    const before = new Date(ctx.now().getTime() - DELIVERY_RETENTION_DAYS * DAY_MS);
    await ctx.db.delete(webhookEvents).where(lt(webhookEvents.at, before));
  },
});
