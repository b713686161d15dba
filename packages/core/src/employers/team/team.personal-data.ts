import type { Db, Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { asc, eq, or } from 'drizzle-orm';
import { confirmedEmail, type ExportedPerson, type PersonalData } from '../../personal-data.ts';

export const teamPersonalData: PersonalData = {
  tables: [{ name: 'team_invitations', export: { file: 'team-invitations.json' }, erasure: 'function' }],
  files: { 'team-invitations.json': listInvitations },
  /** Invitations of others end with the person who sent them: without a sender they would be an administrator's. */
  async erase(tx, { id, email }) {
    const isOfAddress = email ? eq(teamInvitations.email, email) : undefined;
    await tx.delete(teamInvitations).where(or(eq(teamInvitations.invitedBy, id), isOfAddress));
  },
};

function listInvitations(db: Db | Tx, person: ExportedPerson) {
  const email = confirmedEmail(person);
  return db
    .select({
      employer: employers.name,
      email: teamInvitations.email,
      role: teamInvitations.role,
      isAccountAddress: teamInvitations.isAccountAddress,
      createdAt: teamInvitations.createdAt,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .innerJoin(employers, eq(employers.id, teamInvitations.employerId))
    .where(or(eq(teamInvitations.invitedBy, person.userId), email ? eq(teamInvitations.email, email) : undefined))
    .orderBy(asc(teamInvitations.createdAt));
}
