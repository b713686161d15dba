import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import type { Db } from '@stellenvisite/db/client';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { putBitSlices } from '../columns/bit-slices.ts';
import { type DocBits, dropFrom, filterBits, hasBit, intersect, listBits, wordsFor } from '../columns/doc-bits.ts';
import type { DocList } from '../columns/doc-list.ts';
import { createColumns, type FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { inSlices } from '../index/analyse-jobs.ts';
import type { UnderstoodQuery } from '../question/query-plan.ts';
import { findKnownLocation, findLocation } from '../taxonomy/places/find-location.ts';
import { type FullQuery, filterHits } from './count-facets.ts';
import { filterPhrases, hasPhrases } from './filter-phrases.ts';
import { understandWords, withWrittenFilters } from './interpret-query.ts';
import { matchPlan, termsOf } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';
import { isLocationAt, narrowDocs } from './select-candidates.ts';

type Part = { term: string; docs: Buffer };

/** Understood questions, except those that depend on the words of jobs. */
export type UnderstoodCache = LRUCache<string, UnderstoodQuery>;
/** Some seven kilobytes each. */
const MAX_UNDERSTOOD = 2_000;
export const createUnderstoodCache = (): UnderstoodCache => new LRUCache({ max: MAX_UNDERSTOOD });

/** The number of questions whose plans and postings are in memory at the same time. */
const QUESTIONS_AT_ONCE = 500;

type StoredRequest = SearchRequest & { understood: UnderstoodCache };

/** A few docs and what is known of them; bitmaps are over places in `docs`. */
type Batch = { docs: readonly number[]; few: FactStore; now: number; places: Map<string, DocBits> };

/**
 * Returns for each of many searches which of a few docs it finds, to match stored searches with newly published jobs. Place and choices are
 * checked first, on the few docs alone, and words are understood only where something is left. A doc is found here exactly where `search`
 * finds it, with one exception: where no job of the market meets all words, `search` leaves some out, and a stored search waits for a job
 * that meets them all.
 */
export async function matchStored(
  request: StoredRequest,
  queries: readonly JobSearch[],
  docs: readonly number[],
): Promise<number[][]> {
  const batch = await readBatch(request, docs);
  const found: number[][] = queries.map(() => []);
  const list = new Uint32Array(batch.docs.length);
  const add = (index: number, bits: DocBits) => {
    found[index] = Array.from(listBits(bits, list), (place) => batch.docs[place] ?? 0);
  };
  const endSlice = inSlices();
  const worded = new Map<string, { index: number; bits: DocBits }[]>();
  for (const [index, query] of queries.entries()) {
    const bits = matchChosen(batch, query);
    if (isEmpty(bits)) continue;
    const key = questionKey(query);
    if (key === '') add(index, bits);
    else worded.set(key, [...(worded.get(key) ?? []), { index, bits }]);
    await endSlice();
  }
  const questions = [...worded.values()];
  for (let start = 0; start < questions.length; start += QUESTIONS_AT_ONCE) {
    const some = questions.slice(start, start + QUESTIONS_AT_ONCE);
    const asked = some.map(([first]) => queries[first?.index ?? 0]).filter((query) => query !== undefined);
    const answers = await answerQuestions(request, batch, asked, endSlice);
    for (const [at, group] of some.entries()) {
      const answer = answers[at];
      if (!answer) continue;
      for (const { index, bits } of group) {
        const query = queries[index];
        intersect(bits, answer.bits);
        if (!query || isEmpty(bits)) continue;
        if (Object.keys(answer.understood.filters).length > 0) {
          filterFully(batch, bits, withWrittenFilters(query, answer.understood));
        }
        add(index, bits);
      }
      await endSlice();
    }
  }
  return found;
}

async function readBatch({ index, now: clock }: StoredRequest, docs: readonly number[]): Promise<Batch> {
  const store = await index.refresh();
  const now = clock().getTime() / 1000;
  const { bits } = liveDocs(store, now);
  const live = docs.filter((doc) => hasBit(bits, doc));
  return { docs: live, few: projectStore(store, live), now, places: new Map() };
}

/** The docs that meet all that was chosen by hand, which goes before whatever the words say. */
function matchChosen(batch: Batch, query: JobSearch): DocBits {
  const bits = all(batch);
  filterFully(batch, bits, query);
  return bits;
}

function filterFully(batch: Batch, bits: DocBits, query: FullQuery): void {
  if (query.location) intersect(bits, placeBits(batch, query.location, query.radius));
  if (isEmpty(bits)) return;
  const { employerId: employerIds, featured } = query;
  narrowDocs(batch.few, bits, { location: null, radiusKm: undefined, employerIds, isFeatured: featured === true });
  filterHits(batch.few, bits, query, batch.now);
}

/** Each place is looked up once, however many ask for it. */
function placeBits(batch: Batch, location: string, radius: number | undefined): DocBits {
  const key = `${radius ?? ''} ${location}`;
  const known = batch.places.get(key);
  if (known) return known;
  const bits = all(batch);
  const isThere = isLocationAt(batch.few, findLocation(location), radius);
  filterBits(bits, (place) => isThere(batch.few.locationId[place] ?? 0));
  batch.places.set(key, bits);
  return bits;
}

function all({ docs }: Batch): DocBits {
  const bits = new Uint32Array(wordsFor(docs.length)).fill(-1);
  dropFrom(bits, docs.length);
  return bits;
}

const isEmpty = (bits: DocBits) => bits.every((word) => word === 0);

/**
 * Returns the cache key of a question's words; their meaning also depends on whether a place was chosen, and in which country. Empty
 * without words.
 */
function questionKey({ q, location, country }: JobSearch): string {
  if (!q) return '';
  const where = location ? (findKnownLocation(location)?.country ?? 'unknown') : '';
  return [where, [...(country ?? [])].sort().join(' '), q].join('|');
}

type Answer = { understood: UnderstoodQuery; bits: DocBits };

async function answerQuestions(
  request: StoredRequest,
  batch: Batch,
  asked: readonly JobSearch[],
  endSlice: () => Promise<void> | undefined,
): Promise<Answer[]> {
  const understood: UnderstoodQuery[] = [];
  for (const query of asked) {
    understood.push(await understand(request, query));
    await endSlice();
  }
  const terms = [...new Set(understood.flatMap(({ plan }) => termsOf(plan)))];
  const postings = toPlaces(await readRunPostings(request.db, terms, batch.docs), batch.docs);
  const answers: Answer[] = [];
  for (const each of understood) {
    const bits = matchPlan(each.plan, { postings, store: batch.few }).slice();
    const answer = { understood: each, bits };
    if (hasPhrases(each.plan) && !isEmpty(bits)) await preservePhrases(request, batch, answer);
    answers.push(answer);
    await endSlice();
  }
  return answers;
}

/** Understands words and caches the result, unless a spelling was corrected: that depends on the jobs of the moment. */
async function understand(request: StoredRequest, query: JobSearch): Promise<UnderstoodQuery> {
  const key = questionKey(query);
  const known = request.understood.get(key);
  if (known) return known;
  const read = await understandWords(request, query);
  if (!read.understood.some(({ corrected }) => corrected)) request.understood.set(key, read);
  return read;
}

function toPlaces(postings: Map<string, number[]>, docs: readonly number[]): Map<string, DocList> {
  const placeOf = new Map(docs.map((doc, place) => [doc, place]));
  const lists = [...postings].map(([term, foundPostings]): [string, DocList] => {
    const places = Uint32Array.from(foundPostings, (doc) => placeOf.get(doc) ?? 0).sort();
    return [term, { count: places.length, last: places.at(-1) ?? -1, docs: places, bits: null }];
  });
  return new Map(lists);
}

/** Only the text of a job says whether it contains a phrase, and that is stored by the number of its doc. */
async function preservePhrases(request: StoredRequest, { docs }: Batch, { understood, bits }: Answer): Promise<void> {
  const { plan } = understood;
  const candidates = Array.from(listBits(bits, new Uint32Array(docs.length)), (place) => docs[place] ?? 0);
  const indexed = {
    postings: await request.index.readPostings(termsOf(plan)),
    store: await request.index.currentFacts(),
  };
  const matching = new Set(await filterPhrases(request, plan, Uint32Array.from(candidates).sort(), indexed));
  filterBits(bits, (place) => matching.has(docs[place] ?? -1));
}

/**
 * The facts of these docs alone, each under its place in the list. Everything that filters and matches docs works on it as on
 * the whole store, but with bitmaps of a few words.
 */
function projectStore(store: FactStore, docs: readonly number[]): FactStore {
  const { bitSlices, ...columns } = createColumns(docs.length);
  for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
    for (const [place, doc] of docs.entries()) columns[name][place] = store[name][doc] ?? 0;
  }
  for (const place of docs.keys()) putBitSlices(bitSlices, place, columns.traits[place], columns.extras[place]);
  return { ...store, ...columns, bitSlices, size: docs.length };
}

/**
 * Which of these docs hold each term. Read from the runs in which the docs were written, not from the terms' whole lists: of
 * new docs these are small however large the market is.
 */
async function readRunPostings(
  db: Db,
  terms: readonly string[],
  docs: readonly number[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (terms.length === 0 || docs.length === 0) return found;
  const wanted = new Set(docs);
  const { rows } = await db.execute<Part>(sql`
    with runs as materialized (
      select distinct r.first_doc, r.last_doc from search_runs r
      join unnest(${sql.param([...docs])}::int[]) as doc on doc between r.first_doc and r.last_doc)
    select p.term, p.docs from runs
    join search_postings p on p.last_doc between runs.first_doc and runs.last_doc
    where p.term = any(${sql.param([...terms])}::text[])
    order by p.last_doc`);
  for (const { term, docs: bytes } of rows) {
    const foundPostings = found.get(term) ?? [];
    for (let at = 0; at < bytes.length; at += 4) {
      const doc = bytes.readUInt32LE(at);
      if (wanted.has(doc)) foundPostings.push(doc);
    }
    found.set(term, foundPostings);
  }
  return found;
}
