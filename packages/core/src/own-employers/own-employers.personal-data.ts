import { employerDrafts } from '@stellenvisite/db/schema/own-employers';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/personal-data.ts';

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
