import { VERIFICATION_LAPSE_DAYS, VERIFICATION_WARNING_DAYS } from '@stellenvisite/contract/employer-verifications';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { provableDomain } from './provable-domain.ts';
import { warnOfLapseJob } from './warn-of-lapse.job.ts';
import { warnOfLapse } from './warn-of-lapse.ts';

const DAY_MS = 86_400_000;

/** A proof stays for two weeks after the website was given another domain, and for good when the old one comes back. */
export async function followWebsite(ctx: Context, tx: Tx, employerId: string): Promise<void> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, employerId));
  if (!row?.verifiedAt) return;
  const isSameDomain = provableDomain(row.website).domain === row.verifiedDomain;
  if (isSameDomain === (row.verificationLapsesAt === null)) return;
  const lapsesAt = isSameDomain ? null : new Date(ctx.now().getTime() + VERIFICATION_LAPSE_DAYS * DAY_MS);
  await tx
    .update(employers)
    .set({ verificationLapsesAt: lapsesAt })
    .where(and(eq(employers.id, employerId), eq(employers.verifiedAt, row.verifiedAt)));
  if (!lapsesAt) return;
  await warnOfLapse(ctx, tx, employerId);
  const startAfter = new Date(lapsesAt.getTime() - VERIFICATION_WARNING_DAYS * DAY_MS);
  await ctx.queue.enqueue(tx, warnOfLapseJob, { employerId, lapsesAt: lapsesAt.toISOString() }, { startAfter });
}
