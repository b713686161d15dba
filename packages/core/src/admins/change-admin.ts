import type { Admin, ChangeAdmin } from '@stellenvisite/contract/admins.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import { isUniqueViolation } from '@stellenvisite/db/postgres-error';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { authSessions } from '@stellenvisite/db/schema/auth';
import { and, eq, ne } from 'drizzle-orm';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import { hashPassword } from '../auth/passwords/hash-password.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { type AdminRow, toAdmin } from './admin-view.ts';

/** A new password ends what was opened with the old one, except where it is being changed. */
export async function changeAdmin(ctx: Context, adminId: string, change: ChangeAdmin): Promise<Admin> {
  const { userId, sessionId } = await requirePermission(ctx, 'admin.write');
  if (!isId(adminId)) throw new DomainError('admin.not_found');
  const { email, firstName, lastName, password } = change;
  const encryptedPassword = password === undefined ? undefined : await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(adminUsers).where(eq(adminUsers.id, adminId)).for('update');
    const [row] = await tx
      .update(adminUsers)
      .set({
        ...(email === undefined ? {} : { email }),
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        ...(encryptedPassword === undefined ? {} : { encryptedPassword }),
        updatedAt: ctx.now(),
      })
      .where(eq(adminUsers.id, adminId))
      .returning()
      .catch(refuseDuplicate);
    if (!row) throw new DomainError('admin.not_found');
    if (encryptedPassword && row.authUserId) {
      await tx.delete(authSessions).where(and(eq(authSessions.userId, row.authUserId), ne(authSessions.id, sessionId)));
    }
    await ctx.audit(tx, { action: 'admin_changed', userId, sessionId });
    await recordAdminAct(ctx, tx, {
      action: 'admin.changed',
      subject: { kind: 'admin', id: row.id, label: row.email },
      before: before && { ...namesOf(before), password: null },
      after: { ...namesOf(row), password: encryptedPassword ? '••••••••' : null },
    });
    return toAdmin(row, userId);
  });
}

const namesOf = ({ email, firstName, lastName }: AdminRow) => ({ email, firstName, lastName });

function refuseDuplicate(error: unknown): never {
  throw isUniqueViolation(error) ? new DomainError('admin.duplicate_email') : error;
}
