import { DOMAIN_WATCH_HOURS, type ProofMethod } from '@stellenvisite/contract/employer-verifications';
import type { EmployerVerification } from '@stellenvisite/contract/employer-verifications.schema';
import { employerVerifications } from '@stellenvisite/db/schema/employer-verifications';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { countTry } from '../limits/require-tries-left.ts';
import { requireActingEmployer } from '../permissions/require-acting-employer.ts';
import { loadVerification } from './get-verification.ts';
import { lookForProof } from './look-for-proof.ts';
import { markVerified } from './mark-verified.ts';
import { openVerification, readEmployer, requireDomain } from './open-verification.ts';

const CHECKS = { name: 'employer-domain-check', count: 30, seconds: 3600, burst: 10 };

type CheckDomainProof = { employerId?: string | undefined; method: ProofMethod };

/** Looks now, and from now on every half hour for three days. */
export async function checkDomainProof(
  ctx: Context,
  { employerId: asked, method }: CheckDomainProof,
): Promise<EmployerVerification> {
  const { employerId, person } = await requireActingEmployer(ctx, 'employer.verify', asked);
  const { domain } = requireDomain(await readEmployer(ctx.db, employerId));
  await countTry(ctx, ctx.db, CHECKS, employerId);
  await openVerification(ctx.db, employerId, domain);
  const watchedUntil = new Date(ctx.now().getTime() + DOMAIN_WATCH_HOURS * 3_600_000);
  await ctx.db
    .update(employerVerifications)
    .set({ watchedUntil })
    .where(eq(employerVerifications.employerId, employerId));
  await checkProof(ctx, { employerId, method, person });
  return loadVerification(ctx, employerId);
}

type Check = { employerId: string; method: ProofMethod; person?: { userId: string; sessionId: string } };

/** No transaction is open while the other side is asked; what it answered counts for the domain and token it was asked about. */
export async function checkProof(ctx: Context, { employerId, method, person }: Check): Promise<void> {
  const { domain, website } = requireDomain(await readEmployer(ctx.db, employerId));
  const { token } = await openVerification(ctx.db, employerId, domain);
  const result = await lookForProof(ctx.network, { method, domain, website, token });
  const at = ctx.now();
  const checked =
    method === 'file' ? { fileCheckedAt: at, fileResult: result } : { dnsCheckedAt: at, dnsResult: result };
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(employerVerifications)
      .set(checked)
      .where(and(eq(employerVerifications.employerId, employerId), eq(employerVerifications.token, token)))
      .returning({ employerId: employerVerifications.employerId, domain: employerVerifications.domain });
    if (row && result === 'found') await markVerified(ctx, tx, row, person);
  });
}
