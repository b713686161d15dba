import type { Account } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadAccount } from './get-account.ts';

/** As long as the account is there, its owner may keep it. */
export async function cancelErasure(ctx: Context): Promise<Account> {
  const person = await requirePermission(ctx, 'account.erase');
  const { userId, sessionId } = person;
  await ctx.db.transaction(async (tx) => {
    await tx.update(profiles).set({ eraseAt: null, updatedAt: ctx.now() }).where(eq(profiles.id, userId));
    await ctx.audit(tx, { action: 'erasure_cancelled', userId, sessionId });
  });
  return loadAccount(ctx, person);
}
