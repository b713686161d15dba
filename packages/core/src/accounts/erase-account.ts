import { profiles } from '@stellenvisite/db/schema/accounts';
import { authUsers } from '@stellenvisite/db/schema/auth';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { accountErasedMail } from './accounts.mails.ts';

/** `onlyIf`: what has to hold of the account's and the profile's row once they are locked. Its owner may have come back. */
type EraseAccount = { userId: string; onlyIf?: SQL | undefined };

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
    for (const { erase } of ctx.personalData) await erase?.(tx, user, ctx);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    if (user.email && user.emailConfirmedAt) {
      const message = accountErasedMail({ erasedAt: ctx.now() });
      await ctx.mail.write(tx, { to: user.email, language, message });
    }
    return true;
  });
}
