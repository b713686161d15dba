import { invoices } from '@stellenvisite/db/schema/billing/billing';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { findAccount } from '../billing-account.ts';
import { notifyCardFailed } from '../notify-billing.ts';
import { getOpenSum } from '../open-sum.ts';

/**
 * Takes the sum of a next period from the card that was retained. That it succeeded is reported by an event, as with every payment; where it
 * cannot be taken, the invoice stays open and its reminders lead to the payment page.
 */
export async function chargeInvoice(ctx: Context, { invoiceId }: { invoiceId: string }): Promise<void> {
  const { stripe } = ctx.features.payments;
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!stripe || !invoice?.employerId || invoice.settlement) return;
  const amount = await getOpenSum(ctx.db, invoice);
  if (amount <= 0) return;
  const customer = (await findAccount(ctx.db, invoice.employerId))?.stripeCustomerId;
  const method = customer ? (await stripe.customers.listPaymentMethods(customer, { limit: 1 })).data[0] : undefined;
  if (!customer || !method) {
    await ctx.db.transaction((tx) => notifyCardFailed(ctx, tx, invoice));
    return;
  }
  try {
    await stripe.paymentIntents.create(
      {
        amount,
        currency: invoice.currency.toLowerCase(),
        customer,
        payment_method: method.id,
        off_session: true,
        confirm: true,
        metadata: { invoiceId },
      },
      { idempotencyKey: `invoice:${invoiceId}:${amount}` },
    );
  } catch (error) {
    // A declined card comes as an event, too: that one tells the customer.
    if ((error as { type?: string }).type !== 'StripeCardError') throw error;
  }
}

export const chargeInvoiceJob = defineJob({
  name: 'billing.charge-invoice',
  payload: z.object({ invoiceId: z.uuid() }),
  options: {
    policy: 'standard',
    retryLimit: 6,
    retryDelay: 300,
    retryBackoff: true,
    expireInSeconds: 120,
    notify: true,
  },
  handler: chargeInvoice,
});
