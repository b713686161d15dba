import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { type AnswerRoom, giveBack, takeRoom } from '../columns/answer-room.ts';
import { countBits, type DocBits, hasCommon, listBits, setBit } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { loosenPlan } from '../question/loosen-plan.ts';
import type { UnderstoodQuery } from '../question/query-plan.ts';
import { isAllMet, keepHits } from './count-facets.ts';
import { countMeeting } from './count-meeting.ts';
import { type InterpretedQuery, interpretQuery } from './interpret-query.ts';
import { hasPhrases, keepPhrases } from './keep-phrases.ts';
import { meetPlan } from './meet-plan.ts';
import { scorePlan, termsOf } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';
import { narrowDocs } from './select-candidates.ts';
import type { Postings } from './visit-docs.ts';

export type HitOptions = { postedAfter?: Date | undefined };

/** What the words, the place, the employer and the mark leave over, before any facet's choice. */
export type Candidates = InterpretedQuery & {
  store: FactStore;
  docs: DocBits;
  room: AnswerRoom;
  /** By doc. */
  points: Uint16Array;
  postings: Postings;
  /** Seconds since 1970. */
  now: number;
};

/** The candidates lie in a room that the next answer uses again: `use` may write there, and keeps none of it. */
export async function useCandidates<T>(
  request: SearchRequest,
  interpreted: InterpretedQuery,
  { postedAfter }: HitOptions,
  use: (candidates: Candidates) => T,
): Promise<T> {
  const { query, location } = interpreted;
  const store = await request.facts();
  const postings = await request.index.readPostings(termsOf(interpreted.understood.plan));
  const now = request.now().getTime() / 1000;
  const room = takeRoom(store);
  try {
    const { understood, docs, points } = scoreUnderstood(interpreted.understood, { postings, store, room }, now);
    const bounds = {
      location,
      radiusKm: query.radius,
      employerIds: query.employerId,
      isFeatured: query.featured === true,
      postedAfter: postedAfter && postedAfter.getTime() / 1000,
    };
    narrowDocs(store, docs, bounds);
    if (hasPhrases(understood.plan)) {
      const kept = await keepPhrases(request, understood.plan, listBits(docs, room.docs), { postings, store });
      docs.fill(0);
      for (const doc of kept) setBit(docs, doc);
    }
    return use({ ...interpreted, understood, store, docs, room, points, postings, now });
  } finally {
    giveBack(store, room);
  }
}

type Scoring = { postings: Postings; store: FactStore; room: AnswerRoom };

function scoreUnderstood(asked: UnderstoodQuery, scoring: Scoring, now: number) {
  const { bits } = liveDocs(scoring.store, now);
  const scored = scorePlan(asked.plan, { ...scoring, among: bits });
  if (asked.plan.units.length < 2 || scored.count > 0) return { understood: asked, ...scored };
  const understood = loosenPlan(asked, (plan) => hasCommon(meetPlan(plan, scoring), bits));
  return { understood, ...scorePlan(understood.plan, { ...scoring, among: bits }) };
}

type Hits = InterpretedQuery & { docs: Uint32Array; store: FactStore };

/** Every live job that meets a query, in no order. */
export async function findHits(request: SearchRequest, asked: JobSearch): Promise<Hits> {
  const interpreted = await interpretQuery(request, asked);
  return useCandidates(request, interpreted, {}, ({ store, query, location, understood, docs, room, now }) => {
    keepHits(store, docs, query, now);
    return { query, location, understood, store, docs: listBits(docs, room.docs).slice() };
  });
}

export async function countHits(request: SearchRequest, asked: JobSearch, options: HitOptions = {}): Promise<number> {
  const interpreted = await interpretQuery(request, asked);
  return (
    (await countWords(request, interpreted, options)) ??
    useCandidates(request, interpreted, options, ({ store, query, docs, now }) => {
      keepHits(store, docs, query, now);
      return countBits(docs);
    })
  );
}

/** Where a query has nothing but words, intersecting their posting lists gives the count; otherwise null. */
async function countWords(
  request: SearchRequest,
  { query, location, understood }: InterpretedQuery,
  { postedAfter }: HitOptions,
): Promise<number | null> {
  const isBound = location !== null || query.employerId !== undefined || query.featured === true || postedAfter;
  if (isBound || hasPhrases(understood.plan)) return null;
  const store = await request.facts();
  const postings = await request.index.readPostings(termsOf(understood.plan));
  const now = request.now().getTime() / 1000;
  return isAllMet(store, query, now) ? countMeeting(understood, { postings, store }, now) : null;
}
