import type { JobSort } from '@stellenvisite/contract/job-search';
import { type FactStore, NO_PAY } from './fact-store.ts';
import { titleRanks } from './title-ranks.ts';

/** At most: a new job comes forward among equals. */
export const FRESHNESS_POINTS = 6;
/** Days after which a job's freshness counts half. */
const FRESHNESS_HALF_LIFE = 14;
/** An ad comes forward among equals and cannot buy its way past a better match: the next worse way to be met has fewer points. */
export const FEATURED_POINTS = 3;
const DAY_SECONDS = 86_400;

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
  const keys = keysOf(store, hits, ordered);
  const isBefore = (a: number, b: number) => {
    const byKey = (keys[b] ?? 0) - (keys[a] ?? 0);
    if (byKey !== 0) return byKey < 0;
    const [one, other] = [hits[a] ?? 0, hits[b] ?? 0];
    const byDate = (store.postedAt[other] ?? 0) - (store.postedAt[one] ?? 0);
    return byDate === 0 ? one > other : byDate < 0;
  };
  const first = firstInOrder(keys, ordered.offset + ordered.limit, isBefore);
  return first.slice(ordered.offset).map((index) => hits[index] ?? 0);
}

/** By hit a number, the larger the earlier. */
function keysOf(store: FactStore, hits: Uint32Array, { sort, now, points }: Ordered): Float64Array {
  const { postedAt, payMin, payMax, title } = store;
  const last = -Number.MAX_VALUE;
  const keyOf: Record<JobSort, () => (doc: number) => number> = {
    relevance: () => {
      const { isFeatured } = store;
      const [most, halfLife] = [
        FRESHNESS_POINTS * FRESHNESS_HALF_LIFE * DAY_SECONDS,
        FRESHNESS_HALF_LIFE * DAY_SECONDS,
      ];
      return (doc) =>
        (points[doc] ?? 0) + most / (halfLife + now - (postedAt[doc] ?? 0)) + (isFeatured[doc] ?? 0) * FEATURED_POINTS;
    },
    newest: () => (doc) => postedAt[doc] ?? 0,
    oldest: () => (doc) => -(postedAt[doc] ?? 0),
    salary_desc: () => (doc) => (payMax[doc] === NO_PAY ? last : (payMax[doc] ?? 0)),
    salary_asc: () => (doc) => (payMin[doc] === NO_PAY ? last : -(payMin[doc] ?? 0)),
    title_asc: () => {
      const ranks = titleRanks(store);
      return (doc) => -(ranks[title[doc] ?? 0] ?? 0);
    },
    title_desc: () => {
      const ranks = titleRanks(store);
      return (doc) => ranks[title[doc] ?? 0] ?? 0;
    },
  };
  const toKey = keyOf[sort]();
  const keys = new Float64Array(hits.length);
  for (let index = 0; index < hits.length; index += 1) keys[index] = toKey(hits[index] ?? 0);
  return keys;
}

/** The places of the `wanted` first keys: a heap with the last of them on top, which most numbers fail to beat. */
export function firstInOrder(
  keys: Float64Array,
  wanted: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  const heap: number[] = [];
  for (let each = 0; each < keys.length; each += 1) {
    if (heap.length === wanted && (keys[each] ?? 0) < (keys[heap[0] ?? 0] ?? 0)) continue;
    if (heap.length < wanted) {
      heap.push(each);
      siftUp(heap, isBefore);
    } else if (isBefore(each, heap[0] ?? 0)) {
      heap[0] = each;
      siftDown(heap, isBefore);
    }
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

function siftUp(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  for (let at = heap.length - 1; at > 0; ) {
    const parent = (at - 1) >> 1;
    if (!isBefore(heap[parent] ?? 0, heap[at] ?? 0)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function siftDown(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  for (let at = 0; ; ) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const last = right < heap.length && isBefore(heap[left] ?? 0, heap[right] ?? 0) ? right : left;
    if (!isBefore(heap[at] ?? 0, heap[last] ?? 0)) return;
    swap(heap, at, last);
    at = last;
  }
}

function swap(heap: number[], a: number, b: number): void {
  const value = heap[a] ?? 0;
  heap[a] = heap[b] ?? 0;
  heap[b] = value;
}
