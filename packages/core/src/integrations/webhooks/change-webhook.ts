import { WEBHOOK_EVENTS } from '@stellenvisite/contract/integrations/webhooks';
import type { ChangeWebhook, Webhook } from '@stellenvisite/contract/integrations/webhooks.schema';
import { webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireWebhook } from './delete-webhook.ts';
import { requirePublicUrl } from './list-deliveries.ts';
import { toWebhook } from './list-webhooks.ts';

/** Switched on again it begins again: what failed before does not count against it. */
export async function changeWebhook(
  ctx: Context,
  { id, name, url, events, isOn }: ChangeWebhook & { id: string },
): Promise<Webhook> {
  const { person, row: before } = await requireWebhook(ctx, 'webhook.manage', id);
  const address = url === undefined ? before.url : await requirePublicUrl(ctx, url);
  const [row] = await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(webhooks)
      .set({
        name: name ?? before.name,
        url: address,
        ...(events && { events: WEBHOOK_EVENTS.filter((event) => events.includes(event)) }),
        ...(isOn === true && { offAt: null, offReason: null, failingSince: null }),
        ...(isOn === false && !before.offAt && { offAt: ctx.now(), offReason: 'by_hand' as const }),
      })
      .where(eq(webhooks.id, id))
      .returning();
    await ctx.audit(tx, { action: 'webhook.changed', userId: person.userId, sessionId: person.sessionId });
    return changed;
  });
  if (!row) throw new DomainError('webhook.not_found');
  return toWebhook(row, ctx.now());
}
