import { MAPPING_CONFIDENCE } from '@stellenvisite/contract/accounts';
import type { EmployerLink } from '@stellenvisite/contract/accounts.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Tx } from '@stellenvisite/db/client';
import { profiles, userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { mapUserToEmployers } from '../employers/map-user-to-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import type { Person } from '../permissions/require-person.ts';
import { selectLinks } from './employer-link-view.ts';

type Decision = { userId: string; employerId: string; isActive: boolean };

/**
 * Confirms a proposal, or ends a link. The owner of an employer decides on proposals made to it; an administrator may also link
 * somebody whom no domain ties to it.
 */
export async function decideEmployerLink(ctx: Context, decision: Decision): Promise<EmployerLink> {
  const { userId, employerId, isActive } = decision;
  const notFound = 'employer_link.not_found';
  const person = await requirePermission(ctx, 'employer_link.decide', { employerId, notFound });
  if (!isId(userId)) throw new DomainError(notFound);
  const isAdmin = person.role === 'admin';
  if (!isAdmin && !(await isOwner(ctx, person, employerId))) throw new DomainError('request.forbidden');
  const link = and(eq(userEmployerLinks.userId, userId), eq(userEmployerLinks.employerId, employerId));
  return ctx.db.transaction(async (tx) => {
    const decided = isAdmin && isActive ? await linkAnybody(ctx, tx, decision) : await change(tx, link, isActive);
    if (!decided) throw new DomainError(notFound);
    const action = isActive ? 'employer_link_confirmed' : 'employer_link_ended';
    await ctx.audit(tx, { action, userId: person.userId, sessionId: person.sessionId });
    const [shown] = await selectLinks(tx, link);
    if (!shown) throw new DomainError(notFound);
    return shown;
  });
}

/** Whose own id, or whose confirmed address, the employer has: colleagues who were linked do not let others in. */
async function isOwner(ctx: Context, person: Person, employerId: string): Promise<boolean> {
  const mappings = await mapUserToEmployers(ctx, person);
  return mappings.some((own) => own.employerId === employerId && own.confidence >= MAPPING_CONFIDENCE.email_match);
}

async function change(tx: Tx, link: ReturnType<typeof and>, isActive: boolean): Promise<boolean> {
  const changed = await tx
    .update(userEmployerLinks)
    .set({ isActive })
    .where(link)
    .returning({ userId: userEmployerLinks.userId });
  return changed.length > 0;
}

async function linkAnybody(ctx: Context, tx: Tx, { userId, employerId }: Decision): Promise<boolean> {
  const [person] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.id, userId));
  const [employer] = await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId));
  if (person?.role !== 'employer' || !employer) return false;
  await tx
    .insert(userEmployerLinks)
    .values({ userId, employerId, isActive: true, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [userEmployerLinks.userId, userEmployerLinks.employerId],
      set: { isActive: true },
    });
  return true;
}
