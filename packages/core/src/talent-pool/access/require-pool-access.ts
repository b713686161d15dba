import type { TalentClosureCause } from '@stellenvisite/contract/talent-pool/talent-pool';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { isVerified } from '../../employers/is-verified.ts';
import type { MappedUser } from '../../identity/permissions/map-user-to-employers.ts';
import { isOwnedBy, selectMembers } from '../../identity/permissions/team-members.ts';
import { type Acting, requireActingEmployer } from '../../require-acting-employer.ts';

type Looking = { employerId: string; person: MappedUser };
type Closure = { cause: TalentClosureCause; reason: string; isOwn: boolean };
export type PoolAccess = { isVerified: boolean; closure: Closure | null };

/** The employer somebody searches the pool for. */
export async function requirePoolAccess(
  ctx: Context,
  action: 'talent_pool.read' | 'talent_pool.enquire',
  asked: string | undefined,
): Promise<Acting> {
  const acting = await requireActingEmployer(ctx, action, asked);
  const access = await readPoolAccess(ctx, acting);
  if (!access.isVerified) throw new DomainError('talent_pool.not_verified');
  requireOpenPool(access);
  return acting;
}

/**
 * Returns what decides whether an employer is shown profiles. A pool that is closed for one employer is closed for all of those who
 * own it, so that another employer of theirs does not open it again; one whose first verification is unchecked closes itself alone.
 */
export async function readPoolAccess(ctx: Pick<Context, 'db'>, { employerId, person }: Looking): Promise<PoolAccess> {
  const [[employer], members] = await Promise.all([
    ctx.db.select({ verifiedAt: employers.verifiedAt }).from(employers).where(eq(employers.id, employerId)),
    selectMembers(ctx.db, employerId),
  ]);
  const owners = [...members.filter(({ role }) => role === 'owner'), person];
  const isOwn = sql<boolean>`${talentClosures.employerId} = ${employerId}`;
  const [closure] = await ctx.db
    .select({ cause: talentClosures.cause, reason: talentClosures.reason, isOwn })
    .from(talentClosures)
    .where(
      or(isOwn, and(ne(talentClosures.cause, 'verification'), isOwnedBy(ctx.db, talentClosures.employerId, owners))),
    )
    .orderBy(sql`${isOwn} desc`, talentClosures.closedAt)
    .limit(1);
  return { isVerified: employer !== undefined && isVerified(employer), closure: closure ?? null };
}

/** Refuses an employer whose access an administrator closed, with the reason; earlier agreements stay readable. */
export function requireOpenPool({ closure }: PoolAccess): void {
  if (!closure) return;
  if (closure.cause !== 'administrator') throw new DomainError('talent_pool.in_review');
  // The reason names what another employer did: those who work for this one alone need not know it.
  const errors = closure.isOwn ? [{ path: 'employerId', message: closure.reason }] : [];
  throw new DomainError('talent_pool.access_closed', undefined, { errors });
}
