import { UNDERSTOOD_KINDS } from '@stellenvisite/contract/jobs/job-search';
import type { JobSearch, Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { countBits, countIntersection, type DocBits, intersects, listBits, setBit } from '../columns/doc-bits.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { acquireBuffers, releaseBuffers, type ScratchBuffers } from '../columns/scratch-buffers.ts';
import type { QueryPlan, UnderstoodQuery, Unit } from '../question/query-plan.ts';
import { filterHits, hasNoChoice } from './count-facets.ts';
import { filterPhrases, hasPhrases } from './filter-phrases.ts';
import { type InterpretedQuery, interpretQuery } from './interpret-query.ts';
import { matchPlan, scorePlan, termsOf } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';
import { narrowDocs } from './select-candidates.ts';
import type { Postings } from './visit-docs.ts';

export type HitOptions = { postedAfter?: Date | undefined };

/** The docs that match the words, the place, the employer and the featured mark, before any facet's choice. */
export type Candidates = InterpretedQuery & {
  store: FactStore;
  docs: DocBits;
  buffers: ScratchBuffers;
  /** By doc. */
  points: Uint16Array;
  postings: Postings;
  /** Seconds since 1970. */
  now: number;
};

/** The candidates lie in pooled buffers that the next search reuses: `use` may write there, and keeps no reference. */
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
  const buffers = acquireBuffers(store);
  try {
    const { understood, docs, points } = scoreUnderstood(interpreted.understood, { postings, store, buffers }, now);
    const bounds = {
      location,
      radiusKm: query.radius,
      employerIds: query.employerId,
      withoutEmployers: request.withoutEmployers,
      isFeatured: query.featured === true,
      postedAfter: postedAfter && postedAfter.getTime() / 1000,
    };
    narrowDocs(store, docs, bounds);
    if (hasPhrases(understood.plan)) {
      const matching = await filterPhrases(request, understood.plan, listBits(docs, buffers.docs), { postings, store });
      docs.fill(0);
      for (const doc of matching) setBit(docs, doc);
    }
    return use({ ...interpreted, understood, store, docs, buffers, points, postings, now });
  } finally {
    releaseBuffers(store, buffers);
  }
}

type Scoring = { postings: Postings; store: FactStore; buffers: ScratchBuffers };

function scoreUnderstood(asked: UnderstoodQuery, scoring: Scoring, now: number) {
  const { bits } = liveDocs(scoring.store, now);
  const scored = scorePlan(asked.plan, { ...scoring, among: bits });
  if (asked.plan.units.length < 2 || scored.count > 0) return { understood: asked, ...scored };
  const understood = relaxPlan(asked, (plan) => intersects(matchPlan(plan, scoring), bits));
  return { understood, ...scorePlan(understood.plan, { ...scoring, among: bits }) };
}

type Hits = InterpretedQuery & { docs: Uint32Array; store: FactStore };

/** Finds every live job that meets a query, in no order. */
export async function findHits(request: SearchRequest, asked: JobSearch): Promise<Hits> {
  const interpreted = await interpretQuery(request, asked);
  return useCandidates(request, interpreted, {}, ({ store, query, location, understood, docs, buffers, now }) => {
    filterHits(store, docs, query, now);
    return { query, location, understood, store, docs: listBits(docs, buffers.docs).slice() };
  });
}

export async function countHits(request: SearchRequest, asked: JobSearch, options: HitOptions = {}): Promise<number> {
  const interpreted = await interpretQuery(request, asked);
  return (
    (await countWords(request, interpreted, options)) ??
    useCandidates(request, interpreted, options, ({ store, query, docs, now }) => {
      filterHits(store, docs, query, now);
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
  const leavesOut = (request.withoutEmployers ?? []).length > 0;
  if (isBound || leavesOut || hasPhrases(understood.plan)) return null;
  const store = await request.facts();
  const postings = await request.index.readPostings(termsOf(understood.plan));
  const now = request.now().getTime() / 1000;
  return hasNoChoice(store, query, now) ? countMatching(understood, { postings, store }, now) : null;
}

/** How many live docs match a question's words; where none does, how many match the relaxed question. */
export function countMatching(
  asked: UnderstoodQuery,
  indexed: { postings: Postings; store: FactStore },
  now: number,
): number {
  const { bits } = liveDocs(indexed.store, now);
  const count = (plan: QueryPlan) => countIntersection(matchPlan(plan, indexed), bits);
  const found = count(asked.plan);
  if (found > 0 || asked.plan.units.length < 2) return found;
  return count(relaxPlan(asked, (plan) => intersects(matchPlan(plan, indexed), bits)).plan);
}

/**
 * Where no job meets every part of a question, the parts that say least are left out one after the other, until some job meets
 * the rest. What appears in quotes is wanted as it is, and what was requested first of all stays.
 */
export function relaxPlan(asked: UnderstoodQuery, hasHits: (plan: QueryPlan) => boolean): UnderstoodQuery {
  const places = asked.plan.units.filter((unit) => isPlace(unit, asked));
  if (places.length === 0) return relaxWords(asked, hasHits);
  // A place is a filter: it stays, even where no job matches the words there.
  const anywhere = { ...asked.plan, units: asked.plan.units.filter((unit) => !places.includes(unit)) };
  if (anywhere.units.length === 0 || hasHits(anywhere)) return asked;
  const { plan, understood } = relaxWords({ ...asked, plan: anywhere }, hasHits);
  return { ...asked, plan: { ...plan, units: [...plan.units, ...places] }, understood };
}

function isPlace(unit: Unit, { understood }: UnderstoodQuery): boolean {
  return understood.some(({ kind, text }) => kind === 'location' && text === unit.text);
}

function relaxWords(asked: UnderstoodQuery, hasHits: (plan: QueryPlan) => boolean): UnderstoodQuery {
  const importance = (unit: Unit) => importanceOf(asked.understood.find(({ text }) => text === unit.text));
  const dispensable = asked.plan.units
    .filter(({ phrase }) => phrase === undefined)
    .toSorted((a, b) => importance(a) - importance(b))
    .slice(0, asked.plan.units.length - 1);
  for (const leftOut of choices(dispensable)) {
    const plan = { ...asked.plan, units: asked.plan.units.filter((unit) => !leftOut.includes(unit)) };
    if (hasHits(plan)) return { ...asked, plan, understood: markLeftOut(asked.understood, leftOut) };
  }
  return asked;
}

/** Lists the choices: each part alone first, then more and more of them. */
function choices(units: readonly Unit[]): Unit[][] {
  return [...units.map((unit) => [unit]), ...units.slice(1).map((_unit, index) => units.slice(0, index + 2))];
}

/** Returns the importance of a kind; the list of kinds begins with what matters most. */
function importanceOf(part: Understood | undefined): number {
  return part ? -UNDERSTOOD_KINDS.indexOf(part.kind) : -UNDERSTOOD_KINDS.length;
}

function markLeftOut(understood: readonly Understood[], units: readonly Unit[]): Understood[] {
  return understood.map((part) =>
    units.some(({ text }) => text === part.text) ? { ...part, isLeftOut: true, also: [] } : part,
  );
}
