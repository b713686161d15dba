import { randomUUID } from 'node:crypto';
import type { AdminView, CreateAdminView } from '@stellenvisite/contract/admin-views.schema';
import { adminViews } from '@stellenvisite/db/schema/admin-views';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

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
