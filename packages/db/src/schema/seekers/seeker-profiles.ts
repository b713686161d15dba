import type { ProfileFileKind, ProfileItem, ProofKind } from '@stellenvisite/contract/seekers/seeker-profiles';
import type { ChangeSeekerProfile, SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from '../identity/auth.ts';
import { files } from '../platform/files.ts';

const userId = () =>
  uuid()
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });
const time = () => timestamp({ withTimezone: true });

/** Profiles of job seekers, in the shape of the contract's schema. */
export const seekerProfiles = pgTable('seeker_profiles', {
  userId: uuid()
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  data: jsonb().$type<SeekerProfileData>().notNull(),
  remindsOfProofs: boolean().notNull().default(true),
  hiddenItems: text().array().$type<ProfileItem[]>().notNull().default(sql`'{}'`),
  updatedAt: time().notNull(),
});

/** Every change, for the person's export. */
export const seekerProfileChanges = pgTable(
  'seeker_profile_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    change: jsonb().$type<ChangeSeekerProfile>().notNull(),
    changedAt: time().notNull(),
  },
  (t) => [index('seeker_profile_changes_user').on(t.userId, t.id)],
);

/** A file of somebody's profile, ready to be sent with an application. */
export const profileFiles = pgTable(
  'profile_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    userId: userId(),
    kind: text().$type<ProfileFileKind>().notNull(),
    addedAt: time().notNull(),
  },
  (t) => [index('profile_files_user').on(t.userId)],
);

/** A proof the trade asks for, with or without its file. */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    kind: text().$type<ProofKind>().notNull(),
    title: text().notNull(),
    issuedOn: date({ mode: 'string' }),
    expiresOn: date({ mode: 'string' }),
    points: integer(),
    pointsNeeded: integer(),
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** The last day for which a reminder was written: the same end is mentioned once for each distance. */
    remindedFor: integer(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    index('proofs_user').on(t.userId),
    index('proofs_expires').on(t.expiresOn),
    index('proofs_file').on(t.fileId),
  ],
);
