import type { JobSort } from '@stellenvisite/contract/jobs/job-search';
import { type FactStore, NO_PAY } from '../columns/fact-store.ts';
import { DAY_SECONDS } from '../columns/job-facets.ts';
import { titleRanks } from '../columns/title-ranks.ts';
import { kilometresBetween, type Point } from '../taxonomy/places/distance.ts';
import { type FillKeys, firstInOrder } from './first-in-order.ts';

/** Of the first ten hits at most two are paid for, as the prices page and the terms of use say. */
const FIRST_HITS = 10;

const MAX_FEATURED = 2;

/** How far the order differs from that of the points, where not hundreds of featured hits come first. */
const NEAR = 1_000;

/** The hits of one search in the order of their points. */
type OrderedHits = {
  isFeatured: (doc: number) => boolean;
  list: (offset: number, limit: number) => number[];
  /** The first of those that are not featured. */
  listPlain: (limit: number) => number[];
};

/** At most: a new job comes first among equals. */
export const FRESHNESS_POINTS = 6;
/** Days after which a job's freshness counts half. */
const FRESHNESS_HALF_LIFE = 14;
/**
 * Added to the score of a featured job. It passes jobs that are at most this much ahead: the same match when it is newer, and the
 * closest steps of POINTS (a narrower occupation is one point better than a broad one). Of the first ten hits at most two are featured
 * (limit-featured.ts).
 */
export const FEATURED_POINTS = 3;

export function freshnessOf(store: FactStore, doc: number, now: number): number {
  const ageDays = Math.max(0, now - (store.postedAt[doc] ?? 0)) / DAY_SECONDS;
  return (FRESHNESS_POINTS * FRESHNESS_HALF_LIFE) / (FRESHNESS_HALF_LIFE + ageDays);
}

export function featuredOf(store: FactStore, doc: number): number {
  return store.isFeatured[doc] === 1 ? FEATURED_POINTS : 0;
}

export type Ordered = {
  sort: JobSort;
  now: number;
  points: Uint16Array;
  /** Where nearness is measured from. */
  around: Point | null;
  offset: number;
  limit: number;
  /** Hits that the list shows before these. */
  after?: Uint32Array;
};

/** One page of the hits in their order; by distance where there is a point to measure it from. */
export function orderHits(store: FactStore, hits: Uint32Array, ordered: Ordered): number[] {
  const { around, offset, limit } = ordered;
  const sort = ordered.sort === 'distance' && !around ? 'relevance' : ordered.sort;
  if (sort === 'relevance') return orderByRelevance(store, hits, ordered);
  const fillKeys = sort === 'distance' ? byNearness(store, hits, around) : byColumn(store, hits, sort);
  return listPage(store, hits, fillKeys, { offset, limit });
}

/** Of equal hits the newest comes first. */
function listPage(
  { postedAt }: FactStore,
  hits: Uint32Array,
  fillKeys: FillKeys,
  page: Pick<Ordered, 'offset' | 'limit'>,
): number[] {
  const isBefore = (place: number, otherPlace: number) => {
    const [doc, other] = [hits[place] ?? 0, hits[otherPlace] ?? 0];
    const byDate = (postedAt[other] ?? 0) - (postedAt[doc] ?? 0);
    return byDate === 0 ? doc > other : byDate < 0;
  };
  return firstInOrder(hits.length, { ...page, fillKeys, isBefore }).map((place) => hits[place] ?? 0);
}

function orderByRelevance(store: FactStore, hits: Uint32Array, ordered: Ordered): number[] {
  const { isFeatured } = store;
  const fillKeys = byRelevance(store, hits, ordered);
  const fillPlain: FillKeys = (from, to, keys, least) => {
    fillKeys(from, to, keys, least);
    for (let place = from; place < to; place += 1) if (isFeatured[hits[place] ?? 0] === 1) keys[place - from] = LAST;
  };
  return limitFeatured(ordered, firstAfter(store, ordered.after), {
    isFeatured: (doc) => isFeatured[doc] === 1,
    list: (offset, limit) => listPage(store, hits, fillKeys, { offset, limit }),
    listPlain: (limit) => listPage(store, hits, fillPlain, { offset: 0, limit }).filter((doc) => isFeatured[doc] !== 1),
  });
}

/** How many hits are among the first ones of the list, and how many of these may be featured. */
type FirstHits = { count: number; maxFeatured: number };

function firstAfter({ isFeatured }: FactStore, before: Uint32Array = new Uint32Array()): FirstHits {
  if (before.length >= FIRST_HITS) return { count: 0, maxFeatured: 0 };
  const featured = before.filter((doc) => isFeatured[doc] === 1).length;
  return { count: FIRST_HITS - before.length, maxFeatured: Math.max(0, MAX_FEATURED - featured) };
}

/** The tolerance for rounding errors. */
const ROUNDING = 1e-9;

