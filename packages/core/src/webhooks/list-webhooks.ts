import type { Webhooks } from '@stellenvisite/contract/webhooks.schema';
import { webhooks } from '@stellenvisite/db/schema/webhooks';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { toWebhook } from './webhook-view.ts';

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
