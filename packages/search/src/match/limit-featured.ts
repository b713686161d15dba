/** Of the first ten hits at most two are paid for, as the prices page and the terms of use say. */
export const FIRST_HITS = 10;
export const MOST_FEATURED = 2;
/** How far the order differs from that of the points, where not hundreds of featured hits come first. */
const NEAR = 1_000;

/** The hits of one search in the order of their points. */
type OrderedHits = {
  isFeatured: (doc: number) => boolean;
  list: (offset: number, limit: number) => number[];
  /** The first of those that are not featured. */
  listPlain: (limit: number) => number[];
};

/**
 * One page of the hits, of which the third and every further featured one stands behind the first ten. Every page is part of
 * one list: those ten, then all others in their order.
 */
export function limitFeatured({ offset, limit }: { offset: number; limit: number }, hits: OrderedHits): number[] {
  const page = hits.list(offset, limit);
  const first = offset === 0 && limit >= FIRST_HITS ? page.slice(0, FIRST_HITS) : hits.list(0, FIRST_HITS);
  const featured = first.filter(hits.isFeatured);
  if (featured.length <= MOST_FEATURED) return page;

  const kept = first.filter((doc) => !hits.isFeatured(doc) || featured.indexOf(doc) < MOST_FEATURED);
  const ahead = [...new Set([...kept, ...hits.listPlain(FIRST_HITS)])].slice(0, FIRST_HITS);
  if (offset > 0 && isBehind(offset, ahead, hits)) return page;
  const others = hits.list(0, offset + limit).filter((doc) => !ahead.includes(doc));
  return [...ahead, ...others].slice(offset, offset + limit);
}

/** From where all of them have passed, the order is that of the points. */
function isBehind(offset: number, ahead: readonly number[], hits: OrderedHits): boolean {
  const last = hits.list(0, NEAR).findLastIndex((doc) => ahead.includes(doc));
  return last < NEAR - 1 && offset > last;
}
