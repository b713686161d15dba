import { profiles } from '@stellenvisite/db/schema/accounts';
import { asc, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { eraseAccount } from './erase-account.ts';

const BATCH = 500;

/** Erases the accounts whose waiting time is over, one by one. What one run leaves, the next one does. */
export async function eraseDueAccounts(ctx: Context): Promise<{ erased: number }> {
  const isDue = lte(profiles.eraseAt, ctx.now());
  const due = await ctx.db
    .select({ userId: profiles.id })
    .from(profiles)
    .where(isDue)
    .orderBy(asc(profiles.eraseAt))
    .limit(BATCH);
  let erased = 0;
  for (const { userId } of due) if (await eraseAccount(ctx, { userId, onlyIf: isDue })) erased++;
  return { erased };
}
