/** Facts that an event can report about a payment. */
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
/** The requested amount. An invoice that was corrected meanwhile requests less: `least`. */
export type Expected = { gross: number; currency: string; least?: number };
export type PaymentState = {
  /** The money has come, as much as was requested. */
  isPaid: boolean;
  /** All of it was given back. */
  isRefunded: boolean;
  /** The customer's bank has taken it back, or may. */
  isDisputed: boolean;
  /** It has, for good. */
  isLost: boolean;
  /** It will not come any more. */
  isOver: boolean;
};

/**
 * The state of a payment from everything that is known of it, in whatever order it came to be known: money that came has come, of sums
 * given back the largest counts, and of a dispute the latest word by the time it was stated.
 */
export function derivePayment(facts: readonly KnownFact[], expected: Expected): PaymentState {
  const { gross, currency, least = gross } = expected;
  const of = (...kinds: readonly PaymentFact[]) => facts.filter(({ fact }) => kinds.includes(fact));
  const paid = of('paid').find(
    (each) => each.amount >= least && each.amount <= gross && each.currency.toLowerCase() === currency.toLowerCase(),
  );
  const isPaid = paid !== undefined;
  const sum = paid?.amount ?? gross;
  const dispute = latestOf(of('disputed', 'dispute_won', 'dispute_lost'));
  const refunded = Math.max(0, ...of('refunded').map(({ amount }) => amount));
  return {
    isPaid,
    isRefunded: refunded >= sum && sum > 0,
    isDisputed: dispute !== null && dispute !== 'dispute_won',
    isLost: dispute === 'dispute_lost',
    isOver: !isPaid && of('expired').length > 0,
  };
}

/** Stated in one second, the end of a dispute comes after its beginning. */
const ORDER: Partial<Record<PaymentFact, number>> = { disputed: 0, dispute_lost: 1, dispute_won: 2 };

function latestOf(facts: readonly KnownFact[]): PaymentFact | null {
  const [latest] = facts.toSorted(
    (a, b) => b.happenedAt.getTime() - a.happenedAt.getTime() || (ORDER[b.fact] ?? 0) - (ORDER[a.fact] ?? 0),
  );
  return latest?.fact ?? null;
}
