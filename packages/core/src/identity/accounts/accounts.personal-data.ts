import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { adminViews, consents, profiles } from '@stellenvisite/db/schema/identity/accounts';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { mapUserToEmployers } from '../permissions/map-user-to-employers.ts';

export const accountsPersonalData: PersonalData = {
  tables: [
    { name: 'profiles', export: { file: 'profile.json' }, erasure: 'cascade' },
    { name: 'user_employer_links', export: { file: 'employer-links.json' }, erasure: 'cascade' },
    { name: 'consents', export: { file: 'consents.json' }, erasure: 'cascade' },
  ],
  files: {
    'profile.json': (db, { userId }) => findProfile(db, userId),
    'employers.json': (db, person) => mapUserToEmployers({ db }, person),
    'employer-links.json': (db, { userId }) => listEmployerLinks(db, userId),
    'consents.json': (db, { userId }) => listConsents(db, userId),
  },
};

async function findProfile(db: Db | Tx, userId: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  return row ?? null;
}

/** Links that ended or only propose an employer as well, which the employers of the person leave out. */
function listEmployerLinks(db: Db | Tx, userId: string) {
  const { employerId, isActive, role, createdAt, endedAt } = userEmployerLinks;
  return db
    .select({ employer: employers.name, isActive, role, createdAt, endedAt })
    .from(userEmployerLinks)
    .innerJoin(employers, eq(employers.id, employerId))
    .where(eq(userEmployerLinks.userId, userId))
    .orderBy(asc(createdAt));
}

function listConsents(db: Db | Tx, userId: string) {
  const columns = { kind: consents.kind, version: consents.version, givenAt: consents.givenAt };
  return db.select(columns).from(consents).where(eq(consents.userId, userId)).orderBy(asc(consents.givenAt));
}

const DELETED_BY_ADMINS = 'an office and not an account: administrators delete each other, which unlinks the account';

export const adminsPersonalData: PersonalData = {
  tables: [
    {
      name: 'admin_users',
      export: { reason: 'shown to administrators themselves in the list of administrators' },
      erasure: { reason: DELETED_BY_ADMINS },
    },
  ],
  files: {},
};

const FILE = 'admin-views.json';

export const adminViewsPersonalData: PersonalData = {
  tables: [{ name: 'admin_views', export: { file: FILE }, erasure: 'cascade' }],
  files: {
    [FILE]: (db, { userId }) =>
      db
        .select({
          screen: adminViews.screen,
          name: adminViews.name,
          query: adminViews.query,
          createdAt: adminViews.createdAt,
        })
        .from(adminViews)
        .where(eq(adminViews.userId, userId))
        .orderBy(asc(adminViews.createdAt)),
  },
};