/** Most hits of a large market are too old for the page: they are passed over without a division. */
function byRelevance(store: FactStore, hits: Uint32Array, { points, now }: Ordered): FillKeys {
  const { postedAt, isFeatured } = store;
  const most = FRESHNESS_POINTS * FRESHNESS_HALF_LIFE * DAY_SECONDS;
  const halfLife = FRESHNESS_HALF_LIFE * DAY_SECONDS;
  return (from, to, keys, least) => {
    for (let place = from; place < to; place += 1) {
      const doc = hits[place] ?? 0;
      const lasting = (points[doc] ?? 0) + (isFeatured[doc] ?? 0) * FEATURED_POINTS;
      const age = halfLife + now - (postedAt[doc] ?? 0);
      keys[place - from] = (least - lasting - ROUNDING) * age > most ? LAST : lasting + most / age;
    }
  };
}

/** Each location is measured once, however many docs are there. */
function byNearness({ locationId, locations }: FactStore, hits: Uint32Array, around: Point | null): FillKeys {
  const from = around ?? { lat: 0, lon: 0 };
  const nearness = new Float64Array(locations.size);
  for (let where = 0; where < nearness.length; where += 1)
    nearness[where] = -kilometresBetween(from, { lat: locations.lat[where] ?? 0, lon: locations.lon[where] ?? 0 });
  return (first, end, keys) => {
    for (let place = first; place < end; place += 1)
      keys[place - first] = nearness[locationId[hits[place] ?? 0] ?? 0] ?? LAST;
  };
}

function byColumn(store: FactStore, hits: Uint32Array, sort: Exclude<JobSort, 'relevance' | 'distance'>): FillKeys {
  const { postedAt, payMin, payMax } = store;
  switch (sort) {
    case 'newest':
      return byDate(postedAt, hits, 1);
    case 'oldest':
      return byDate(postedAt, hits, -1);
    case 'salary_desc':
      return byPay(payMax, hits, 1);
    case 'salary_asc':
      return byPay(payMin, hits, -1);
    case 'title_asc':
      return byTitle(store, hits, -1);
    case 'title_desc':
      return byTitle(store, hits, 1);
  }
}

/** A loop for each kind of column: one that asks a function for each key would take several times as long. */
function byDate(postedAt: Uint32Array, hits: Uint32Array, sign: 1 | -1): FillKeys {
  return (from, to, keys) => {
    for (let place = from; place < to; place += 1) keys[place - from] = sign * (postedAt[hits[place] ?? 0] ?? 0);
  };
}

function byPay(pay: Int32Array, hits: Uint32Array, sign: 1 | -1): FillKeys {
  return (from, to, keys) => {
    for (let place = from; place < to; place += 1) {
      const cents = pay[hits[place] ?? 0] ?? 0;
      keys[place - from] = cents === NO_PAY ? LAST : sign * cents;
    }
  };
}

function byTitle(store: FactStore, hits: Uint32Array, sign: 1 | -1): FillKeys {
  const [ranks, { title }] = [titleRanks(store), store];
  return (from, to, keys) => {
    for (let place = from; place < to; place += 1)
      keys[place - from] = sign * (ranks[title[hits[place] ?? 0] ?? 0] ?? 0);
  };
}

const LAST = -Number.MAX_VALUE;

/**
 * One page of the hits, of which the third and every further featured one appears behind the first ten. Every page is part of
 * one list: those ten, then all others in their order.
 */
function limitFeatured(
  { offset, limit }: Pick<Ordered, 'offset' | 'limit'>,
  { count, maxFeatured }: FirstHits,
  hits: OrderedHits,
): number[] {
  const page = hits.list(offset, limit);
  if (count === 0) return page;
  const isFirstPage = offset === 0 && limit >= count;
  const first = isFirstPage ? page.slice(0, count) : hits.list(0, count);
  const featured = first.filter(hits.isFeatured);
  if (featured.length <= maxFeatured) return page;

  const near = isFirstPage ? page : hits.list(0, NEAR);
  const shown = first.filter((doc) => !hits.isFeatured(doc) || featured.indexOf(doc) < maxFeatured);
  const ahead = [...new Set([...shown, ...firstPlain(near, count, hits)])].slice(0, count);
  // From where all of them have passed, the order is that of the points.
  const last = near.findLastIndex((doc) => ahead.includes(doc));
  if (offset > last && last < NEAR - 1) return page;
  const upTo = isFirstPage ? page : hits.list(0, offset + limit);
  return [...ahead, ...upTo.filter((doc) => !ahead.includes(doc))].slice(offset, offset + limit);
}

/** Mostly they are among the hits that are known already. */
function firstPlain(near: readonly number[], count: number, hits: OrderedHits): number[] {
  const plain = near.filter((doc) => !hits.isFeatured(doc));
  return plain.length >= count ? plain.slice(0, count) : hits.listPlain(count);
}
