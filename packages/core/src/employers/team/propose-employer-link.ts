import type { EmployerMapping } from '@stellenvisite/contract/identity/accounts.schema';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { mapUserToEmployers } from '../../identity/permissions/map-user-to-employers.ts';
import { requirePermission } from '../../require-permission.ts';
import { notifyOwnersOfProposal, publishTeam } from './notify-team.ts';

/** Asks to act for an employer whose domain the own confirmed address has. Asking twice is as good as once. */
export async function proposeEmployerLink(
  ctx: Context,
  { employerId }: { employerId: string },
): Promise<EmployerMapping[]> {
  const person = await requirePermission(ctx, 'employer_link.propose');
  const mappings = await mapUserToEmployers(ctx, person);
  const known = mappings.find((mapping) => mapping.employerId === employerId);
  if (!known) throw new DomainError('employer_link.no_match');
  if (known.isActive || known.isProposed) return mappings;
  const { userId, sessionId, email } = person;
  await ctx.db.transaction(async (tx) => {
    const proposed = await tx
      .insert(userEmployerLinks)
      .values({ userId, employerId, isActive: false, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ userId: userEmployerLinks.userId });
    // There is a link already that neither is active nor waits: it was refused, or ended.
    if (proposed.length === 0) throw new DomainError('employer_link.refused');
    await notifyOwnersOfProposal(ctx, tx, { employerId, key: userId, email: email ?? '', proposedBy: null });
    await publishTeam(ctx, tx, employerId);
    await ctx.audit(tx, { action: 'employer_link_proposed', userId, sessionId });
  });
  return mapUserToEmployers(ctx, person);
}
