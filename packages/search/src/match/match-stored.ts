import type { JobSearch } from '@stellenvisite/contract/job-search.schema';
import { LRUCache } from 'lru-cache';
import { type DocBits, dropFrom, filterBits, hasBit, intersect, listBits, wordsFor } from '../columns/doc-bits.ts';
import type { DocList } from '../columns/doc-list.ts';
import type { FactStore } from '../columns/fact-store.ts';
import { liveDocs } from '../columns/live-docs.ts';
import { projectStore } from '../columns/project-store.ts';
import { inSlices } from '../index/analyse-jobs.ts';
import { readRunPostings } from '../index/read-run-postings.ts';
import type { UnderstoodQuery } from '../question/query-plan.ts';
import { findKnownLocation, findLocation } from '../taxonomy/places/find-location.ts';
import { type FullQuery, filterHits } from './count-facets.ts';
import { filterPhrases, hasPhrases } from './filter-phrases.ts';
import { understandWords, withWrittenFilters } from './interpret-query.ts';
import { matchPlan } from './match-plan.ts';
import { termsOf } from './score-plan.ts';
import type { SearchRequest } from './search-request.ts';
import { isLocationAt, narrowDocs } from './select-candidates.ts';

/** What questions mean, as far as no job's words were needed to tell. */
export type UnderstoodCache = LRUCache<string, UnderstoodQuery>;
/** Some seven kilobytes each. */
const MAX_UNDERSTOOD = 2_000;
export const createUnderstoodCache = (): UnderstoodCache => new LRUCache({ max: MAX_UNDERSTOOD });

/** So many questions are held at once with their plans and postings. */
const QUESTIONS_AT_ONCE = 500;

type StoredRequest = SearchRequest & { understood: UnderstoodCache };

/** A few docs and what is known of them; bitmaps are over places in `docs`. */
type Batch = { docs: readonly number[]; few: FactStore; now: number; places: Map<string, DocBits> };

/**
 * Which of a few docs each of many searches finds: what a stored search is asked when jobs are published. The docs are looked
 * at apart from the market, the place and the choices first, and words are understood only where something is left. A doc is
 * found here exactly where `search` finds it, but for one thing: where no job of the market meets all words, `search` leaves
 * some out, and a stored search waits for what was asked.
 */
export async function matchStored(
  request: StoredRequest,
  queries: readonly JobSearch[],
  docs: readonly number[],
): Promise<number[][]> {
  const batch = await readBatch(request, docs);
  const found: number[][] = queries.map(() => []);
  const list = new Uint32Array(batch.docs.length);
  const keep = (index: number, bits: DocBits) => {
    found[index] = Array.from(listBits(bits, list), (place) => batch.docs[place] ?? 0);
  };
  const endSlice = inSlices();
  const worded = new Map<string, { index: number; bits: DocBits }[]>();
  for (const [index, query] of queries.entries()) {
    const bits = matchChosen(batch, query);
    if (isEmpty(bits)) continue;
    const key = questionKey(query);
    if (key === '') keep(index, bits);
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
        keep(index, bits);
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

/** What words mean depends, besides themselves, on whether a place was chosen and in which country. Empty without words. */
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
    if (hasPhrases(each.plan) && !isEmpty(bits)) await keepPhrases(request, batch, answer);
    answers.push(answer);
    await endSlice();
  }
  return answers;
}

/** Where a spelling was corrected it depends on the jobs of the moment, so that is asked anew. */
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
  const lists = [...postings].map(([term, held]): [string, DocList] => {
    const places = Uint32Array.from(held, (doc) => placeOf.get(doc) ?? 0).sort();
    return [term, { count: places.length, last: places.at(-1) ?? -1, docs: places, bits: null }];
  });
  return new Map(lists);
}

/** Only the text of a job says whether it contains a phrase, and that is kept by the number of its doc. */
async function keepPhrases(request: StoredRequest, { docs }: Batch, { understood, bits }: Answer): Promise<void> {
  const { plan } = understood;
  const candidates = Array.from(listBits(bits, new Uint32Array(docs.length)), (place) => docs[place] ?? 0);
  const indexed = {
    postings: await request.index.readPostings(termsOf(plan)),
    store: await request.index.currentFacts(),
  };
  const kept = new Set(await filterPhrases(request, plan, Uint32Array.from(candidates).sort(), indexed));
  filterBits(bits, (place) => kept.has(docs[place] ?? -1));
}
