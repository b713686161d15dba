import { type Account, ONBOARDING_OF, type Onboarding } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadAccount } from './get-account.ts';

/** Adds the answers given to those saved before; null takes one back. Two steps saved at once both stay. */
export async function saveOnboarding(ctx: Context, answers: Onboarding): Promise<Account> {
  const person = await requirePermission(ctx, 'account.change');
  const own = ONBOARDING_OF[person.profileRole].parse(answers);
  const given = JSON.stringify(own);
  await ctx.db
    .update(profiles)
    .set({ onboarding: sql`jsonb_strip_nulls(${profiles.onboarding} || ${given}::jsonb)`, updatedAt: ctx.now() })
    .where(eq(profiles.id, person.userId));
  return loadAccount(ctx, person);
}
