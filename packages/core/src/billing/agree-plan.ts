import { randomUUID } from 'node:crypto';
import type { AgreePlan } from '@stellenvisite/contract/billing/admin-billing.schema';
import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { subscriptions } from '@stellenvisite/db/schema/billing/billing';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { recordAdminAct } from '../record-admin-act.ts';
import { requireProvenPermission } from '../require-permission.ts';
import { findSubscription, lockAccount, raiseVersion } from './billing-account.ts';
import { sumUp } from './decide-vat.ts';
import { issueInvoice } from './issue-invoice.ts';
import { publishBilling } from './notify-billing.ts';
import { firstPeriod } from './quote-order.ts';
import { readPriceList } from './withdraw-price.ts';

/** A plan for an agreed price, from today and until it is cancelled. Only for who has none: what was paid for another one would be lost. */
export async function agreePlan(ctx: Context, { employerId, plan, period, net }: AgreePlan): Promise<void> {
  await requireProvenPermission(ctx, 'plan.manage');
  await ctx.db.transaction(async (tx) => {
    const [employer] = await tx.select().from(employers).where(eq(employers.id, employerId));
    if (!employer) throw new DomainError('employer.not_found');
    const { address } = await lockAccount(ctx, tx, employerId);
    if (await findSubscription(tx, employerId)) throw new DomainError('order.has_plan');
    const isFree = (await readPriceList(tx, ctx.now())).plans.some(({ id, isFree }) => id === plan && isFree);
    if (isFree) throw new DomainError('order.not_for_sale');
    // An invoice needs an address: the employer gives it on its own billing page.
    if (net > 0 && !address) throw new DomainError('billing.address_missing');
    const today = berlinDay(ctx.now());
    const times = firstPeriod(today, period);
    const currency = CURRENCY_OF[address?.country ?? employer.country];
    const id = randomUUID();
    await tx.insert(subscriptions).values({
      id,
      employerId,
      planId: plan,
      period,
      payment: 'invoice',
      currency,
      agreedNet: net,
      periodNet: net,
      since: today,
      anchor: today,
      ...times,
      renews: true,
      createdAt: ctx.now(),
    });
    if (net > 0 && address) {
      const { periodStart: from, periodEnd: to } = times;
      const sums = sumUp([{ kind: 'plan', plan, period, from, to, net }], address);
      await issueInvoice(ctx, tx, {
        employerId,
        subscription: { subscriptionId: id, periodStart: from },
        sums: { ...sums, currency },
        buyer: address,
      });
    }
    await raiseVersion(ctx, tx, employerId);
    await recordAdminAct(ctx, tx, {
      action: 'plan.agreed',
      subject: { kind: 'employer', id: employerId, label: employer.name },
      after: { plan, period, net, currency },
    });
    await publishBilling(ctx, tx, employerId);
  });
}
