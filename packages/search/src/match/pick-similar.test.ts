import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extendList, NO_DOCS } from '../columns/doc-list.ts';
import { createFactStore, type JobFacts, putFacts } from '../columns/fact-store.ts';
import { SOME_FACTS } from '../columns/facts.fixture.ts';
import { kilometresBetween } from '../taxonomy/places/distance.ts';
import { pickSimilar } from './pick-similar.ts';

const NOW = 1_790_000_000;
const COMPARED = {
  doc: 0,
  occupation: 'hebamme',
  category: 'medical',
  specialty: null,
  experienceLevel: 'mid',
  country: 'DE',
  lat: 48,
  lon: 11,
} as const;

const FACTS = { ...SOME_FACTS, ...COMPARED, postedAt: NOW - 60, validThrough: NOW + 60 };

function pick(facts: readonly Partial<JobFacts>[], same: readonly number[]): number[] {
  const store = createFactStore();
  for (const [doc, each] of [{}, ...facts].entries()) putFacts(store, { ...FACTS, ...each, doc });
  const list = extendList(NO_DOCS, () => [Uint32Array.from(same)]);
  return pickSimilar(store, COMPARED, list, { limit: 3, now: NOW });
}

describe('jobs like one', () => {
  test('are live, of its category, and not the job itself', () => {
    expect(pick([{}, { isPublished: false }, { validThrough: NOW }, { category: 'doctors' }], [0, 1])).toEqual([1]);
  });

  test('are those of its occupation first, then near ones', () => {
    expect(pick([{}, { lat: 52 }, { lat: 50 }, {}], [0, 2, 3])).toEqual([3, 2, 1]);
  });

  test('come from several employers, near ones first', () => {
    const own = { employerId: 'own' };
    const near = { employerId: 'near', lat: 48.1 };
    const far = { employerId: 'far', lat: 48.4 };
    expect(pick([own, own, own, near, far], [0, 1, 2, 3, 4, 5])).toEqual([1, 4, 5]);
  });

  test('are rather of the same employer than of another occupation', () => {
    const own = { employerId: 'own' };
    expect(pick([own, own, { employerId: 'near' }], [0, 1, 2])).toEqual([1, 2, 3]);
  });

  test('are the same whether or not others are looked at', () => {
    const places = fc.array(fc.record({ lat: fc.double({ min: 46, max: 54, noNaN: true }), isSame: fc.boolean() }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(places, (jobs) => {
        const docs = jobs.map(({ lat, isSame }, index) => ({ doc: index + 1, lat, isSame }));
        const likeness = ({ lat, isSame }: { lat: number; isSame: boolean }) =>
          (isSame ? 3 : 0) + 120 / (40 + kilometresBetween(COMPARED, { lat, lon: COMPARED.lon }));
        const expected = docs.toSorted((a, b) => likeness(b) - likeness(a) || a.doc - b.doc).slice(0, 3);
        const picked = pick(
          docs.map(({ lat }) => ({ lat })),
          docs.filter(({ isSame }) => isSame).map(({ doc }) => doc),
        );
        const keysOf = (list: readonly number[]) =>
          list.map((doc) => likeness(docs[doc - 1] ?? { lat: 0, isSame: false }));
        const wanted = keysOf(expected.map(({ doc }) => doc));
        for (const [place, key] of keysOf(picked).entries()) expect(key).toBeCloseTo(wanted[place] ?? 0, 3);
        expect(picked).toHaveLength(expected.length);
      }),
    );
  });

  test('are others where its occupation has many jobs and none of them lives', () => {
    const closed = Array.from({ length: 300 }, () => ({ isPublished: false }));
    expect(
      pick(
        [...closed, {}, {}],
        closed.map((_each, doc) => doc),
      ),
    ).toEqual([301, 302]);
  });
});
