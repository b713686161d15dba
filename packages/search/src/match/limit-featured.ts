/** Of the first ten hits at most two are paid for, as the prices page and the terms of use say. */
const FIRST_HITS = 10;
const MOST_FEATURED = 2;
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
  const isFirstPage = offset === 0 && limit >= FIRST_HITS;
  const first = isFirstPage ? page.slice(0, FIRST_HITS) : hits.list(0, FIRST_HITS);
  const featured = first.filter(hits.isFeatured);
  if (featured.length <= MOST_FEATURED) return page;

  const near = isFirstPage ? page : hits.list(0, NEAR);
  const kept = first.filter((doc) => !hits.isFeatured(doc) || featured.indexOf(doc) < MOST_FEATURED);
  const ahead = [...new Set([...kept, ...firstPlain(near, hits)])].slice(0, FIRST_HITS);
  // From where all of them have passed, the order is that of the points.
  const last = near.findLastIndex((doc) => ahead.includes(doc));
  if (offset > last && last < NEAR - 1) return page;
  const upTo = isFirstPage ? page : hits.list(0, offset + limit);
  return [...ahead, ...upTo.filter((doc) => !ahead.includes(doc))].slice(offset, offset + limit);
}

/** Mostly they are among the hits that are known already. */
function firstPlain(near: readonly number[], hits: OrderedHits): number[] {
  const plain = near.filter((doc) => !hits.isFeatured(doc));
  return plain.length >= FIRST_HITS ? plain.slice(0, FIRST_HITS) : hits.listPlain(FIRST_HITS);
}
