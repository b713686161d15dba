import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import type { Db, Tx } from '@stellenvisite/db/client';
import { billingCredits, products } from '@stellenvisite/db/schema/billing/billing';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, gt, isNotNull, isNull, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { DomainError } from '../../domain-error.ts';
import { type EmployerPlan, getPlan } from './get-plan.ts';
import { getCredits, spendCredit } from './top-jobs.ts';

/**
 * Jobs that are public or will be, and those that wait for our look at them, each take one of the plan's places. Counted where they
 * are: a feed of a hundred thousand jobs asks with every batch.
 */
async function countPlaced(db: Db | Tx, employerId: string, now: Date, without: readonly string[]): Promise<number> {
  const isPublic = and(eq(jobs.employerId, employerId), eq(jobs.status, 'published'), gt(jobs.validThrough, now));
  const isOther = (id: AnyPgColumn) => (without.length > 0 ? notInArray(id, [...without]) : undefined);
  const published = await db.$count(jobs, and(isPublic, isOther(jobs.id)));
  const occupied = await db.$count(
    jobPostings,
    and(
      eq(jobPostings.employerId, employerId),
      or(isNotNull(jobPostings.pendingSince), isNotNull(jobPostings.suspendedAt)),
      isNull(jobPostings.removedAt),
      isOther(jobPostings.id),
      notExists(
        db
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.id, jobPostings.id), isPublic)),
      ),
    ),
  );
  return published + occupied;
}

/** Jobs that hold a place which was bought for them alone. */
async function listBought(db: Db | Tx, employerId: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: billingCredits.postingId })
    .from(billingCredits)
    .where(
      and(
        eq(billingCredits.employerId, employerId),
        eq(billingCredits.product, 'single_ad'),
        gt(billingCredits.until, now),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export type JobPlaces = { used: number; of: number; credits: number; isStartUsed: boolean };

/** How many places of the plan are taken; `except` are jobs that are about to take one. */
export async function getJobQuota(
  db: Db | Tx,
  employerId: string,
  now: Date,
  except: readonly string[] = [],
): Promise<JobPlaces> {
  const plan = await getPlan(db, employerId);
  const bought = await listBought(db, employerId, now);
  return {
    used: await countPlaced(db, employerId, now, [...bought, ...except]),
    of: plan.jobs,
    credits: await getCredits(db, employerId, 'single_ad'),
    isStartUsed: await isFreeAdUsed(db, plan, employerId, except),
  };
}

/** The free ad is one ad, once: whoever has had another one in public has had it. */
async function isFreeAdUsed(
  db: Db | Tx,
  { isBooked }: EmployerPlan,
  employerId: string,
  except: readonly string[],
): Promise<boolean> {
  if (isBooked) return false;
  const isOther: SQL | undefined = except.length > 0 ? notInArray(jobs.id, [...except]) : undefined;
  const boughtFor = db
    .select({ id: billingCredits.postingId })
    .from(billingCredits)
    .where(
      and(
        eq(billingCredits.employerId, employerId),
        eq(billingCredits.product, 'single_ad'),
        sql`${billingCredits.postingId} is not null`,
      ),
    );
  const [other] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), ne(jobs.status, 'draft'), isOther, notInArray(jobs.id, boughtFor)))
    .limit(1);
  return other !== undefined;
}

/** How many more ads the plan itself lets become public. Under the lock of the employer it stays true until the end. */
export async function countFreePlaces(db: Db | Tx, employerId: string, now: Date): Promise<number> {
  const { used, of, isStartUsed } = await getJobQuota(db, employerId, now);
  return isStartUsed ? 0 : Math.max(0, of - used);
}

type Taking = { employerId: string; ids: readonly string[]; now: Date };

/**
 * Gives places to jobs that become public: those of the plan first, then bought ones. Under the lock of the employer. Answers which
 * got one.
 */
export async function reserveJobQuota(tx: Tx, { employerId, ids, now }: Taking): Promise<string[]> {
  const bought = await listBought(tx, employerId, now);
  const wanting = ids.filter((id) => !bought.has(id));
  const { used, of, credits, isStartUsed } = await getJobQuota(tx, employerId, now, ids);
  const free = isStartUsed ? 0 : Math.max(0, of - used);
  const paid = wanting.slice(free, free + Math.max(0, credits));
  if (paid.length > 0) {
    const [product] = await tx.select().from(products).where(eq(products.id, 'single_ad'));
    const until = new Date(now.getTime() + (product?.days ?? 0) * DAY_MS);
    for (const postingId of paid)
      await spendCredit(tx, { employerId, product: 'single_ad', postingId, at: now, until });
  }
  const refused = new Set(wanting.slice(free + paid.length));
  return ids.filter((id) => !refused.has(id));
}

export async function requireJobPlace(tx: Tx, { id, ...taking }: Omit<Taking, 'ids'> & { id: string }): Promise<void> {
  const taken = await reserveJobQuota(tx, { ...taking, ids: [id] });
  if (taken.length === 0) throw new DomainError('billing.no_place');
}

/** Finds the employer of a job or of its draft, before anything of it is locked. */
export async function findEmployerOf(db: Db | Tx, id: string): Promise<string | null> {
  const [posting] = await db
    .select({ employerId: jobPostings.employerId })
    .from(jobPostings)
    .where(eq(jobPostings.id, id));
  if (posting) return posting.employerId;
  const [job] = await db.select({ employerId: jobs.employerId }).from(jobs).where(eq(jobs.id, id));
  return job?.employerId ?? null;
}
