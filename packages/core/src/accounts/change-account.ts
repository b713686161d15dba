import type { Account, ChangeAccount } from '@stellenvisite/contract/accounts.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadAccount } from './get-account.ts';

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
