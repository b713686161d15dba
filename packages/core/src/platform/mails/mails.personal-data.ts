import type { Db, Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/platform/mails';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { confirmedEmail, type PersonalData } from '../../personal-data.ts';

export const mailsPersonalData: PersonalData = {
  tables: [{ name: 'mails', export: { file: 'mails.json' }, erasure: 'function' }],
  files: {
    'mails.json': async (db, person) => {
      const email = confirmedEmail(person);
      return email ? listMails(db, email) : [];
    },
  },
  /**
   * Deletes the mails to the person. An address that was never confirmed may be somebody else's, who has mail of their own there: of that,
   * only mail caused by this account is deleted.
   */
  async erase(tx, { email, emailConfirmedAt, phone, phoneConfirmedAt, newEmail }) {
    const own = [emailConfirmedAt && email, phoneConfirmedAt && phone && `+${phone}`].filter(isText);
    const asked = [email, newEmail].filter(isText);
    if (own.length > 0) await tx.delete(mails).where(inArray(mails.to, own));
    // An application that still waits to be sent on by mail no longer is.
    if (own.length > 0) await tx.delete(mails).where(inArray(sql`${mails.headers} ->> 'Reply-To'`, own));
    if (asked.length > 0) {
      await tx.delete(mails).where(and(inArray(mails.to, asked), inArray(mails.kind, CODE_KINDS)));
    }
  },
};

/** Mails with a code that an account of an unconfirmed address may have had sent. */
const CODE_KINDS = ['auth.confirm', 'auth.email-change', 'application.code'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Lists the mails to the person without their content: they have it in their inbox, and codes and links are no part of an export. */
function listMails(db: Db | Tx, email: string) {
  const { kind, language, subject, createdAt, sentAt, failedAt } = mails;
  return db
    .select({ kind, language, subject, createdAt, sentAt, failedAt })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(asc(createdAt));
}
