import type { JobSearch } from '@stellenvisite/contract/job-search';
import type { Context } from '../context.ts';
import { keepHits } from '../search/count-facets.ts';
import type { FactStore } from '../search/fact-store.ts';
import { keepPhrases } from '../search/keep-phrases.ts';
import { type Postings, scorePlan, termsOf } from '../search/score-plan.ts';
import { requireIndex } from '../search/search-index.ts';
import { selectCandidates } from '../search/select-candidates.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

type HitOptions = { postedAfter?: Date };

/** What the words, the place, the employer and the mark leave over, before any facet's choice. */
export type Candidates = ReadQuery & {
  store: FactStore;
  docs: Uint32Array;
  /** By doc. */
  points: Uint16Array;
  postings: Postings;
  /** Seconds since 1970. */
  now: number;
};

export async function findCandidates(
  ctx: Context,
  read: ReadQuery,
  { postedAfter }: HitOptions = {},
): Promise<Candidates> {
  const { query, understood, location } = read;
  const index = requireIndex(ctx);
  const store = await index.catchUp();
  const postings = await index.readPostings(termsOf(understood.plan));
  const { docs, points } = scorePlan(understood.plan, postings, store);
  const now = ctx.now().getTime() / 1000;
  const candidates = selectCandidates(store, docs, {
    now,
    location,
    radiusKm: query.radius,
    employerIds: query.employerId,
    isFeatured: query.featured === true,
    postedAfter: postedAfter && postedAfter.getTime() / 1000,
  });
  const kept = await keepPhrases(ctx, understood.plan, candidates, { postings, store });
  return { ...read, store, docs: kept, points, postings, now };
}

/** Every live job that meets a query, in no order. */
export async function findHits(
  ctx: Context,
  query: JobSearch,
  options: HitOptions = {},
): Promise<ReadQuery & { docs: Uint32Array; store: FactStore }> {
  const found = await findCandidates(ctx, await readQuery(ctx, query), options);
  return { ...found, docs: keepHits(found.store, found.docs, found.query, found.now) };
}

export async function countHits(ctx: Context, query: JobSearch, options: HitOptions = {}): Promise<number> {
  return (await findHits(ctx, query, options)).docs.length;
}
