import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingEntries } from '../sync-credits.ts';
import { derivePayment, type KnownFact, type PaymentFact } from './derive-payment.ts';

const GROSS = 10_710;
const QUANTITY = 3;
const expected = { gross: GROSS, currency: 'EUR' };
type Event = KnownFact & { id: string };

/** Possible events of a payment, in the order in which they happen. */
const histories = fc
  .record({
    before: fc.subarray<PaymentFact>(['awaiting', 'failed', 'failed']),
    isPaid: fc.boolean(),
    refunds: fc.subarray([1000, 5000, GROSS]),
    dispute: fc.constantFrom<PaymentFact[]>(
      [],
      ['disputed'],
      ['disputed', 'dispute_won'],
      ['disputed', 'dispute_lost'],
    ),
  })
  .map(({ before, isPaid, refunds, dispute }): Event[] => {
    const facts: [PaymentFact, number][] = [
      ...before.map((fact): [PaymentFact, number] => [fact, GROSS]),
      ...(isPaid
        ? [
            ['paid', GROSS] as [PaymentFact, number],
            ...refunds.map((amount): [PaymentFact, number] => ['refunded', amount]),
            ...dispute.map((fact): [PaymentFact, number] => [fact, GROSS]),
          ]
        : [['expired', GROSS] as [PaymentFact, number]]),
    ];
    return facts.map(([fact, amount], index) => ({
      id: `evt_${index}`,
      fact,
      amount,
      currency: 'eur',
      happenedAt: new Date(Date.UTC(2026, 10, 16, 12, 0, Math.floor(index / 2))),
    }));
  });

/** Deliveries of it: any order, some twice or more, some never. */
const deliveries = histories.chain((events) =>
  fc
    .tuple(
      fc.shuffledSubarray(events, { minLength: 0, maxLength: events.length }),
      fc.array(fc.nat(Math.max(0, events.length - 1)), { maxLength: 6 }),
    )
    .map(([arriving, doubles]) => ({ events, arriving: [...arriving, ...doubles.flatMap((at) => events[at] ?? [])] })),
);

/** As the tables have it: events by their id, and a ledger that is only added to. */
function receive(arriving: readonly Event[]) {
  const known = new Map<string, Event>();
  const ledger: number[] = [];
  const balances: number[] = [];
  for (const event of arriving) {
    known.set(event.id, event);
    const { isPaid, isRefunded, isDisputed } = derivePayment([...known.values()], expected);
    const entry = missingEntries(ledger, isPaid && !isRefunded && !isDisputed ? QUANTITY : 0);
    if (entry) ledger.push(entry.amount);
    balances.push(ledger.reduce((sum, amount) => sum + amount, 0));
  }
  return { known: [...known.values()], balances, balance: balances.at(-1) ?? 0 };
}

const entitled = (events: readonly Event[]) => {
  const has = (fact: PaymentFact, amount = 0) => events.some((event) => event.fact === fact && event.amount >= amount);
  const isTaken = has('dispute_lost') || (has('disputed') && !has('dispute_won'));
  return has('paid') && !has('refunded', GROSS) && !isTaken ? QUANTITY : 0;
};

test('lost, doubled, late and reordered deliveries never give or take a credit wrongly', () => {
  fc.assert(
    fc.property(deliveries, ({ events, arriving }) => {
      const { known, balances, balance } = receive(arriving);
      // The result depends on which events are known, not on how they arrived.
      expect(balance).toBe(entitled(known));
      expect(receive(known.toReversed()).balance).toBe(balance);
      // Never more than was bought, never less than nothing, at no moment.
      for (const each of balances) expect([0, QUANTITY]).toContain(each);
      // Once the lost ones were fetched, everybody has what they are entitled to.
      expect(receive([...arriving, ...events]).balance).toBe(entitled(events));
    }),
    { numRuns: 500 },
  );
});

test('a payment of another sum or in another currency pays for nothing', () => {
  const paid = { fact: 'paid' as const, happenedAt: new Date(0) };
  fc.assert(
    fc.property(fc.nat(20_000), fc.constantFrom('eur', 'chf', 'usd'), (amount, currency) => {
      const { isPaid } = derivePayment([{ ...paid, amount, currency }], expected);
      expect(isPaid).toBe(amount === GROSS && currency === 'eur');
    }),
  );
  expect(derivePayment([{ ...paid, amount: GROSS, currency: 'eur' }], expected).isPaid).toBe(true);
});

test('what an invoice still asks for after a correction is enough, and less is not', () => {
  const left = { ...expected, least: GROSS - 1000 };
  const paidBy = (amount: number) =>
    derivePayment([{ fact: 'paid', amount, currency: 'eur', happenedAt: new Date(0) }], left).isPaid;
  expect([GROSS - 1001, GROSS - 1000, GROSS, GROSS + 1].map(paidBy)).toEqual([false, true, true, false]);
});
