import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

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
