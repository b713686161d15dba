import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../queue/define-job.ts';

/** The key makes a second attempt the same refund. */
async function refundPayment(ctx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  await ctx.payments.stripe?.refunds.create(
    { payment_intent: paymentId, reason: 'duplicate' },
    { idempotencyKey: `refund:${paymentId}` },
  );
}

export const refundPaymentJob = defineJob({
  name: 'billing.refund-payment',
  payload: z.object({ paymentId: z.string() }),
  options: {
    policy: 'standard',
    retryLimit: 10,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 120,
    notify: true,
  },
  handler: refundPayment,
});
