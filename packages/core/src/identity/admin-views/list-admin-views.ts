import { randomUUID } from 'node:crypto';
import type { AdminView, AdminViewList, CreateAdminView } from '@stellenvisite/contract/identity/admins.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { adminViews } from '@stellenvisite/db/schema/identity/accounts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';

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

export async function deleteAdminView(ctx: Context, id: string): Promise<void> {
  const { userId } = await requirePermission(ctx, 'admin.read');
  if (!isId(id)) throw new DomainError('request.not_found');
  const removed = await ctx.db
    .delete(adminViews)
    .where(and(eq(adminViews.id, id), eq(adminViews.userId, userId)))
    .returning({ id: adminViews.id });
  if (removed.length === 0) throw new DomainError('request.not_found');
}

/** A name that is taken gets the new filters. */
export async function saveAdminView(ctx: Context, view: CreateAdminView): Promise<AdminView> {
  const { userId } = await requirePermission(ctx, 'admin.read');
  const [row] = await ctx.db
    .insert(adminViews)
    .values({ ...view, id: randomUUID(), userId, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [adminViews.userId, adminViews.screen, adminViews.name],
      set: { query: view.query },
    })
    .returning({ id: adminViews.id, name: adminViews.name, query: adminViews.query });
  if (!row) throw new Error('the view was not saved');
  return row;
}
