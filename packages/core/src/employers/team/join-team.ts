import type { JoinedTeam } from '@stellenvisite/contract/employers/team.schema';
import type { Tx } from '@stellenvisite/db/client';
import { teamInvitations, userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { lockTeam } from '../../identity/permissions/team-members.ts';
import { takeAccountAddress } from './account-address.ts';
import { notifyOwnersOfJoining, publishTeam } from './notify-team.ts';
import { type InvitationRow, isBacked } from './team-invitations.ts';

type Joining = { userId: string; sessionId: string | null; name: string };

export async function joinTeam(
  ctx: Context,
  tx: Tx,
  row: InvitationRow,
  { userId, sessionId, name }: Joining,
): Promise<JoinedTeam> {
  const { id, employerId, email } = row;
  // Checks again under the lock, for which a ban of the sender waits.
  await lockTeam(tx, employerId);
  if (!(await isBacked(ctx, tx, row))) throw new DomainError('team_invitation.not_valid');
  // A link works once, also when two follow it at the same moment.
  const taken = await tx
    .delete(teamInvitations)
    .where(eq(teamInvitations.id, id))
    .returning({ role: teamInvitations.role, isAccountAddress: teamInvitations.isAccountAddress });
  const [invited] = taken;
  if (!invited) throw new DomainError('team_invitation.not_valid');
  const { role } = invited;
  if (invited.isAccountAddress) await takeAccountAddress(ctx, tx, { employerId, email, userId, sessionId });
  else
    await tx
      .insert(userEmployerLinks)
      .values({ userId, employerId, isActive: true, role, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: [userEmployerLinks.userId, userEmployerLinks.employerId],
        set: { isActive: true, role, endedAt: null },
        setWhere: eq(userEmployerLinks.isActive, false),
      });
  // The onboarding asks for an employer of their own, and they have come for this one.
  await tx.update(profiles).set({ onboardingComplete: true, updatedAt: ctx.now() }).where(eq(profiles.id, userId));
  await ctx.audit(tx, { action: 'team_joined', userId, sessionId });
  if (!invited.isAccountAddress) await notifyOwnersOfJoining(ctx, tx, { employerId, userId, name, role });
  await publishTeam(ctx, tx, employerId);
  return { employerId, role };
}
