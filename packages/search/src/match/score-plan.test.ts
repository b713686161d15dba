import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listBits } from '../columns/doc-bits.ts';
import { extendList, NO_DOCS, toDocs } from '../columns/doc-list.ts';
import { createFactStore, putFacts } from '../columns/fact-store.ts';
import { SOME_FACTS } from '../columns/facts.fixture.ts';
import { acquireBuffers, releaseBuffers } from '../columns/scratch-buffers.ts';
import type { Alternative, QueryPlan, Unit } from '../question/query-plan.ts';
import { scorePlan } from './score-plan.ts';
import type { Postings } from './visit-docs.ts';

const TERMS = ['a', 'b', 'c', 'd'];
const SIZE = 60;

const term = fc.constantFrom(...TERMS);
const alternative: fc.Arbitrary<Alternative> = fc
  .record({
    terms: fc.uniqueArray(term, { minLength: 1, maxLength: 3 }),
    country: fc.option(fc.constantFrom(...COUNTRIES)),
    points: fc.integer({ min: 1, max: 9 }),
    field: fc.constant('title' as const),
    match: fc.constant('exact' as const),
  })
  .map(({ country, ...rest }) => (country ? { ...rest, country } : rest));
const countryOf = (doc: number) => COUNTRIES[doc % COUNTRIES.length] ?? COUNTRIES[0];
const unit: fc.Arbitrary<Unit> = fc.record({
  text: fc.constant(''),
  alternatives: fc.array(alternative, { minLength: 1, maxLength: 3 }),
});
const plan: fc.Arbitrary<QueryPlan> = fc.record({
  units: fc.array(unit, { maxLength: 3 }),
  excluded: fc.array(unit, { maxLength: 2 }),
});
/** Some lists reach beyond what the store knows. */
const docs = fc
  .oneof(fc.uniqueArray(fc.nat(SIZE + 20)), fc.uniqueArray(fc.nat(SIZE + 20), { maxLength: 2 }))
  .map((list) => extendList(NO_DOCS, () => [Uint32Array.from(list).sort()]));
const postings: fc.Arbitrary<Postings> = fc
  .tuple(docs, docs, docs)
  .map(([a, b, c]) => new Map(Object.entries({ a, b, c })));

function pointsOf(doc: number, { alternatives }: Unit, lists: Postings): number {
  const met = alternatives.filter(
    ({ terms, country = countryOf(doc) }) =>
      country === countryOf(doc) && terms.every((each) => toDocs(lists.get(each) ?? NO_DOCS).includes(doc)),
  );
  return Math.max(0, ...met.map(({ points }) => points));
}

test('a doc has the points of the best way in which it meets each unit, whoever used the buffers before', () => {
  const store = createFactStore();
  for (let doc = 0; doc < SIZE; doc += 1) putFacts(store, { ...SOME_FACTS, doc, country: countryOf(doc) });
  fc.assert(
    fc.property(plan, postings, (asked, lists) => {
      const buffers = acquireBuffers(store);
      const { docs: found, points } = scorePlan(asked, { postings: lists, store, buffers });
      const expected = [...Array(SIZE).keys()].filter(
        (doc) =>
          asked.units.every((each) => pointsOf(doc, each, lists) > 0) &&
          asked.excluded.every((each) => pointsOf(doc, each, lists) === 0),
      );
      expect([...listBits(found, buffers.docs)]).toEqual(expected);
      for (const doc of expected) {
        expect(points[doc]).toBe(asked.units.reduce((sum, each) => sum + pointsOf(doc, each, lists), 0));
      }
      releaseBuffers(store, buffers);
    }),
  );
});
