import { isId } from '@stellenvisite/contract/ids.schema';
import { adminViews } from '@stellenvisite/db/schema/admin-views';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';

export async function deleteAdminView(ctx: Context, id: string): Promise<void> {
  const { userId } = await requirePermission(ctx, 'admin.read');
  if (!isId(id)) throw new DomainError('request.not_found');
  const removed = await ctx.db
    .delete(adminViews)
    .where(and(eq(adminViews.id, id), eq(adminViews.userId, userId)))
    .returning({ id: adminViews.id });
  if (removed.length === 0) throw new DomainError('request.not_found');
}
