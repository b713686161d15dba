import type { Admin, ChangeAdmin } from '@stellenvisite/contract/identity/admins.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import { isUniqueViolation } from '@stellenvisite/db/postgres-error';
import { adminUsers } from '@stellenvisite/db/schema/identity/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requireProvenPermission } from '../../require-permission.ts';
import { type AdminRow, toAdmin } from './create-admin.ts';
import { notifyAdmins } from './notify-admins.ts';

/** Changes name and address; a password is set by its owner alone (`admin-passwords.ts`). */
export async function changeAdmin(ctx: Context, adminId: string, change: ChangeAdmin): Promise<Admin> {
  const { userId, sessionId, email: by } = await requireProvenPermission(ctx, 'admin.write');
  if (!isId(adminId)) throw new DomainError('admin.not_found');
  const { email, firstName, lastName } = change;
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(adminUsers).where(eq(adminUsers.id, adminId)).for('update');
    const [row] = await tx
      .update(adminUsers)
      .set({
        ...(email === undefined ? {} : { email }),
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        updatedAt: ctx.now(),
      })
      .where(eq(adminUsers.id, adminId))
      .returning()
      .catch(refuseDuplicate);
    if (!row) throw new DomainError('admin.not_found');
    await ctx.audit(tx, { action: 'admin_changed', userId, sessionId });
    await recordAdminAct(ctx, tx, {
      action: 'admin.changed',
      subject: { kind: 'admin', id: row.id, label: row.email },
      before: before && namesOf(before),
      after: namesOf(row),
    });
    if (before && before.email !== row.email)
      await notifyAdmins(ctx, tx, { change: 'addressChanged', email: row.email, by, alsoTo: before.email });
    return toAdmin(row, userId);
  });
}

const namesOf = ({ email, firstName, lastName }: AdminRow) => ({ email, firstName, lastName });

function refuseDuplicate(error: unknown): never {
  throw isUniqueViolation(error) ? new DomainError('admin.duplicate_email') : error;
}
