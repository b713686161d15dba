import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { readOnboarding } from './account-view.ts';
import { missingNeeds, type ProfileFacts } from './missing-fields.ts';

/** What is needed is looked at under a lock, so that no answer is taken back in between. Completing twice changes nothing. */
export async function completeProfile(ctx: Context, tx: Tx, userId: string): Promise<ProfileFacts> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update');
  if (!row) throw new DomainError('auth.session_ended');
  const profile = { ...row, onboarding: readOnboarding(row.role, row.onboarding) };
  if (missingNeeds(profile).length > 0) throw new DomainError('account.onboarding_incomplete');
  await tx.update(profiles).set({ onboardingComplete: true, updatedAt: ctx.now() }).where(eq(profiles.id, userId));
  return profile;
}
