import { isId } from '@stellenvisite/contract/ids.schema';
import type { TeamAction } from '@stellenvisite/contract/permissions';
import { webhooks } from '@stellenvisite/db/schema/webhooks';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';
import type { WebhookRow } from './webhook-view.ts';

const notFound = 'webhook.not_found';

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
