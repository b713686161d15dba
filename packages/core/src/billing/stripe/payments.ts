import Stripe from 'stripe';

export type PaymentOptions = {
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  /** Another host than Stripe's own, for tests. */
  apiUrl: string | undefined;
};

/** The payment provider. Without keys everything is sold on account. */
export type Payments = { stripe: Stripe | null; webhookSecret: string | null };

const TIMEOUT_MS = 15_000;

export function createPayments({ secretKey, webhookSecret, apiUrl }: PaymentOptions): Payments {
  if (!secretKey || !webhookSecret) return { stripe: null, webhookSecret: null };
  return {
    stripe: new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, ...hostOf(apiUrl) }),
    webhookSecret,
  };
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {};
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
