import type { EmployerLink } from '@stellenvisite/contract/identity/accounts.schema';
import { isId } from '@stellenvisite/contract/platform/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { profiles } from '@stellenvisite/db/schema/identity/accounts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { selectLinks } from '../../identity/accounts/list-employer-links.ts';
import { followOwners } from '../../identity/permissions/employer-suspension.ts';
import { selectMembers } from '../../identity/permissions/team-members.ts';
import { recordAdminAct } from '../../record-admin-act.ts';
import { requirePermission } from '../../require-permission.ts';
import { notifyAdmitted, publishTeam } from './notify-team.ts';
import { admit, refuse, removeMember } from './team-links.ts';

type Decision = { userId: string; employerId: string; isActive: boolean };

const notFound = 'employer_link.not_found';

/**
 * Confirms a proposal, or ends a link. The owner of an employer decides on proposals made to it; an administrator may also link
 * somebody whom no domain ties to it.
 */
export async function decideEmployerLink(ctx: Context, decision: Decision): Promise<EmployerLink> {
  const { userId, employerId, isActive } = decision;
  const person = await requirePermission(ctx, 'employer_link.decide', { employerId, notFound });
  if (!isId(userId)) throw new DomainError(notFound);
  const link = and(eq(userEmployerLinks.userId, userId), eq(userEmployerLinks.employerId, employerId));
  return ctx.db.transaction(async (tx) => {
    if (!isActive) await end(ctx, tx, decision);
    else if (person.role === 'admin') await linkAnybody(ctx, tx, decision);
    else if (!(await admit(ctx, tx, { userId, employerId, role: 'recruiter' }))) throw new DomainError(notFound);
    const action = isActive ? 'employer_link_confirmed' : 'employer_link_ended';
    await ctx.audit(tx, { action, userId: person.userId, sessionId: person.sessionId });
    const [shown] = await selectLinks(tx, link);
    if (!shown) throw new DomainError(notFound);
    if (person.role === 'admin') {
      await recordAdminAct(ctx, tx, {
        action: isActive ? 'employer_link.confirmed' : 'employer_link.declined',
        subject: { kind: 'employer', id: employerId, label: shown.employerName },
        before: { isVerified: !isActive },
        after: { isVerified: isActive },
      });
    }
    return shown;
  });
}

async function end(ctx: Context, tx: Tx, { userId, employerId }: Decision): Promise<void> {
  const link = { userId, employerId };
  if (await refuse(ctx, tx, link)) return;
  await removeMember(ctx, tx, link);
}

/** Links a person to an employer. An employer without an owner gets its owner by this. */
async function linkAnybody(ctx: Context, tx: Tx, { userId, employerId }: Decision): Promise<void> {
  const [person] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, userId));
  const [employer] = await tx
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.id, employerId))
    .for('no key update');
  if (person?.role !== 'employer' || !employer) throw new DomainError(notFound);
  const members = await selectMembers(tx, employerId);
  // A link would lower the role of whoever owns the employer without one.
  if (members.some((member) => member.userId === userId && member.tie !== 'link')) return;
  const role = members.some((member) => member.role === 'owner') ? 'recruiter' : 'owner';
  const linked = await tx
    .insert(userEmployerLinks)
    .values({ userId, employerId, isActive: true, role, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [userEmployerLinks.userId, userEmployerLinks.employerId],
      set: { isActive: true, role, endedAt: null },
      setWhere: eq(userEmployerLinks.isActive, false),
    })
    .returning({ userId: userEmployerLinks.userId });
  if (linked.length === 0) return;
  await followOwners(ctx, tx, { employerIds: [employerId] });
  await notifyAdmitted(ctx, tx, { userId, employerId, role });
  await publishTeam(ctx, tx, employerId);
}
