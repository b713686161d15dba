import type { HeldJobClaim } from '@stellenvisite/contract/held-jobs.schema';
import { isId } from '@stellenvisite/contract/ids.schema';
import type { Db, Tx } from '@stellenvisite/db/client';
import { adminUsers } from '@stellenvisite/db/schema/accounts';
import { heldJobClaims, jobPostings } from '@stellenvisite/db/schema/job-postings';
import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requirePermission } from '../../permissions/require-permission.ts';

/** The screen renews its claim well before it ends; one whose browser died is free a minute later. */
const CLAIM_MS = 60_000;

/** Says that the caller looks at a held job, unless somebody else does; and who that is. */
export async function claimHeldJob(ctx: Context, { id }: { id: string }): Promise<HeldJobClaim> {
  const { userId } = await requirePermission(ctx, 'job.moderate');
  const now = ctx.now();
  const isWaiting = and(eq(jobPostings.id, id), isNotNull(jobPostings.heldAt));
  if (!isId(id) || (await ctx.db.$count(jobPostings, isWaiting)) === 0) throw new DomainError('job.not_found');
  const until = new Date(now.getTime() + CLAIM_MS);
  await ctx.db
    .insert(heldJobClaims)
    .values({ postingId: id, userId, until })
    .onConflictDoUpdate({
      target: heldJobClaims.postingId,
      set: { userId, until },
      setWhere: sql`held_job_claims.user_id = ${userId} or held_job_claims.until <= ${now}`,
    });
  return { openedBy: await findOther(ctx.db, { id, userId, now }) };
}

type Claim = { id: string; userId: string; now: Date };

/** Whoever has it open and is not the caller. */
async function findOther(db: Db | Tx, { id, userId, now }: Claim): Promise<string | null> {
  const [other] = await db
    .select({ firstName: adminUsers.firstName, lastName: adminUsers.lastName })
    .from(heldJobClaims)
    .innerJoin(adminUsers, eq(adminUsers.authUserId, heldJobClaims.userId))
    .where(and(eq(heldJobClaims.postingId, id), ne(heldJobClaims.userId, userId), gt(heldJobClaims.until, now)));
  return other ? `${other.firstName} ${other.lastName}` : null;
}

/** A decision is made by whoever has the job open; one that nobody has open is anybody's. */
export async function requireClaimable(tx: Tx, claim: Claim): Promise<void> {
  if (await findOther(tx, claim)) throw new DomainError('job_posting.open_elsewhere');
}
