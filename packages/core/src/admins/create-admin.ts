import type { Admin, CreateAdmin } from '@stellenvisite/contract/admins.schema';
import { recordAdminAct } from '../audit/record-admin-act.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toAdmin } from './admin-view.ts';
import { insertAdmin } from './insert-admin.ts';

export async function createAdmin(ctx: Context, wanted: CreateAdmin): Promise<Admin> {
  const { userId, sessionId } = await requirePermission(ctx, 'admin.write');
  return ctx.db.transaction(async (tx) => {
    const row = await insertAdmin(ctx, tx, wanted);
    await ctx.audit(tx, { action: 'admin_created', userId, sessionId });
    const { email, firstName, lastName } = row;
    await recordAdminAct(ctx, tx, {
      action: 'admin.created',
      subject: { kind: 'admin', id: row.id, label: email },
      after: { email, firstName, lastName },
    });
    return toAdmin(row, userId);
  });
}
