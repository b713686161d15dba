import type {
  AdminSubscription,
  AdminSubscriptions,
  AdminSubscriptionsFilters,
  AdminSubscriptionsQuery,
} from '@stellenvisite/contract/billing/admin-billing.schema';
import { formatDate } from '@stellenvisite/contract/platform/format-date';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { plans, subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, count, desc, eq, gt, ilike, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { exportList, MAX_EXPORTED_ROWS } from '../export-list.ts';
import { requirePermission } from '../require-permission.ts';

const PER_PAGE = 25;

const HEADINGS = {
  de: [
    'Arbeitgeber',
    'Paket',
    'Danach',
    'Zeitraum',
    'Zahlung',
    'Netto',
    'Währung',
    'Seit',
    'Bis',
    'Läuft weiter',
    'Stellen',
  ],
  en: ['Employer', 'Plan', 'Next', 'Period', 'Payment', 'Net', 'Currency', 'Since', 'Until', 'Renews', 'Jobs'],
};
const ANSWERS = { de: { yes: 'ja', no: 'nein' }, en: { yes: 'yes', no: 'no' } };

/** Which employer has which plan now, for administrators; the newest first. */
export async function listSubscriptions(
  ctx: Context,
  { page, ...filters }: AdminSubscriptionsQuery,
): Promise<AdminSubscriptions> {
  await requirePermission(ctx, 'plan.manage');
  const [all] = await ctx.db
    .select({ total: count() })
    .from(subscriptions)
    .innerJoin(employers, eq(employers.id, subscriptions.employerId))
    .where(toCondition(filters));
  return {
    items: await selectSubscriptions(ctx, filters, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
    total: all?.total ?? 0,
    page,
    pageSize: PER_PAGE,
  };
}

export async function exportSubscriptions(ctx: Context, filters: AdminSubscriptionsFilters): Promise<string> {
  await requirePermission(ctx, 'plan.manage');
  const found = await selectSubscriptions(ctx, filters, { limit: MAX_EXPORTED_ROWS, offset: 0 });
  const answers = ANSWERS[ctx.language];
  return exportList(ctx, {
    action: 'subscriptions.exported',
    filters,
    headings: HEADINGS,
    rows: found.map(
      ({ employer, plan, nextPlan, period, payment, net, currency, since, periodEnd, renews, jobs: own }) => [
        employer.name,
        plan,
        nextPlan,
        period,
        payment,
        net / 100,
        currency,
        formatDate(since),
        formatDate(periodEnd),
        renews ? answers.yes : answers.no,
        own.used,
      ],
    ),
  });
}

const toCondition = ({ plan, q }: AdminSubscriptionsFilters): SQL | undefined =>
  and(
    isNull(subscriptions.endedAt),
    plan && eq(subscriptions.planId, plan),
    q ? ilike(employers.name, toLikePattern(q)) : undefined,
  );

async function selectSubscriptions(
  ctx: Context,
  filters: AdminSubscriptionsFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminSubscription[]> {
  const rows = await ctx.db
    .select({ subscription: subscriptions, name: employers.name, jobs: plans.jobs })
    .from(subscriptions)
    .innerJoin(employers, eq(employers.id, subscriptions.employerId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(toCondition(filters))
    .orderBy(desc(subscriptions.since), desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(limit)
    .offset(offset);
  const used = await countPublished(
    ctx,
    rows.map(({ subscription }) => subscription.employerId),
  );
  return rows.map(({ subscription, name, jobs: of }) => {
    const { id, employerId, planId, nextPlanId, period, payment, periodNet, currency, agreedNet } = subscription;
    const { since, periodEnd, renews } = subscription;
    return {
      id,
      employer: { id: employerId, name },
      plan: planId,
      nextPlan: nextPlanId,
      period,
      payment,
      net: periodNet,
      currency,
      isAgreed: agreedNet !== null,
      since,
      periodEnd,
      renews,
      jobs: { used: used.get(employerId) ?? 0, of },
    };
  });
}

async function countPublished(ctx: Context, employerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ employerId: jobs.employerId, published: count() })
    .from(jobs)
    .where(
      and(inArray(jobs.employerId, [...employerIds]), eq(jobs.status, 'published'), gt(jobs.validThrough, ctx.now())),
    )
    .groupBy(jobs.employerId);
  return new Map(rows.map(({ employerId, published }) => [employerId, published]));
}
