/** What an event can say of a payment. */
export const PAYMENT_FACTS = [
  'awaiting',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
export type PaymentFact = (typeof PAYMENT_FACTS)[number];

export type KnownFact = { fact: PaymentFact; amount: number; currency: string; happenedAt: Date };
export type Expected = { gross: number; currency: string };
export type PaymentState = {
  /** The money has come, as much as was asked for. */
  isPaid: boolean;
  /** All of it was given back. */
  isRefunded: boolean;
  /** The customer's bank has taken it back, or may. */
  isDisputed: boolean;
  /** It will not come any more. */
  isOver: boolean;
};

/**
 * The state of a payment from everything that is known of it, in whatever order it came to be known: money that came has come, of sums
 * given back the largest counts, and of a dispute the latest word by the time it was said.
 */
export function derivePayment(facts: readonly KnownFact[], { gross, currency }: Expected): PaymentState {
  const of = (...kinds: readonly PaymentFact[]) => facts.filter(({ fact }) => kinds.includes(fact));
  const isPaid = of('paid').some(
    (paid) => paid.amount === gross && paid.currency.toLowerCase() === currency.toLowerCase(),
  );
  const refunded = Math.max(0, ...of('refunded').map(({ amount }) => amount));
  return {
    isPaid,
    isRefunded: refunded >= gross && gross > 0,
    isDisputed: isTakenBack(of('disputed', 'dispute_won', 'dispute_lost')),
    isOver: !isPaid && of('expired').length > 0,
  };
}

/** Said in one second, the end of a dispute comes after its beginning. */
const ORDER: Partial<Record<PaymentFact, number>> = { disputed: 0, dispute_lost: 1, dispute_won: 2 };

function isTakenBack(facts: readonly KnownFact[]): boolean {
  const [latest] = facts.toSorted(
    (a, b) => b.happenedAt.getTime() - a.happenedAt.getTime() || (ORDER[b.fact] ?? 0) - (ORDER[a.fact] ?? 0),
  );
  return latest !== undefined && latest.fact !== 'dispute_won';
}
