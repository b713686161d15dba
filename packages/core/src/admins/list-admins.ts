import type { AdminList, AdminQuery } from '@stellenvisite/contract/admins.schema';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { desc } from 'drizzle-orm';
import { requirePermission } from '../permissions/require-permission.ts';
import type { ActorContext } from '../permissions/require-person.ts';
import { toAdmin } from './admin-view.ts';

/** Newest first. */
export async function listAdmins(ctx: ActorContext, { page, pageSize }: AdminQuery): Promise<AdminList> {
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
