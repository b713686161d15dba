import type { InvitationToken, JoinedTeam } from '@stellenvisite/contract/team.schema';
import { profiles } from '@stellenvisite/db/schema/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { findInvitation } from './find-invitation.ts';
import { joinTeam } from './join-team.ts';

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
