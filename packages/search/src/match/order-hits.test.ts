import { JOB_SORTS } from '@stellenvisite/contract/jobs/job-search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFactStore, type FactStore, pointOf, putFacts } from '../columns/fact-store.ts';
import { SOME_FACTS } from '../columns/facts.fixture.ts';
import { kilometresBetween } from '../taxonomy/places/distance.ts';
import { featuredOf, freshnessOf, orderHits } from './order-hits.ts';

const NOW = 1_790_000_000.5;
const DAY = 86_400;
/** More than are looked at together, so that some are passed over. */
const COPIES = 60;

const job = fc.record({
  postedAt: fc.oneof(fc.nat(90 * DAY), fc.nat(9)).map((age) => Math.floor(NOW) - age),
  isFeatured: fc.boolean(),
  points: fc.constantFrom(0, 1, 5, 40),
  payMin: fc.option(fc.nat(5)),
  payMax: fc.option(fc.nat(5)),
  title: fc.constantFrom('Arzt', 'Ärztin', 'Hebamme'),
  lat: fc.constantFrom(47, 48, 48.5),
});

const AROUND = { lat: 48.1, lon: 11 };

function keyOf(store: FactStore, points: Uint16Array, sort: (typeof JOB_SORTS)[number]): (doc: number) => number {
  const last = (pay: number | undefined, sign: number) => (pay === -1 ? -Infinity : sign * (pay ?? 0));
  const place = (doc: number) => ['Arzt', 'Ärztin', 'Hebamme'].indexOf(store.titles.textOf(store.title[doc] ?? 0));
  const keys: Record<typeof sort, (doc: number) => number> = {
    relevance: (doc) => (points[doc] ?? 0) + freshnessOf(store, doc, NOW) + featuredOf(store, doc),
    newest: (doc) => store.postedAt[doc] ?? 0,
    oldest: (doc) => -(store.postedAt[doc] ?? 0),
    salary_desc: (doc) => last(store.payMax[doc], 1),
    salary_asc: (doc) => last(store.payMin[doc], -1),
    title_asc: (doc) => -place(doc),
    title_desc: place,
    distance: (doc) => -kilometresBetween(AROUND, pointOf(store, doc)),
  };
  return keys[sort];
}

/** Stated once more and plainly: ten hits with two featured ones at most, then the others. */
function withFewFeatured(sorted: readonly number[], store: FactStore, before: readonly number[] = []): number[] {
  const isFeatured = (doc: number) => store.isFeatured[doc] === 1;
  const ahead: number[] = [];
  for (const doc of sorted) {
    const shown = [...before, ...ahead];
    if (shown.length < 10 && !(isFeatured(doc) && shown.filter(isFeatured).length >= 2)) ahead.push(doc);
  }
  return [...ahead, ...sorted.filter((doc) => !ahead.includes(doc))];
}

test('a page holds what appears there when all hits are sorted', () => {
  const jobs = fc.array(job, { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(jobs, fc.constantFrom(...JOB_SORTS), fc.nat(30), (drafts, sort, offset) => {
      const store = createFactStore();
      const points = new Uint16Array(drafts.length * COPIES);
      for (let doc = 0; doc < points.length; doc += 1) {
        const { points: worth, ...facts } = drafts[doc % drafts.length] ?? { points: 0 };
        putFacts(store, { ...SOME_FACTS, ...facts, doc });
        points[doc] = worth;
      }
      const key = keyOf(store, points, sort);
      const hits = Uint32Array.from(points.keys());
      const sorted = [...hits].sort((a, b) => {
        const byKey = key(b) - key(a);
        return (Number.isNaN(byKey) ? 0 : byKey) || (store.postedAt[b] ?? 0) - (store.postedAt[a] ?? 0) || b - a;
      });
      const expected = (sort === 'relevance' ? withFewFeatured(sorted, store) : sorted).slice(offset, offset + 20);
      const page = orderHits(store, hits, { sort, now: NOW, points, around: AROUND, offset, limit: 20 });
      expect(page.map(key)).toEqual(expected.map(key));
      expect(page).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('a second group counts the hits before it among the first ten of the list', () => {
  const jobs = fc.array(job, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(jobs, fc.nat(14), fc.nat(12), (drafts, first, offset) => {
      const store = createFactStore();
      const points = Uint16Array.from(drafts, (draft) => draft.points);
      for (const [doc, { points: _points, ...facts }] of drafts.entries()) {
        putFacts(store, { ...SOME_FACTS, ...facts, doc });
      }
      const [after, hits] = [
        Uint32Array.from(points.keys()).slice(0, first),
        Uint32Array.from(points.keys()).slice(first),
      ];
      const key = keyOf(store, points, 'relevance');
      const sorted = [...hits].sort(
        (a, b) => key(b) - key(a) || (store.postedAt[b] ?? 0) - (store.postedAt[a] ?? 0) || b - a,
      );
      const page = { sort: 'relevance', now: NOW, points, around: null, offset, limit: 20, after } as const;
      const expected = withFewFeatured(sorted, store, [...after]).slice(offset, offset + 20);
      expect(orderHits(store, hits, page)).toEqual(expected);
    }),
  );
});

test('without a place the nearest are the most relevant', () => {
  const store = createFactStore();
  for (const doc of [0, 1, 2]) putFacts(store, { ...SOME_FACTS, doc });
  const [hits, points] = [Uint32Array.of(0, 1, 2), Uint16Array.of(1, 9, 5)];
  const page = orderHits(store, hits, { sort: 'distance', now: NOW, points, around: null, offset: 0, limit: 3 });
  expect(page).toEqual([1, 2, 0]);
});
