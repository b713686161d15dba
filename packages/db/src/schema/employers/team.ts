import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/employers/team';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../columns.ts';
import { authUsers } from '../identity/auth.ts';
import { employers } from './employers.ts';

const time = () => timestamp({ withTimezone: true });

/** Invitations by address to join an employer's team. Accepted, refused or revoked ones are deleted. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: uuid().primaryKey(),
    employerId: uuid()
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    role: text().$type<TeamRole>().notNull(),
    /** Whoever accepts agrees that the address becomes the employer's account address. */
    isAccountAddress: boolean().notNull().default(false),
    invitedBy: uuid().references(() => authUsers.id, { onDelete: 'set null' }),
    /** Of the token in the mail; null while a recruiter's proposal waits for an owner. */
    tokenHash: text(),
    expiresAt: time(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    check('team_invitations_role', oneOf(t.role, TEAM_ROLES)),
    uniqueIndex('team_invitations_email').on(t.employerId, t.email),
    uniqueIndex('team_invitations_token').on(t.tokenHash),
    index('team_invitations_invited_by').on(t.invitedBy),
    index('team_invitations_expiry').on(t.expiresAt),
  ],
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
    /** The role of the person in the team. */
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
