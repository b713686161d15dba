import type { Db, Tx } from '@stellenvisite/db/client';
import { mails } from '@stellenvisite/db/schema/mails';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { confirmedEmail, type PersonalData } from '../personal-data/personal-data.ts';

export const mailsPersonalData: PersonalData = {
  tables: [{ name: 'mails', export: { file: 'mails.json' }, erasure: 'function' }],
  files: {
    'mails.json': async (db, person) => {
      const email = confirmedEmail(person);
      return email ? listMails(db, email) : [];
    },
  },
  /**
   * What was written to the person. An address that was never confirmed may be somebody else's, who has mail of their
   * own there: of that only what this account had sent is taken away.
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

/** What was written to somebody they have in their inbox; codes and links in it are no part of an export. */
function listMails(db: Db | Tx, email: string) {
  const columns = { subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt };
  return db.select(columns).from(mails).where(eq(mails.to, email)).orderBy(asc(mails.createdAt));
}
