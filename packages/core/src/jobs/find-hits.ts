import type { JobSearch } from '@stellenvisite/contract/job-search';
import type { Context } from '../context.ts';
import { type AnswerRoom, giveBack, takeRoom } from '../search/answer-room.ts';
import { isAllMet, keepHits } from '../search/count-facets.ts';
import { countMeeting } from '../search/count-meeting.ts';
import type { FactStore } from '../search/fact-store.ts';
import { hasPhrases, keepPhrases } from '../search/keep-phrases.ts';
import { loosenPlan } from '../search/loosen-plan.ts';
import type { UnderstoodQuery } from '../search/query-plan.ts';
import { type Postings, scorePlan, termsOf } from '../search/score-plan.ts';
import { requireIndex } from '../search/search-index.ts';
import { hasLive, selectCandidates } from '../search/select-candidates.ts';
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

/** The candidates lie in a room that the next answer uses again: `use` may write there, and keeps none of it. */
export async function useCandidates<T>(
  ctx: Context,
  read: ReadQuery,
  { postedAfter }: HitOptions,
  use: (candidates: Candidates) => T,
): Promise<T> {
  const { query, location } = read;
  const index = requireIndex(ctx);
  const store = await index.catchUp();
  const postings = await index.readPostings(termsOf(read.understood.plan));
  const now = ctx.now().getTime() / 1000;
  const room = takeRoom(store);
  try {
    const { understood, docs, points } = scoreUnderstood(read.understood, { postings, store, room }, now);
    const bounds = {
      now,
      location,
      radiusKm: query.radius,
      employerIds: query.employerId,
      isFeatured: query.featured === true,
      postedAfter: postedAfter && postedAfter.getTime() / 1000,
    };
    const candidates = selectCandidates(store, docs, bounds, docs);
    const { plan } = understood;
    const kept = hasPhrases(plan) ? await keepPhrases(ctx, plan, candidates, { postings, store }) : candidates;
    return use({ ...read, understood, store, docs: kept, points, postings, now });
  } finally {
    giveBack(store, room);
  }
}

type Scoring = { postings: Postings; store: FactStore; room: AnswerRoom };

function scoreUnderstood(asked: UnderstoodQuery, scoring: Scoring, now: number) {
  const isFound = (docs: Uint32Array) => hasLive(scoring.store, docs, now);
  const scored = scorePlan(asked.plan, scoring);
  if (asked.plan.units.length < 2 || isFound(scored.docs)) return { understood: asked, ...scored };
  const understood = loosenPlan(asked, (plan) => isFound(scorePlan(plan, scoring).docs));
  return { understood, ...scorePlan(understood.plan, scoring) };
}

type Hits = ReadQuery & { docs: Uint32Array; store: FactStore };

/** Every live job that meets a query, in no order. */
export async function findHits(ctx: Context, asked: JobSearch): Promise<Hits> {
  const read = await readQuery(ctx, asked);
  return useCandidates(ctx, read, {}, ({ store, query, location, understood, docs, now }) => ({
    query,
    location,
    understood,
    store,
    docs: keepHits(store, docs, query, now).slice(),
  }));
}

export async function countHits(ctx: Context, asked: JobSearch, options: HitOptions = {}): Promise<number> {
  const read = await readQuery(ctx, asked);
  return (
    (await countWords(ctx, read, options)) ??
    useCandidates(ctx, read, options, ({ store, query, docs, now }) => keepHits(store, docs, query, now).length)
  );
}

/** Where only words are asked for, the lists of their docs laid over each other say how many there are; else null. */
async function countWords(ctx: Context, read: ReadQuery, { postedAfter }: HitOptions): Promise<number | null> {
  const { query, location, understood } = read;
  const isBound = location !== null || query.employerId !== undefined || query.featured === true || postedAfter;
  if (isBound || hasPhrases(understood.plan)) return null;
  const index = requireIndex(ctx);
  const store = await index.catchUp();
  const postings = await index.readPostings(termsOf(understood.plan));
  const now = ctx.now().getTime() / 1000;
  return isAllMet(store, query, now) ? countMeeting(understood, { postings, store }, now) : null;
}
