import type { Account } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authIdentities, authUsers } from '@stellenvisite/db/schema/auth';
import { emmaSettings } from '@stellenvisite/db/schema/emma';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { mapUserToEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';
import { toAccount } from './account-view.ts';

export async function getAccount(ctx: Context): Promise<Account> {
  return loadAccount(ctx, await requirePermission(ctx, 'account.read'));
}

/** For use cases that have checked the permission already. */
export async function loadAccount(ctx: Pick<Context, 'db'>, person: Person): Promise<Account> {
  const [found] = await ctx.db
    .select({
      user: {
        email: authUsers.email,
        phone: authUsers.phone,
        passwordHash: authUsers.passwordHash,
        createdAt: authUsers.createdAt,
      },
      profile: profiles,
      emma: { isOn: emmaSettings.isOn, showsEverywhere: emmaSettings.showsEverywhere },
    })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .leftJoin(emmaSettings, eq(emmaSettings.userId, authUsers.id))
    .where(eq(authUsers.id, person.userId));
  if (!found) throw new DomainError('auth.session_ended');
  const identities = await ctx.db
    .select({ provider: authIdentities.provider })
    .from(authIdentities)
    .where(eq(authIdentities.userId, person.userId))
    .orderBy(asc(authIdentities.createdAt));
  const employers = person.profileRole === 'employer' ? await mapUserToEmployers(ctx, person) : [];
  return toAccount({ person, ...found, providers: identities.map(({ provider }) => provider), employers });
}
