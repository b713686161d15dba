import type { Language } from '@stellenvisite/contract/languages';
import type { Tx } from '@stellenvisite/db/client';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { authEvents, authUsers } from '@stellenvisite/db/schema/auth';
import { mails } from '@stellenvisite/db/schema/mails';
import { newsletterSubscriptions } from '@stellenvisite/db/schema/newsletter';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { MailContext } from '../mail/mail-message.ts';
import { type PreparedMail, prepareMail, writePreparedMails } from '../mail/write-mail.ts';

/** `dueBefore`: only while the account still waits to be erased since then. Its owner may have changed their mind. */
type EraseAccount = { userId: string; dueBefore?: Date };

/**
 * Everything of an account goes in one transaction, with the mail that says so: a process that dies midway has erased
 * nothing, and one that comes second finds nothing to erase. Sessions, identities, factors, profile, links and consents
 * hang on the account's row and go with it; the log keeps that something happened, not to whom.
 */
export async function eraseAccount(ctx: MailContext, { userId, dueBefore }: EraseAccount): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .select({
        email: authUsers.email,
        newEmail: authUsers.newEmail,
        phone: authUsers.phone,
        language: profiles.language,
      })
      .from(authUsers)
      .innerJoin(profiles, eq(profiles.id, authUsers.id))
      .where(and(eq(authUsers.id, userId), dueBefore ? lte(profiles.eraseAt, dueBefore) : undefined))
      .for('update');
    if (!account) return false;
    const { email, newEmail, phone, language } = account;
    const addresses = [email, newEmail, phone && `+${phone}`].filter((address) => typeof address === 'string');
    if (addresses.length > 0) await tx.delete(mails).where(inArray(mails.to, addresses));
    if (email) await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
    await forgetInLog(tx, userId);
    await tx.delete(authUsers).where(eq(authUsers.id, userId));
    if (email) await writePreparedMails(ctx, tx, [await farewell(ctx, email, language)]);
    return true;
  });
}

async function forgetInLog(tx: Tx, userId: string): Promise<void> {
  await tx.update(authEvents).set({ userId: null, sessionId: null, ip: null }).where(eq(authEvents.userId, userId));
}

function farewell(ctx: MailContext, to: string, language: Language): Promise<PreparedMail> {
  return prepareMail(ctx, { to, language, message: { kind: 'account.erased', values: { erasedAt: ctx.now() } } });
}
