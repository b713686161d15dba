import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { authSessions } from '@stellenvisite/db/schema/identity/auth';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requireProvenPermission } from '../../require-permission.ts';
import { notifyAdmins } from './notify-admins.ts';

/**
 * Somebody must be left to let others in. The table is locked against other changes, or two administrators could remove
 * each other at the same moment, each seeing the other still there.
 */
export async function deleteAdmin(ctx: Context, adminId: string): Promise<void> {
  const { userId, sessionId, email: by } = await requireProvenPermission(ctx, 'admin.write');
  if (!isId(adminId)) throw new DomainError('admin.not_found');
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${adminUsers} in share row exclusive mode`);
    const [row] = await tx.delete(adminUsers).where(eq(adminUsers.id, adminId)).returning();
    if (!row) throw new DomainError('admin.not_found');
    if ((await tx.$count(adminUsers)) === 0) throw new DomainError('admin.last');
    if (row.authUserId) await tx.delete(authSessions).where(eq(authSessions.userId, row.authUserId));
    await ctx.audit(tx, { action: 'admin_deleted', userId, sessionId });
    await recordAdminAct(ctx, tx, {
      action: 'admin.deleted',
      subject: { kind: 'admin', id: row.id, label: row.email },
      before: { email: row.email, firstName: row.firstName, lastName: row.lastName },
    });
    await notifyAdmins(ctx, tx, { change: 'deleted', email: row.email, by, alsoTo: row.email });
  });
}
