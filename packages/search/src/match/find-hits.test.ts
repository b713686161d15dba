import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBits } from '../columns/doc-bits.ts';
import { extendList, NO_DOCS } from '../columns/doc-list.ts';
import { createFactStore, type FactStore, putFacts } from '../columns/fact-store.ts';
import { SOME_FACTS } from '../columns/facts.fixture.ts';
import { acquireBuffers } from '../columns/scratch-buffers.ts';
import type { Alternative, QueryPlan, UnderstoodQuery, Unit } from '../question/query-plan.ts';
import { countMatching, relaxPlan } from './find-hits.ts';
import { scorePlan } from './score-plan.ts';
import { filterLive } from './select-candidates.ts';
import type { Postings } from './visit-docs.ts';

const NOW = 150;
const MAX_DOCS = 80;

const alternative: fc.Arbitrary<Alternative> = fc
  .record({
    terms: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'none'), { minLength: 1, maxLength: 3 }),
    country: fc.option(fc.constantFrom(...COUNTRIES), { freq: 5 }),
    points: fc.integer({ min: 1, max: 9 }),
    field: fc.constant('title' as const),
    match: fc.constant('exact' as const),
  })
  .map(({ country, ...rest }) => (country ? { ...rest, country } : rest));
const unit: fc.Arbitrary<Unit> = fc.record({
  text: fc.constantFrom('Arzt', 'Wien', 'Nacht'),
  alternatives: fc.array(alternative, { minLength: 1, maxLength: 3 }),
});
const plan: fc.Arbitrary<QueryPlan> = fc.record({
  units: fc.uniqueArray(unit, { maxLength: 3, selector: ({ text }) => text }),
  excluded: fc.array(unit, { maxLength: 2 }),
});
/** Common words and rare ones; some lists reach beyond what the store knows. */
const list = fc
  .oneof(fc.uniqueArray(fc.nat(MAX_DOCS + 20)), fc.uniqueArray(fc.nat(MAX_DOCS + 20), { maxLength: 2 }))
  .map((docs) => extendList(NO_DOCS, () => [Uint32Array.from(docs).sort()]));
const postings: fc.Arbitrary<Postings> = fc
  .record({ a: list, b: list, c: list })
  .map((lists) => new Map(Object.entries(lists)));
const store: fc.Arbitrary<FactStore> = fc
  .array(
    fc.record({
      isPublished: fc.boolean(),
      postedAt: fc.constantFrom(NOW - 1, NOW, NOW + 1),
      validThrough: fc.constantFrom(NOW, NOW + 1),
      country: fc.constantFrom(...COUNTRIES),
    }),
    { maxLength: MAX_DOCS },
  )
  .map((all) => {
    const filled = createFactStore();
    for (const [doc, facts] of all.entries()) putFacts(filled, { ...SOME_FACTS, ...facts, doc });
    return filled;
  });

/** As a search finds them: with points, and only then what is live. */
function countSearched(asked: UnderstoodQuery, indexed: { postings: Postings; store: FactStore }): number {
  const buffers = acquireBuffers(indexed.store);
  const count = (each: QueryPlan) =>
    filterLive(indexed.store, listBits(scorePlan(each, { ...indexed, buffers }).docs, buffers.docs), NOW).length;
  const found = count(asked.plan);
  if (found > 0 || asked.plan.units.length < 2) return found;
  return count(relaxPlan(asked, (each) => count(each) > 0).plan);
}

test('as many are counted as a search finds', () => {
  fc.assert(
    fc.property(plan, postings, store, (wanted, lists, filled) => {
      const place = { kind: 'location' as const, text: 'Wien', meaning: 'Wien', also: [], without: '' };
      const asked: UnderstoodQuery = { plan: wanted, filters: {}, understood: [place] };
      const indexed = { postings: lists, store: filled };
      expect(countMatching(asked, indexed, NOW)).toBe(countSearched(asked, indexed));
    }),
    { numRuns: 200 },
  );
});
