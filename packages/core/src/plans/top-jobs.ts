import type { TopJobAllowance } from '@stellenvisite/contract/own-jobs.schema';
import { TOP_JOB_DAYS } from '@stellenvisite/contract/plans';
import type { Db, Tx } from '@stellenvisite/db/client';
import { billingCredits } from '@stellenvisite/db/schema/billing';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/job-postings';
import { and, count, eq, gte, isNotNull } from 'drizzle-orm';
import { monthOf } from './berlin-days.ts';
import { readCredits, spendCredit } from './credits.ts';
import { readPlan } from './read-plan.ts';

const DAY_MS = 86_400_000;

/** What the plan allows this month with what was bought, and what of it is used; the history says how often a job was made a Top-Job. */
export async function readTopJobs(db: Db | Tx, employerId: string, now: Date): Promise<TopJobAllowance> {
  const { used, of, credits, until } = await readUse(db, employerId, now);
  return { used, of: of + Math.max(0, credits), until };
}

async function readUse(db: Db | Tx, employerId: string, now: Date) {
  const { topJobsPerMonth } = await readPlan(db, employerId);
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
  return { used, of: topJobsPerMonth, credits: await readCredits(db, employerId, 'top_job'), until };
}

/** Under the lock of the employer and before the history says so: what the plan does not hold is taken from what was bought. */
export async function spendTopJobs(tx: Tx, employerId: string, ids: readonly string[], now: Date): Promise<void> {
  const { used, of } = await readUse(tx, employerId, now);
  const until = new Date(now.getTime() + TOP_JOB_DAYS * DAY_MS);
  for (const postingId of ids.slice(Math.max(0, of - used)))
    await spendCredit(tx, { employerId, product: 'top_job', postingId, at: now, until });
}
