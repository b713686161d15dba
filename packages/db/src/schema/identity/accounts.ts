import { type AcademicTitle, PROFILE_ROLES, type ProfileRole } from '@stellenvisite/contract/identity/accounts';
import type { Language } from '@stellenvisite/contract/platform/languages';
import { boolean, check, index, jsonb, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from './auth.ts';

const time = () => timestamp({ withTimezone: true });

/** Role and name of a person in the market, created with the account. People cannot change their own role. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    role: text().$type<ProfileRole>().notNull().default('job_seeker'),
    onboardingComplete: boolean().notNull().default(false),
    academicTitle: text().$type<AcademicTitle>(),
    fullName: text().notNull().default(''),
    companyName: text(),
    language: text().$type<Language>().notNull().default('de'),
    /** Answers of the onboarding so far, in the shape of the contract's schema of the role. */
    onboarding: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Set while the account waits to be erased. */
    eraseAt: time(),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
  },
  (t) => [check('profiles_role', oneOf(t.role, PROFILE_ROLES)), index('profiles_erase').on(t.eraseAt)],
);

export const adminUsers = pgTable(
  'admin_users',
  {
    id: uuid().primaryKey(),
    authUserId: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** Lower case. */
    email: text().notNull(),
    /** argon2id. */
    encryptedPassword: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    role: text().notNull().default('admin'),
    createdAt: time().notNull().defaultNow(),
    updatedAt: time().notNull().defaultNow(),
    lastLoginAt: time(),
  },
  (t) => [uniqueIndex('admin_users_email').on(t.email), uniqueIndex('admin_users_auth_user').on(t.authUserId)],
);

/** Consents with version and time. The proof outlives a revocation, but not the account. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    version: text().notNull(),
    givenAt: time().notNull().defaultNow(),
  },
  (t) => [index('consents_user').on(t.userId)],
);

/** Filters of an administration's table that somebody keeps under a name. */
export const adminViews = pgTable(
  'admin_views',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** Which table, by the key of its link. */
    screen: text().notNull(),
    name: text().notNull(),
    /** The query of the address, without the page. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique('admin_views_name').on(t.userId, t.screen, t.name)],
);
