import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { talentClosures } from '@stellenvisite/db/schema/talent-pool/talent-pool';
import { eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { registrableDomain } from '../../identity/permissions/registrable-domain.ts';

type EmployerRow = typeof employers.$inferSelect;

/** A verified employer that often becomes another one is looking for something. */
const MAX_CHANGES = 3;
const MONTH_MS = 30 * 86_400_000;
/** The form saves while somebody types: what follows within the hour is the same change. */
const SAME_CHANGE_MS = 3_600_000;

type Change = { before: EmployerRow; by: { userId: string; sessionId: string } };

/**
 * Follows a change of what an employer is known by. Once it has been verified, such changes are counted and logged, and close the
 * talent pool until an administrator has checked them; another name loses the badge until the domain is proven again. A name that was
 * only mistyped comes back with both.
 */
export async function followIdentity(ctx: Context, tx: Tx, { before, by }: Change): Promise<void> {
  const { id } = before;
  const [after] = await tx.select().from(employers).where(eq(employers.id, id));
  const fields = after ? listChanged(before, after) : [];
  const [closure] = await tx.select().from(talentClosures).where(eq(talentClosures.employerId, id));
  const wasVerified = before.verifiedAt !== null || before.checkedName !== null || closure !== undefined;
  if (!after || fields.length === 0 || !wasVerified) return;
  await ctx.audit(tx, { action: 'employer_identity_changed', userId: by.userId, sessionId: by.sessionId });
  if (
    closure?.cause === 'change' &&
    closure.reason === 'name' &&
    after.name === after.checkedName &&
    fields.length === 1
  ) {
    await tx.delete(talentClosures).where(eq(talentClosures.employerId, id));
    if (after.verifiedDomain) await tx.update(employers).set({ verifiedAt: ctx.now() }).where(eq(employers.id, id));
    return;
  }
  const identityChangedAt = countChange(before, ctx.now());
  const badge = fields.includes('name') ? { verifiedAt: null } : {};
  await tx
    .update(employers)
    .set({ identityChangedAt, ...badge })
    .where(eq(employers.id, id));
  // An employer that nobody has checked since the first verification stays closed for that reason.
  if (closure?.cause === 'verification') return;
  const known = closure?.cause === 'change' ? closure.reason.split(', ') : [];
  const reason = [...new Set([...known, ...fields])].join(', ');
  await closePool(ctx, tx, { employerId: id, cause: 'change', reason });
}

/** Counts a change of the identity, and refuses too many. Called while the row is locked. */
function countChange({ identityChangedAt }: EmployerRow, now: Date): Date[] {
  const recent = identityChangedAt.filter((at) => now.getTime() - at.getTime() < MONTH_MS);
  if (recent.some((at) => now.getTime() - at.getTime() < SAME_CHANGE_MS)) return recent;
  if (recent.length >= MAX_CHANGES) throw new DomainError('employer.identity_limit');
  return [...recent, now];
}

const domainOf = ({ website }: EmployerRow) => registrableDomain(website ?? '');

function listChanged(before: EmployerRow, after: EmployerRow): string[] {
  const changed = (['name', 'owner', 'email'] as const).filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  return domainOf(before) === domainOf(after) ? changed : [...changed, 'website'];
}

type NewClosure = Pick<typeof talentClosures.$inferSelect, 'employerId' | 'cause' | 'reason'>;

/** Closes the pool for an employer until an administrator opens it. What an administrator has closed stays as it is. */
export async function closePool(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  { employerId, ...closure }: NewClosure,
): Promise<void> {
  const row = { ...closure, closedAt: ctx.now() };
  const insert = tx.insert(talentClosures).values({ employerId, ...row });
  const target = talentClosures.employerId;
  await (closure.cause === 'verification'
    ? insert.onConflictDoNothing({ target })
    : insert.onConflictDoUpdate({ target, set: row, setWhere: ne(talentClosures.cause, 'administrator') }));
}
