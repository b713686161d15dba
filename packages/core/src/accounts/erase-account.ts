import type { Language } from '@stellenvisite/contract/languages';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authEvents, authUsers } from '@stellenvisite/db/schema/auth';
import { mails } from '@stellenvisite/db/schema/mails';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { PreparedMail } from '../mails/mail.ts';

/** `dueBefore`: only while the account still waits to be erased since then. Its owner may have changed their mind. */
type EraseAccount = { userId: string; dueBefore?: Date };

/**
 * Everything of an account goes in one transaction, with the mail that says so: a process that dies midway has erased
 * nothing, and one that comes second finds nothing to erase. Sessions, identities, factors, profile, links and consents
 * hang on the account's row and go with it; the log keeps that something happened, not to whom.
 */
export async function eraseAccount(ctx: Context, { userId, dueBefore }: EraseAccount): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ user: authUsers, language: profiles.language })
      .from(authUsers)
      .innerJoin(profiles, eq(profiles.id, authUsers.id))
      .where(and(eq(authUsers.id, userId), dueBefore ? lte(profiles.eraseAt, dueBefore) : undefined))
      .for('update');
    if (!account) return false;
    const email = account.user.emailConfirmedAt ? account.user.email : null;
    await forgetAddresses(tx, account.user);
    if (email) await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
    await forgetInLog(tx, userId);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    if (email) await ctx.mail.writePrepared(tx, [await farewell(ctx, email, account.language)]);
    return true;
  });
}

/**
 * What was written to the person. An address that was never confirmed may be somebody else's, who has mail of their own
 * there: of that only what this account had sent is taken away.
 */
async function forgetAddresses(tx: Tx, user: typeof authUsers.$inferSelect): Promise<void> {
  const { email, emailConfirmedAt, phone, phoneConfirmedAt, newEmail } = user;
  const own = [emailConfirmedAt && email, phoneConfirmedAt && phone && `+${phone}`].filter(isText);
  const asked = [email, newEmail].filter(isText);
  if (own.length > 0) await tx.delete(mails).where(inArray(mails.to, own));
  if (asked.length > 0) {
    await tx
      .delete(mails)
      .where(and(inArray(mails.to, asked), inArray(mails.kind, ['auth.confirm', 'auth.email-change'])));
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

async function forgetInLog(tx: Tx, userId: string): Promise<void> {
  await tx.update(authEvents).set({ userId: null, sessionId: null, ip: null }).where(eq(authEvents.userId, userId));
}

function farewell(ctx: Context, to: string, language: Language): Promise<PreparedMail> {
  return ctx.mail.prepare({ to, language, message: { kind: 'account.erased', values: { erasedAt: ctx.now() } } });
}
