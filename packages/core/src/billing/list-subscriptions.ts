import type { AdminSubscriptions, AdminSubscriptionsQuery } from '@stellenvisite/contract/admin-billing.schema';
import { toLikePattern } from '@stellenvisite/db/like-pattern';
import { plans, subscriptions } from '@stellenvisite/db/schema/billing';
import { employers } from '@stellenvisite/db/schema/employers';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, count, desc, eq, gt, ilike, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions/require-permission.ts';

const PER_PAGE = 25;

/** Which employer has which plan now, for administrators; the newest first. */
export async function listSubscriptions(ctx: Context, query: AdminSubscriptionsQuery): Promise<AdminSubscriptions> {
  await requirePermission(ctx, 'plan.manage');
  const { page, plan, q } = query;
  const condition = and(
    isNull(subscriptions.endedAt),
    plan && eq(subscriptions.planId, plan),
    q ? ilike(employers.name, toLikePattern(q)) : undefined,
  );
  const found = ctx.db
    .select({ subscription: subscriptions, name: employers.name, jobs: plans.jobs })
    .from(subscriptions)
    .innerJoin(employers, eq(employers.id, subscriptions.employerId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(condition);
  const rows = await found
    .orderBy(desc(subscriptions.since), desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(subscriptions)
    .innerJoin(employers, eq(employers.id, subscriptions.employerId))
    .where(condition);
  const used = await countPublished(
    ctx,
    rows.map(({ subscription }) => subscription.employerId),
  );
  const items = rows.map(({ subscription, name, jobs: of }) => {
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
  return { items, total: all?.total ?? 0, page, pageSize: PER_PAGE };
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
