import { webhooks } from '@stellenvisite/db/schema/webhooks';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireWebhook } from './require-webhook.ts';

/** With its deliveries. */
export async function deleteWebhook(ctx: Context, { id }: { id: string }): Promise<void> {
  const { person } = await requireWebhook(ctx, 'webhook.manage', id);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await ctx.audit(tx, { action: 'webhook.deleted', userId: person.userId, sessionId: person.sessionId });
  });
}
