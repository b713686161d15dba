import { SECRET_OVERLAP_HOURS } from '@stellenvisite/contract/webhooks';
import type { WebhookSecret } from '@stellenvisite/contract/webhooks.schema';
import { webhooks } from '@stellenvisite/db/schema/webhooks';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireWebhook } from './require-webhook.ts';
import { newWebhookSecret, sealSecret } from './webhook-secret.ts';
import { toWebhook } from './webhook-view.ts';

/** For a day deliveries are signed with both, so that nothing is refused while the new one is put in place. */
export async function rotateWebhookSecret(ctx: Context, { id }: { id: string }): Promise<WebhookSecret> {
  const { person } = await requireWebhook(ctx, 'webhook.manage', id);
  const secret = newWebhookSecret();
  const [row] = await ctx.db.transaction(async (tx) => {
    const rotated = await tx
      .update(webhooks)
      .set({
        sealedPreviousSecret: sql`${webhooks.sealedSecret}`,
        sealedSecret: sealSecret(ctx, secret),
        previousSecretUntil: new Date(ctx.now().getTime() + SECRET_OVERLAP_HOURS * 3_600_000),
      })
      .where(eq(webhooks.id, id))
      .returning();
    await ctx.audit(tx, { action: 'webhook.secret_rotated', userId: person.userId, sessionId: person.sessionId });
    return rotated;
  });
  if (!row) throw new DomainError('webhook.not_found');
  return { ...toWebhook(row, ctx.now()), secret };
}
