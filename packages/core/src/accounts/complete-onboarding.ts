import type { Account } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { readOnboarding } from './account-view.ts';
import { loadAccount } from './get-account.ts';
import { missingNeeds } from './missing-fields.ts';

/** What is needed is looked at under a lock, so that no answer is taken back in between. Completing twice changes nothing. */
export async function completeOnboarding(ctx: Context): Promise<Account> {
  const person = await requirePermission(ctx, 'account.change');
  await ctx.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, person.userId)).for('update');
    if (!profile) throw new DomainError('auth.session_ended');
    const onboarding = readOnboarding(profile.role, profile.onboarding);
    if (missingNeeds({ ...profile, onboarding }).length > 0) throw new DomainError('account.onboarding_incomplete');
    await tx
      .update(profiles)
      .set({ onboardingComplete: true, updatedAt: ctx.now() })
      .where(eq(profiles.id, person.userId));
  });
  return loadAccount(ctx, person);
}
