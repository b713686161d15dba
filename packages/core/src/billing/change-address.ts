import type { Billing } from '@stellenvisite/contract/billing/billing.schema';
import type { BillingAddress } from '@stellenvisite/contract/billing/billing-address.schema';
import { CURRENCY_OF } from '@stellenvisite/contract/jobs/countries';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { findSubscription, lockAccount, saveAddress } from './billing-account.ts';
import { loadBilling } from './get-billing.ts';
import type { OfEmployer } from './list-invoices.ts';

/** Of invoices from now on. The currency of a plan stays as long as it runs. */
export async function changeAddress(
  ctx: Context,
  { employerId: asked, ...address }: BillingAddress & OfEmployer,
): Promise<Billing> {
  const { employerId } = await requireActingEmployer(ctx, 'billing.manage', asked);
  await ctx.db.transaction(async (tx) => {
    await lockAccount(ctx, tx, employerId);
    const current = await findSubscription(tx, employerId);
    if (current && current.currency !== CURRENCY_OF[address.country]) throw new DomainError('order.not_for_sale');
    await saveAddress(ctx, tx, employerId, address);
  });
  return loadBilling(ctx, employerId);
}
