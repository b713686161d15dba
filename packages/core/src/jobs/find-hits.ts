import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { type AnswerRoom, giveBack, takeRoom } from '@stellenvisite/search/columns/answer-room';
import { countBits, type DocBits, hasCommon, listBits, setBit } from '@stellenvisite/search/columns/doc-bits';
import type { FactStore } from '@stellenvisite/search/columns/fact-store';
import { liveDocs } from '@stellenvisite/search/columns/live-docs';
import { catchUp } from '@stellenvisite/search/index/catch-up';
import { requireIndex } from '@stellenvisite/search/index/search-index';
import { isAllMet, keepHits } from '@stellenvisite/search/match/count-facets';
import { countMeeting } from '@stellenvisite/search/match/count-meeting';
import { hasPhrases, keepPhrases } from '@stellenvisite/search/match/keep-phrases';
import { meetPlan } from '@stellenvisite/search/match/meet-plan';
import { scorePlan, termsOf } from '@stellenvisite/search/match/score-plan';
import { narrowDocs } from '@stellenvisite/search/match/select-candidates';
import type { Postings } from '@stellenvisite/search/match/visit-docs';
import { loosenPlan } from '@stellenvisite/search/question/loosen-plan';
import type { UnderstoodQuery } from '@stellenvisite/search/question/query-plan';
import type { Context } from '../context.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

type HitOptions = { postedAfter?: Date };

/** What the words, the place, the employer and the mark leave over, before any facet's choice. */
export type Candidates = ReadQuery & {
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
  ctx: Context,
  read: ReadQuery,
  { postedAfter }: HitOptions,
  use: (candidates: Candidates) => T,
): Promise<T> {
  const { query, location } = read;
  const index = requireIndex(ctx);
  const store = await catchUp(ctx);
  const postings = await index.readPostings(termsOf(read.understood.plan));
  const now = ctx.now().getTime() / 1000;
  const room = takeRoom(store);
  try {
    const { understood, docs, points } = scoreUnderstood(read.understood, { postings, store, room }, now);
    const bounds = {
      location,
      radiusKm: query.radius,
      employerIds: query.employerId,
      isFeatured: query.featured === true,
      postedAfter: postedAfter && postedAfter.getTime() / 1000,
    };
    narrowDocs(store, docs, bounds);
    if (hasPhrases(understood.plan)) {
      const kept = await keepPhrases(ctx, understood.plan, listBits(docs, room.docs), { postings, store });
      docs.fill(0);
      for (const doc of kept) setBit(docs, doc);
    }
    return use({ ...read, understood, store, docs, room, points, postings, now });
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

type Hits = ReadQuery & { docs: Uint32Array; store: FactStore };

/** Every live job that meets a query, in no order. */
export async function findHits(ctx: Context, asked: JobSearch): Promise<Hits> {
  const read = await readQuery(ctx, asked);
  return useCandidates(ctx, read, {}, ({ store, query, location, understood, docs, room, now }) => {
    keepHits(store, docs, query, now);
    return { query, location, understood, store, docs: listBits(docs, room.docs).slice() };
  });
}

export async function countHits(ctx: Context, asked: JobSearch, options: HitOptions = {}): Promise<number> {
  const read = await readQuery(ctx, asked);
  return (
    (await countWords(ctx, read, options)) ??
    useCandidates(ctx, read, options, ({ store, query, docs, now }) => {
      keepHits(store, docs, query, now);
      return countBits(docs);
    })
  );
}

/** Where only words are asked for, the lists of their docs laid over each other say how many there are; else null. */
async function countWords(ctx: Context, read: ReadQuery, { postedAfter }: HitOptions): Promise<number | null> {
  const { query, location, understood } = read;
  const isBound = location !== null || query.employerId !== undefined || query.featured === true || postedAfter;
  if (isBound || hasPhrases(understood.plan)) return null;
  const index = requireIndex(ctx);
  const store = await catchUp(ctx);
  const postings = await index.readPostings(termsOf(understood.plan));
  const now = ctx.now().getTime() / 1000;
  return isAllMet(store, query, now) ? countMeeting(understood, { postings, store }, now) : null;
}
