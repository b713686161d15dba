import type { JobSort } from '@stellenvisite/contract/job-search';
import { type FactStore, NO_PAY } from './fact-store.ts';
import { type FillKeys, firstInOrder } from './first-in-order.ts';
import { DAY_SECONDS } from './job-facets.ts';
import { titleRanks } from './title-ranks.ts';

/** At most: a new job comes forward among equals. */
export const FRESHNESS_POINTS = 6;
/** Days after which a job's freshness counts half. */
const FRESHNESS_HALF_LIFE = 14;
/** An ad comes forward among equals and cannot buy its way past a better match: the next worse way to be met has fewer points. */
export const FEATURED_POINTS = 3;

export function freshnessOf(store: FactStore, doc: number, now: number): number {
  const ageDays = Math.max(0, now - (store.postedAt[doc] ?? 0)) / DAY_SECONDS;
  return (FRESHNESS_POINTS * FRESHNESS_HALF_LIFE) / (FRESHNESS_HALF_LIFE + ageDays);
}

export function featuredOf(store: FactStore, doc: number): number {
  return store.isFeatured[doc] === 1 ? FEATURED_POINTS : 0;
}

type Ordered = { sort: JobSort; now: number; points: Uint16Array; offset: number; limit: number };

/** One page of the hits in their order. */
export function orderHits(store: FactStore, hits: Uint32Array, ordered: Ordered): number[] {
  const { postedAt } = store;
  const isBefore = (place: number, otherPlace: number) => {
    const [doc, other] = [hits[place] ?? 0, hits[otherPlace] ?? 0];
    const byDate = (postedAt[other] ?? 0) - (postedAt[doc] ?? 0);
    return byDate === 0 ? doc > other : byDate < 0;
  };
  const fillKeys =
    ordered.sort === 'relevance' ? byRelevance(store, hits, ordered) : byColumn(store, hits, ordered.sort);
  const { offset, limit } = ordered;
  return firstInOrder(hits.length, { offset, limit, fillKeys, isBefore }).map((place) => hits[place] ?? 0);
}

function byRelevance(store: FactStore, hits: Uint32Array, { points, now }: Ordered): FillKeys {
  const { postedAt, isFeatured } = store;
  const most = FRESHNESS_POINTS * FRESHNESS_HALF_LIFE * DAY_SECONDS;
  const halfLife = FRESHNESS_HALF_LIFE * DAY_SECONDS;
  return (from, to, keys) => {
    for (let place = from; place < to; place += 1) {
      const doc = hits[place] ?? 0;
      const freshness = most / (halfLife + now - (postedAt[doc] ?? 0));
      keys[place - from] = (points[doc] ?? 0) + freshness + (isFeatured[doc] ?? 0) * FEATURED_POINTS;
    }
  };
}

function byColumn(store: FactStore, hits: Uint32Array, sort: Exclude<JobSort, 'relevance'>): FillKeys {
  const keyOf = keyIn(store, sort);
  return (from, to, keys) => {
    for (let place = from; place < to; place += 1) keys[place - from] = keyOf(hits[place] ?? 0);
  };
}

const LAST = -Number.MAX_VALUE;

/** By doc a number, the larger the earlier. */
function keyIn(store: FactStore, sort: Exclude<JobSort, 'relevance'>): (doc: number) => number {
  const { postedAt, payMin, payMax, title } = store;
  switch (sort) {
    case 'newest':
      return (doc) => postedAt[doc] ?? 0;
    case 'oldest':
      return (doc) => -(postedAt[doc] ?? 0);
    case 'salary_desc':
      return (doc) => (payMax[doc] === NO_PAY ? LAST : (payMax[doc] ?? 0));
    case 'salary_asc':
      return (doc) => (payMin[doc] === NO_PAY ? LAST : -(payMin[doc] ?? 0));
    case 'title_asc': {
      const ranks = titleRanks(store);
      return (doc) => -(ranks[title[doc] ?? 0] ?? 0);
    }
    case 'title_desc': {
      const ranks = titleRanks(store);
      return (doc) => ranks[title[doc] ?? 0] ?? 0;
    }
  }
}
