import type { BillingPeriod } from '@stellenvisite/contract/billing';

const PARAMETER = 'abrechnung';
const YEARLY = 'jaehrlich';

export function readBilling(search: URLSearchParams): BillingPeriod {
  return search.get(PARAMETER) === YEARLY ? 'yearly' : 'monthly';
}

/** Monthly is the plain address. */
export function withBilling(search: URLSearchParams, billing: BillingPeriod): string {
  const next = new URLSearchParams(search);
  if (billing === 'yearly') next.set(PARAMETER, YEARLY);
  else next.delete(PARAMETER);
  const query = next.toString();
  return query ? `?${query}` : '?';
}
