import type { Admin, CreateAdmin } from '@stellenvisite/contract/admins.schema';
import type { AccountContext } from '../accounts/account-context.ts';
import { noteEvent } from '../auth/note-event.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { toAdmin } from './admin-view.ts';
import { insertAdmin } from './insert-admin.ts';

export async function createAdmin(ctx: AccountContext, wanted: CreateAdmin): Promise<Admin> {
  const { userId, sessionId } = await requirePermission(ctx, 'admin.write');
  return ctx.db.transaction(async (tx) => {
    const row = await insertAdmin(tx, wanted, ctx.now());
    await noteEvent(ctx, { action: 'admin_created', userId, sessionId }, tx);
    return toAdmin(row, userId);
  });
}
