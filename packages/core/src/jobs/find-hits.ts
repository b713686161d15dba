import type { JobSearch } from '@stellenvisite/contract/job-search';
import type { Context } from '../context.ts';
import { keepHits } from '../search/count-facets.ts';
import type { FactStore } from '../search/fact-store.ts';
import { keepPhrases } from '../search/keep-phrases.ts';
import { loosenPlan } from '../search/loosen-plan.ts';
import type { UnderstoodQuery } from '../search/query-plan.ts';
import { type Postings, scorePlan, termsOf } from '../search/score-plan.ts';
import { requireIndex } from '../search/search-index.ts';
import { EVERYWHERE, selectCandidates } from '../search/select-candidates.ts';
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
  const { query, location } = read;
  const index = requireIndex(ctx);
  const store = await index.catchUp();
  const postings = await index.readPostings(termsOf(read.understood.plan));
  const now = ctx.now().getTime() / 1000;
  const { understood, docs, points } = scoreUnderstood(read.understood, postings, store, now);
  const candidates = selectCandidates(store, docs, {
    now,
    location,
    radiusKm: query.radius,
    employerIds: query.employerId,
    isFeatured: query.featured === true,
    postedAfter: postedAfter && postedAfter.getTime() / 1000,
  });
  const kept = await keepPhrases(ctx, understood.plan, candidates, { postings, store });
  return { ...read, understood, store, docs: kept, points, postings, now };
}

function scoreUnderstood(asked: UnderstoodQuery, postings: Postings, store: FactStore, now: number) {
  const scored = scorePlan(asked.plan, postings, store);
  const hasLive = (docs: Uint32Array) => selectCandidates(store, docs, { ...EVERYWHERE, now }).length > 0;
  if (asked.plan.units.length < 2 || hasLive(scored.docs)) return { understood: asked, ...scored };
  const understood = loosenPlan(asked, (plan) => hasLive(scorePlan(plan, postings, store).docs));
  return { understood, ...scorePlan(understood.plan, postings, store) };
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
