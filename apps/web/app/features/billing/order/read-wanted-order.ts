import type { BillingPeriod, ProductId } from '@stellenvisite/contract/billing';
import { PLAN_IDS, type PlanId } from '@stellenvisite/contract/plans';

export type WantedOrder = { plan: PlanId | null; period: BillingPeriod; products: Record<ProductId, number> };

/** What the address of the order page asks for; anything else is nothing. */
export function readWantedOrder(search: URLSearchParams): WantedOrder {
  const extra = search.get('zusatz');
  return {
    plan: PLAN_IDS.find((id) => id === search.get('paket')) ?? null,
    period: search.get('periode') === 'yearly' ? 'yearly' : 'monthly',
    products: { single_ad: extra === 'single_ad' ? 1 : 0, top_job: extra === 'top_job' ? 1 : 0 },
  };
}
