import type { Tx } from '@stellenvisite/db/client';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminUsers, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authFlowStates, authIdentities, authSessions, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { authFactors } from '@stellenvisite/db/schema/identity/auth-factors';
import { eq, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../auth/audited-transaction.ts';
import { clearOneTimes } from '../auth/codes/one-time-tokens.ts';
import { findManagedUser, userNotFound } from '../auth/managed/create-managed-user.ts';
import { toMappedUser } from '../auth/users/auth-user-view.ts';
import { followPerson } from '../permissions/employer-suspension.ts';
import { leaveAccountAddress } from '../permissions/leave-account-address.ts';
import { eraseAccount } from './erase-due-accounts.ts';

/** Erases an account as its owner would, or puts it away: an empty row that keeps its id and is nobody's. */
export async function deleteManagedUser(ctx: Context, userId: string, { isSoft }: { isSoft: boolean }): Promise<void> {
  await auditedTransaction<void>(ctx, { action: 'admin_user_deleted' }, async (tx) => {
    const user = await findManagedUser(tx, userId);
    if (isSoft) {
      const mapped = toMappedUser(user);
      if (!user.deletedAt)
        await followPerson(ctx, tx, mapped, async () => {
          await leaveAccountAddress(ctx, tx, mapped, { staysOwner: false });
          await putAway(tx, userId, ctx.now());
        });
      return;
    }
    if (await eraseAccount({ ...ctx, db: tx }, { userId })) return;
    // Somebody without a place in the market: an anonymous visitor.
    const gone = await tx.delete(authUsers).where(eq(authUsers.id, userId)).returning({ id: authUsers.id });
    if (gone.length === 0) throw userNotFound();
  });
}

async function putAway(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(authUsers)
    .set({
      email: null,
      phone: null,
      passwordHash: null,
      newEmail: null,
      newPhone: null,
      emailChangeConfirmed: null,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      appMetadata: {},
      userMetadata: {},
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(authUsers.id, userId));
  await clearOneTimes(tx, userId);
  for (const table of [authSessions, authFactors, authIdentities, userEmployerLinks] as const) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  const ofPerson = or(eq(authFlowStates.userId, userId), eq(authFlowStates.linkToUserId, userId));
  await tx.delete(authFlowStates).where(ofPerson);
  await tx.update(adminUsers).set({ authUserId: null }).where(eq(adminUsers.authUserId, userId));
  const nothing = { fullName: '', companyName: null, academicTitle: null, onboarding: {}, eraseAt: null };
  await tx.update(profiles).set(nothing).where(eq(profiles.id, userId));
}
