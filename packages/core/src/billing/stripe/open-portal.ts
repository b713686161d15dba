import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireActingEmployer } from '../../require-acting-employer.ts';
import { findAccount } from '../billing-account.ts';
import type { OfEmployer } from '../list-invoices.ts';

/** Where the customer looks after the cards that the payment provider keeps. */
export async function openPortal(ctx: Context, { employerId: asked }: OfEmployer): Promise<{ url: string }> {
  const { employerId } = await requireActingEmployer(ctx, 'billing.manage', asked);
  const { stripe } = ctx.features.payments;
  const account = await findAccount(ctx.db, employerId);
  if (!stripe || !account?.stripeCustomerId) throw new DomainError('billing.cards_off');
  try {
    const { url } = await stripe.billingPortal.sessions.create({
      customer: account.stripeCustomerId,
      locale: ctx.language,
      return_url: `${ctx.publicUrl}/employer-dashboard/abrechnung`,
    });
    return { url };
  } catch (error) {
    ctx.log.error({ err: error }, 'the payment provider did not answer');
    throw new DomainError('billing.unavailable');
  }
}
