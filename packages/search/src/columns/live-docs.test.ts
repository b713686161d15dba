import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveCounts } from '../match/live-market.ts';
import { visitBits } from './doc-bits.ts';
import { createFactStore, dropFacts, type FactStore, putFacts, RECENT_CHANGES } from './fact-store.ts';
import { SOME_FACTS } from './facts.fixture.ts';
import { liveDocs } from './live-docs.ts';

const doc = fc.nat(70);
const time = fc.integer({ min: 1, max: 20 });
type Step = (store: FactStore) => number | null;

const put: fc.Arbitrary<Step> = fc
  .record({
    doc,
    isPublished: fc.boolean(),
    postedAt: time,
    validThrough: time,
    employerId: fc.constantFrom('one', 'two'),
    lat: fc.constantFrom(48, 49, 50),
  })
  .map((facts) => (store) => {
    putFacts(store, { ...SOME_FACTS, ...facts });
    return null;
  });
const drop: fc.Arbitrary<Step> = doc.map((each) => (store) => {
  dropFacts(store, each);
  return null;
});
const ask: fc.Arbitrary<Step> = time.map((now) => () => now / 2);

function isLive({ isPublished, postedAt, validThrough }: FactStore, each: number, now: number): boolean {
  return isPublished[each] === 1 && (postedAt[each] ?? 0) <= now && (validThrough[each] ?? 0) > now;
}

test('the live docs are those that each doc states, independent of changes and of the moments looked up before', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(put, drop, ask), { maxLength: 60 }), (steps) => {
      const store = createFactStore();
      for (const step of steps) {
        const now = step(store);
        if (now === null) continue;
        const expected = [...Array(store.size).keys()].filter((each) => isLive(store, each, now));
        const { bits, count } = liveDocs(store, now);
        const { byEmployer, byLocation } = liveCounts(store, now);
        const found: number[] = [];
        visitBits(bits, (each) => found.push(each));
        expect(found).toEqual(expected);
        expect(count).toBe(expected.length);
        for (const [number, many] of byEmployer.entries()) {
          expect(many).toBe(expected.filter((each) => store.employer[each] === number).length);
        }
        for (const [number, many] of byLocation.entries()) {
          expect(many).toBe(expected.filter((each) => store.locationId[each] === number).length);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('what is live is known also after more changes than are recorded one by one', () => {
  const store = createFactStore();
  const facts = { ...SOME_FACTS, postedAt: 1, validThrough: 9 };
  putFacts(store, { ...facts, doc: 1 });
  expect(liveDocs(store, 5).count).toBe(1);
  dropFacts(store, 1);
  for (let change = 0; change < RECENT_CHANGES; change += 1) putFacts(store, { ...facts, doc: 2 + (change % 7) });
  expect(liveDocs(store, 5).count).toBe(7);
});
