import type { AdminList, AdminQuery } from '@stellenvisite/contract/admins.schema';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { desc } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toAdmin } from './admin-view.ts';

/** Newest first. */
export async function listAdmins(ctx: Context, { page, pageSize }: AdminQuery): Promise<AdminList> {
  const { userId } = await requirePermission(ctx, 'admin.read');
  const rows = await ctx.db
    .select()
    .from(adminUsers)
    .orderBy(desc(adminUsers.createdAt), desc(adminUsers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map((row) => toAdmin(row, userId)),
    total: await ctx.db.$count(adminUsers),
    page,
    pageSize,
  };
}
