import type { AdminViewList } from '@stellenvisite/contract/admin-views.schema';
import { adminViews } from '@stellenvisite/db/schema/admin-views';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

/** The filters an administrator keeps for one table, by name. */
export async function listAdminViews(ctx: Context, { screen }: { screen: string }): Promise<AdminViewList> {
  const { userId } = await requirePermission(ctx, 'admin.read');
  const items = await ctx.db
    .select({ id: adminViews.id, name: adminViews.name, query: adminViews.query })
    .from(adminViews)
    .where(and(eq(adminViews.userId, userId), eq(adminViews.screen, screen)))
    .orderBy(asc(adminViews.name));
  return { items, total: items.length };
}
