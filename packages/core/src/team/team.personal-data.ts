import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { teamInvitations } from '@stellenvisite/db/schema/team';
import { asc, eq, or } from 'drizzle-orm';
import { confirmedEmail, type ExportedPerson, type PersonalData } from '../personal-data/personal-data.ts';

export const teamPersonalData: PersonalData = {
  tables: [{ name: 'team_invitations', export: { file: 'team-invitations.json' }, erasure: 'function' }],
  files: { 'team-invitations.json': listInvitations },
  /** The invitations of others that the person sent stay, without their name. */
  async erase(tx, { email }) {
    if (email) await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  },
};

function listInvitations(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  return db
    .select({
      employer: employers.name,
      email: teamInvitations.email,
      role: teamInvitations.role,
      createdAt: teamInvitations.createdAt,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .innerJoin(employers, eq(employers.id, teamInvitations.employerId))
    .where(or(eq(teamInvitations.invitedBy, person.userId), email ? eq(teamInvitations.email, email) : undefined))
    .orderBy(asc(teamInvitations.createdAt));
}
