import type { TeamAction } from '@stellenvisite/contract/identity/permissions';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { webhooks } from '@stellenvisite/db/schema/integrations/webhooks';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import type { WebhookRow } from './list-webhooks.ts';

const notFound = 'webhook.not_found';

/** With its deliveries. */
export async function deleteWebhook(ctx: Context, { id }: { id: string }): Promise<void> {
  const { person } = await requireWebhook(ctx, 'webhook.manage', id);
  await ctx.db.transaction(async (tx) => {
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await ctx.audit(tx, { action: 'webhook.deleted', userId: person.userId, sessionId: person.sessionId });
  });
}

/** Another employer's webhook is not found. */
export async function requireWebhook(
  ctx: Context,
  action: Extract<TeamAction, `webhook.${string}`>,
  id: string,
): Promise<{ person: Person; row: WebhookRow }> {
  const [row] = isId(id) ? await ctx.db.select().from(webhooks).where(eq(webhooks.id, id)) : [];
  const person = await requirePermission(ctx, action, { employerId: row?.employerId, notFound });
  if (!row) throw new DomainError(notFound);
  return { person, row };
}
