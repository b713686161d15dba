import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { endOwnership } from '../permissions/employer-suspension.ts';
import { accountErasedMail } from './accounts.mails.ts';
import { eraseTraces } from './erase-traces.ts';

/** `onlyIf`: what has to hold of the account's and the profile's row once they are locked. Its owner may have come back. */
type EraseAccount = { userId: string; onlyIf?: SQL | undefined };

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

export const eraseDueAccountsJob = defineJob({
  name: 'account.erase-due',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '15 * * * *',
  handler: eraseDueAccounts,
});

/**
 * Everything of an account goes in one transaction, with the mail that says so: a process that dies midway has erased
 * nothing, and one that comes second finds nothing to erase. What hangs on the account's row goes with it, all else by
 * the `erase` of its noun.
 */
export async function eraseAccount(ctx: Context, { userId, onlyIf }: EraseAccount): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ user: authUsers, language: profiles.language })
      .from(authUsers)
      .innerJoin(profiles, eq(profiles.id, authUsers.id))
      .where(and(eq(authUsers.id, userId), onlyIf))
      .for('update');
    if (!account) return false;
    const { user, language } = account;
    await endOwnership(ctx, tx, user);
    await eraseTraces(tx, user);
    for (const { erase } of ctx.features.personalData) await erase?.(tx, user, ctx);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    if (user.email && user.emailConfirmedAt) {
      const message = accountErasedMail({ erasedAt: ctx.now() });
      await ctx.mail.write(tx, { to: user.email, language, message });
    }
    return true;
  });
}
