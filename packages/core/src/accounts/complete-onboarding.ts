import type { Account } from '@stellenvisite/contract/accounts.schema';
import type { Context } from '../context.ts';
import { createOwnEmployer } from '../employers/create-own-employer.ts';
import { mapUserToEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';
import { completeProfile } from './complete-profile.ts';
import { loadAccount } from './get-account.ts';

/** Somebody who hires has a public profile afterwards, unless they act for an employer that exists already or asked to. */
export async function completeOnboarding(ctx: Context): Promise<Account> {
  const person = await requirePermission(ctx, 'account.change');
  const needsProfile = person.profileRole === 'employer' && !(await belongsToEmployer(ctx, person));
  await ctx.db.transaction(async (tx) => {
    const profile = await completeProfile(ctx, tx, person.userId);
    if (needsProfile) await createOwnEmployer(ctx, tx, { owner: person, profile });
  });
  return loadAccount(ctx, person);
}

async function belongsToEmployer(ctx: Context, person: Person): Promise<boolean> {
  const mappings = await mapUserToEmployers(ctx, person);
  return mappings.some(({ isActive, isProposed }) => isActive || isProposed);
}
