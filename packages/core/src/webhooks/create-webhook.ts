import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, WEBHOOK_EVENTS } from '@stellenvisite/contract/webhooks';
import type { CreateWebhook, WebhookSecret } from '@stellenvisite/contract/webhooks.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import { webhooks } from '@stellenvisite/db/schema/webhooks';
import { count, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { requirePublicUrl } from './require-public-url.ts';
import { newWebhookSecret, sealSecret } from './webhook-secret.ts';
import { toWebhook } from './webhook-view.ts';

/** The secret is in the answer, and later only encrypted with us. */
export async function createWebhook(
  ctx: Context,
  { employerId: asked, name, url, events }: CreateWebhook & { employerId?: string | undefined },
): Promise<WebhookSecret> {
  const { person, employerId } = await requireActingEmployer(ctx, 'webhook.manage', asked);
  const address = await requirePublicUrl(ctx, url);
  const secret = newWebhookSecret();
  const row = await ctx.db.transaction(async (tx) => {
    // One new webhook of an employer at a time, so that the limit holds.
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const [own] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.employerId, employerId));
    if ((own?.count ?? 0) >= MAX_WEBHOOKS) throw new DomainError('webhook.limit_reached');
    const [created] = await tx
      .insert(webhooks)
      .values({
        id: randomUUID(),
        employerId,
        name,
        url: address,
        events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
        sealedSecret: sealSecret(ctx, secret),
        createdAt: ctx.now(),
      })
      .returning();
    await ctx.audit(tx, { action: 'webhook.created', userId: person.userId, sessionId: person.sessionId });
    return created;
  });
  if (!row) throw new DomainError('webhook.not_found');
  return { ...toWebhook(row, ctx.now()), secret };
}
