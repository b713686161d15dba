import type { JoinedTeam } from '@stellenvisite/contract/team.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles, userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { teamInvitations } from '@stellenvisite/db/schema/team';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { InvitationRow } from './team-invitations.ts';
import { publishTeam, tellOwnersOfJoining } from './tell-team.ts';

type Joining = { userId: string; sessionId: string | null; name: string };

export async function joinTeam(
  ctx: Context,
  tx: Tx,
  row: InvitationRow,
  { userId, sessionId, name }: Joining,
): Promise<JoinedTeam> {
  const { id, employerId, role } = row;
  // A link works once, also when two follow it at the same moment.
  const taken = await tx
    .delete(teamInvitations)
    .where(eq(teamInvitations.id, id))
    .returning({ id: teamInvitations.id });
  if (taken.length === 0) throw new DomainError('team_invitation.not_valid');
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
  await tellOwnersOfJoining(ctx, tx, { employerId, userId, name, role });
  await publishTeam(ctx, tx, employerId);
  return { employerId, role };
}
