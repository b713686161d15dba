import { employerVerifications } from '@stellenvisite/db/schema/employers/employer-verifications';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { employerDrafts } from '@stellenvisite/db/schema/employers/own-employers';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';

const ORGANISATION = { reason: 'the public record of an organisation, which outlives whoever looks after it' };

export const employersPersonalData: PersonalData = {
  tables: [{ name: 'employers', export: { file: 'employers.json' }, erasure: ORGANISATION }],
  files: {},
  /** An address that nobody has any more owns nothing: somebody else may get it later. */
  async erase(tx, { email }) {
    if (email) await tx.update(employers).set({ accountEmail: null }).where(eq(employers.accountEmail, email));
  },
};

const FILE = 'employer-draft.json';

export const ownEmployersPersonalData: PersonalData = {
  tables: [{ name: 'employer_drafts', export: { file: FILE }, erasure: 'cascade' }],
  files: {
    [FILE]: async (db, { userId }) => {
      const { values, updatedAt } = employerDrafts;
      const [draft] = await db
        .select({ values, updatedAt })
        .from(employerDrafts)
        .where(eq(employerDrafts.userId, userId));
      return draft ?? null;
    },
  },
};

export const employerVerificationsPersonalData: PersonalData = {
  tables: [
    {
      name: 'employer_verifications',
      export: { reason: 'the address a code was mailed to; the mail itself is exported' },
      erasure: 'function',
    },
  ],
  files: {},
  async erase(tx, { email }) {
    if (email)
      await tx
        .update(employerVerifications)
        .set({ codeHash: null, codeEmail: null })
        .where(eq(employerVerifications.codeEmail, email));
  },
};
