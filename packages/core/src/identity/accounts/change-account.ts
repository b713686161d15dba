import type { Account, ChangeAccount } from '@stellenvisite/contract/identity/accounts.schema';
import { emmaSettings } from '@stellenvisite/db/schema/assistant/emma';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/identity/auth';
import { seekerProfiles } from '@stellenvisite/db/schema/seekers/seeker-profiles';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import type { Person } from '../../require-person.ts';
import { mapUserToEmployers } from '../permissions/map-user-to-employers.ts';
import { toAccount } from './account-view.ts';

/** Only what the schema names: a role, or another's profile, has no way in. */
export async function changeAccount(ctx: Context, change: ChangeAccount): Promise<Account> {
  const person = await requirePermission(ctx, 'account.change');
  const { fullName, academicTitle, companyName, language } = change;
  await ctx.db
    .update(profiles)
    .set({
      ...(fullName === undefined ? {} : { fullName }),
      ...(academicTitle === undefined ? {} : { academicTitle }),
      ...(companyName === undefined ? {} : { companyName }),
      ...(language === undefined ? {} : { language }),
      updatedAt: ctx.now(),
    })
    .where(eq(profiles.id, person.userId));
  return loadAccount(ctx, person);
}

export async function getAccount(ctx: Context): Promise<Account> {
  return loadAccount(ctx, await requirePermission(ctx, 'account.read'));
}

/** For use cases that have checked the permission already. */
export async function loadAccount(ctx: Pick<Context, 'db' | 'now'>, person: Person): Promise<Account> {
  const [found] = await ctx.db
    .select({
      user: {
        email: authUsers.email,
        phone: authUsers.phone,
        passwordHash: authUsers.passwordHash,
        createdAt: authUsers.createdAt,
      },
      profile: profiles,
      seeker: seekerProfiles.data,
      emma: { isOn: emmaSettings.isOn, showsEverywhere: emmaSettings.showsEverywhere },
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .leftJoin(seekerProfiles, eq(seekerProfiles.userId, authUsers.id))
    .leftJoin(emmaSettings, eq(emmaSettings.userId, authUsers.id))
    .where(eq(authUsers.id, person.userId));
  if (!found) throw new DomainError('auth.session_ended');
  const identities = await ctx.db
    .select({ provider: authIdentities.provider })
    .from(authIdentities)
    .where(eq(authIdentities.userId, person.userId))
    .orderBy(asc(authIdentities.createdAt));
  const employers =
    person.profileRole === 'employer' && !person.isAdminAccount ? await mapUserToEmployers(ctx, person) : [];
  const providers = identities.map(({ provider }) => provider);
  return toAccount({ person, ...found, now: ctx.now(), providers, employers });
}
