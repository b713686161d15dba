import { TEAM_ROLES, type TeamRole } from '@stellenvisite/contract/team';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { oneOf } from './checks.ts';
import { employers } from './employers.ts';

const time = () => timestamp({ withTimezone: true });

/** Addresses that were asked to join an employer's team. Accepted, refused or revoked ones are deleted. */
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
