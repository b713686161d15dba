import type { Db, Tx } from '@stellenvisite/db/client';
import { consents, profiles } from '@stellenvisite/db/schema/accounts';
import { asc, eq } from 'drizzle-orm';
import { mapUserToEmployers } from '../employers/map-user-to-employers.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

export const accountsPersonalData: PersonalData = {
  tables: [
    { name: 'profiles', export: { file: 'profile.json' }, erasure: 'cascade' },
    { name: 'user_employer_links', export: { file: 'employers.json' }, erasure: 'cascade' },
    { name: 'consents', export: { file: 'consents.json' }, erasure: 'cascade' },
  ],
  files: {
    'profile.json': (db, { userId }) => findProfile(db, userId),
    'employers.json': (db, person) => mapUserToEmployers({ db }, person),
    'consents.json': (db, { userId }) => listConsents(db, userId),
  },
};

async function findProfile(db: Db | Tx, userId: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return row ?? null;
}

function listConsents(db: Db | Tx, userId: string) {
  const columns = { kind: consents.kind, version: consents.version, givenAt: consents.givenAt };
  return db.select(columns).from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.givenAt));
}
