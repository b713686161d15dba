import type { Account } from '@stellenvisite/contract/accounts.schema';
import type { Context } from '../context.ts';
import { createOwnEmployer } from '../employers/create-own-employer.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { completeProfile } from './complete-profile.ts';
import { loadAccount } from './get-account.ts';

/** For those who asked to act for another employer and are still waiting, or asked the wrong one. */
export async function createEmployerProfile(ctx: Context): Promise<Account> {
  const person = await requirePermission(ctx, 'employer.create');
  await ctx.db.transaction(async (tx) => {
    await createOwnEmployer(ctx, tx, { owner: person, profile: await completeProfile(ctx, tx, person.userId) });
  });
  return loadAccount(ctx, person);
}
