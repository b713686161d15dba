import type { PlanId } from '@stellenvisite/contract/billing/plans';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { readPriceList } from '@stellenvisite/core/billing/withdraw-price';
import { addDays, addMonths } from '@stellenvisite/core/employers/plan/berlin-days';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import { DEMO_SEED } from '../market/generate-market.ts';
import { createRandom } from '../random.ts';

/** The agreed yearly price of the demo's employers with many ads. */
const AGREED_NET = 890_000;

/** Books a plan for every employer with more public ads than the free one allows, for a year that is running. */
export async function fillDemoPlans(tx: Tx, { employerId, now }: { employerId: string; now: Date }): Promise<void> {
  const { plans } = await readPriceList(tx, now);
  const published = await tx
    .select({ id: employers.id, country: employers.country, jobs: count() })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.status, 'published'), gt(jobs.validThrough, now)))
    .groupBy(employers.id)
    .orderBy(asc(employers.id));
  const random = createRandom(`${DEMO_SEED}/plans`);
  const today = berlinDay(now);
  const rows = published.flatMap((employer) => {
    const since = addDays(today, -random.int(5, 200));
    const id = random.uuid();
    if (employer.id === employerId || employer.jobs < 2) return [];
    const planId: PlanId = plans.find(({ prices, jobs: places }) => prices && places >= employer.jobs)?.id ?? 'group';
    const currency = employer.country === 'CH' ? ('CHF' as const) : ('EUR' as const);
    const listed = plans.find((plan) => plan.id === planId)?.prices?.[currency].yearly;
    const row = {
      id,
      employerId: employer.id,
      planId,
      period: 'yearly' as const,
      payment: 'invoice' as const,
      currency,
      agreedNet: listed === undefined ? AGREED_NET : null,
      periodNet: listed ?? AGREED_NET,
      since,
      anchor: since,
      periodStart: since,
      periodEnd: addDays(addMonths(since, 12), -1),
      renews: listed === undefined,
      createdAt: new Date(`${since}T08:00:00Z`),
    };
    return [row];
  });
  await insertRows(tx, subscriptions, rows);
}
