import type { ProductId } from '@stellenvisite/contract/billing/billing';
import { TOP_JOB_DAYS } from '@stellenvisite/contract/billing/plans';
import type { TopJobAllowance } from '@stellenvisite/contract/jobs/own-jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Db, Tx } from '@stellenvisite/db/client';
import { billingCredits } from '@stellenvisite/db/schema/billing/billing';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { and, count, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { monthOf } from './berlin-days.ts';
import { getPlan } from './get-plan.ts';

type Spent = { employerId: string; product: ProductId; postingId: string; at: Date; until: Date };

/**
 * Returns the Top-Jobs of this month, from the plan and bought, and how many of them are used; the history shows how often a job was made
 * one.
 */
export async function getTopJobs(db: Db | Tx, employerId: string, now: Date): Promise<TopJobAllowance> {
  const { used, of, credits, until } = await getUse(db, employerId, now);
  return { used, of: of + Math.max(0, credits), until };
}

async function getUse(db: Db | Tx, employerId: string, now: Date) {
  const { topJobsPerMonth } = await getPlan(db, employerId);
  const { from, until } = monthOf(now);
  const [events] = await db
    .select({ used: count() })
    .from(jobPostingEvents)
    .innerJoin(jobPostings, eq(jobPostings.id, jobPostingEvents.postingId))
    .where(
      and(
        eq(jobPostings.employerId, employerId),
        eq(jobPostingEvents.kind, 'featured'),
        gte(jobPostingEvents.at, from),
      ),
    );
  const bought = and(
    eq(billingCredits.employerId, employerId),
    eq(billingCredits.product, 'top_job'),
    isNotNull(billingCredits.postingId),
    gte(billingCredits.at, from),
  );
  const used = Math.max(0, (events?.used ?? 0) - (await db.$count(billingCredits, bought)));
  return { used, of: topJobsPerMonth, credits: await getCredits(db, employerId, 'top_job'), until };
}

/** Under the lock of the employer and before the history says so: what the plan does not hold is taken from what was bought. */
export async function spendTopJobs(tx: Tx, employerId: string, ids: readonly string[], now: Date): Promise<void> {
  const { used, of } = await getUse(tx, employerId, now);
  const until = new Date(now.getTime() + TOP_JOB_DAYS * DAY_MS);
  for (const postingId of ids.slice(Math.max(0, of - used)))
    await spendCredit(tx, { employerId, product: 'top_job', postingId, at: now, until });
}

/** Returns the remaining credits of a product. Below zero where credits were used and then refunded. */
export async function getCredits(db: Db | Tx, employerId: string, product: ProductId): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${billingCredits.amount}), 0)::int` })
    .from(billingCredits)
    .where(and(eq(billingCredits.employerId, employerId), eq(billingCredits.product, product)));
  return row?.sum ?? 0;
}

/** Under the lock of the employer, after its credits were read. */
export async function spendCredit(tx: Tx, { postingId, at, product, ...spent }: Spent): Promise<void> {
  const source = `use:${product}:${postingId}:${at.toISOString()}`;
  await tx.insert(billingCredits).values({ ...spent, product, postingId, at, amount: -1, source });
}
