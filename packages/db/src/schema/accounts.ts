import { type AcademicTitle, PROFILE_ROLES, type ProfileRole } from '@stellenvisite/contract/accounts';
import type { Language } from '@stellenvisite/contract/languages';
import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/team';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { oneOf } from './checks.ts';
import { employers } from './employers.ts';

const time = () => timestamp({ withTimezone: true });

/** Who somebody is in the market. Made together with the account; the role never changes by the person's own hand. */
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
    /** What the onboarding has asked so far, in the shape of the contract's schema of the role. */
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

/** People who act for an employer they did not create. An inactive link is a proposal, or one that was ended. */
export const userEmployerLinks = pgTable(
  'user_employer_links',
  {
    userId: uuid()
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    isActive: boolean().notNull().default(false),
    /** What the person may do for the employer. */
    role: text().$type<TeamRole>().notNull().default('recruiter'),
    /** When a proposal was refused, or somebody was removed or left; null for a proposal that waits. */
    endedAt: time(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.employerId] }),
    index('user_employer_links_employer').on(t.employerId),
    check('user_employer_links_role', oneOf(t.role, TEAM_ROLES)),
    check('user_employer_links_ended', sql`not (${t.isActive} and ${t.endedAt} is not null)`),
  ],
);

/** What somebody agreed to, in which version, when: the proof outlives a change of mind, not the account. */
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
