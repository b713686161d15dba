import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { hiddenAgencies, hiddenEmployers } from '@stellenvisite/db/schema/employers/hidden-employers';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';

const FILE = 'hidden-employers.json';

export const hiddenEmployersPersonalData: PersonalData = {
  tables: [
    { name: 'hidden_employers', export: { file: FILE }, erasure: 'cascade' },
    { name: 'hidden_agencies', export: { file: FILE }, erasure: 'cascade' },
  ],
  files: { [FILE]: (db, { userId }) => exportHidden(db, userId) },
};

async function exportHidden(db: Db | Tx, userId: string) {
  const [agencies] = await db
    .select({ hiddenAt: hiddenAgencies.hiddenAt })
    .from(hiddenAgencies)
    .where(eq(hiddenAgencies.userId, userId));
  const rows = await db
    .select({ employerId: employers.id, name: employers.name, hiddenAt: hiddenEmployers.hiddenAt })
    .from(hiddenEmployers)
    .innerJoin(employers, eq(employers.id, hiddenEmployers.employerId))
    .where(eq(hiddenEmployers.userId, userId))
    .orderBy(asc(hiddenEmployers.hiddenAt));
  return { allAgenciesHiddenAt: agencies?.hiddenAt ?? null, employers: rows };
}
