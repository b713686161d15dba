import type { InvitationToken, JoinedTeam } from '@stellenvisite/contract/employers/team.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { teamInvitations } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { authUsers } from '@stellenvisite/db/schema/identity/auth';
import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../require-permission.ts';
import { joinTeam } from './join-team.ts';
import { hashInvitationToken, type InvitationRow, isBacked } from './team-invitations.ts';

/** Only the account of the invited address, and only an employer's: what a job seeker's account may do does not change. */
export async function acceptInvitation(ctx: Context, { token }: InvitationToken): Promise<JoinedTeam> {
  const person = await requirePermission(ctx, 'team_invitation.accept');
  return ctx.db.transaction(async (tx) => {
    const row = await findInvitation(ctx, tx, token);
    if (!person.isEmailConfirmed || person.email?.toLowerCase() !== row.email)
      throw new DomainError('team_invitation.other_address');
    if (person.role !== 'employer') throw new DomainError('team_invitation.seeker_account');
    const [self] = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, person.userId));
    return joinTeam(ctx, tx, row, { ...person, name: self?.name ?? '' });
  });
}

/** Returns the invitation of a link that still works. */
export async function findInvitation(ctx: Context, db: Db | Tx, token: string): Promise<InvitationRow> {
  const isValid = and(
    eq(teamInvitations.tokenHash, hashInvitationToken(ctx, token)),
    gt(teamInvitations.expiresAt, ctx.now()),
  );
  const [row] = await db.select().from(teamInvitations).where(isValid);
  if (!row || !(await isBacked(ctx, db, row))) throw new DomainError('team_invitation.not_valid');
  return row;
}

/** Finds an account that is somebody's: confirmed, or signed in to before. */
export async function findAccount(db: Db | Tx, email: string) {
  const isSomebodys = or(isNotNull(authUsers.emailConfirmedAt), isNotNull(authUsers.lastSignInAt));
  const [account] = await db
    .select({ role: profiles.role })
    .from(authUsers)
    .innerJoin(profiles, eq(profiles.id, authUsers.id))
    .where(and(eq(authUsers.email, email), isSomebodys));
  return account;
}
