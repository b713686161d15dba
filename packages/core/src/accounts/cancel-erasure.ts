import type { Account } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { noteEvent } from '../auth/note-event.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { AccountContext } from './account-context.ts';
import { loadAccount } from './get-account.ts';

/** As long as the account is there, its owner may keep it. */
export async function cancelErasure(ctx: AccountContext): Promise<Account> {
  const person = await requirePermission(ctx, 'account.erase');
  await ctx.db.update(profiles).set({ eraseAt: null, updatedAt: ctx.now() }).where(eq(profiles.id, person.userId));
  await noteEvent(ctx, { action: 'erasure_cancelled', userId: person.userId, sessionId: person.sessionId });
  return loadAccount(ctx, person);
}
