import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { distanceKm } from '../../relevance/judge.ts';
import type { Engine, Question } from '../engine.ts';
import { countFacets, type Faceted, toFaceted } from '../facets.ts';
import { COMPARE } from '../order.ts';
import { splitQuery } from '../query-words.ts';
import type { SearchDocument } from '../read-documents.ts';
import { firstWords } from './first-words.ts';

const FIELDS = ['title', 'department', 'employer', 'place', 'text'];
const BOOST = { title: 6, department: 3, employer: 2, place: 3 };
/** Spelling is bent only where nothing is found as typed, and only for words of five letters and more. */
const FUZZY: SearchOptions = { fuzzy: (term) => (term.length >= 5 ? 0.2 : false), prefix: (term) => term.length >= 4 };

type Indexed = { id: number; title: string; department: string; employer: string; place: string; text: string };

export async function openMiniSearch(batches: AsyncIterable<SearchDocument[]>): Promise<Engine> {
  const documents: Faceted[] = [];
  const index = new MiniSearch<Indexed>({ fields: FIELDS, processTerm: foldTerm, searchOptions: { boost: BOOST } });
  for await (const batch of batches) {
    index.addAll(batch.map((document, at) => toIndexed(document, documents.length + at)));
    documents.push(...batch.map((document) => toFaceted({ ...document, text: '' })));
  }
  return {
    search: (question) => answer(index, documents, question),
    close() {},
  };
}

function toIndexed(document: SearchDocument, id: number): Indexed {
  const { title, department, employer, city, region, text } = document;
  return { id, title, department, employer, place: `${city} ${region}`, text: firstWords(text) };
}

function foldTerm(term: string): string {
  return term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

function answer(index: MiniSearch<Indexed>, documents: readonly Faceted[], question: Question) {
  const nowS = Date.now() / 1000;
  const { near, sort, page, pageSize } = question;
  const query = toQuery(question.q);
  const found = index.search(query);
  const results = found.length > 0 || question.q === '' ? found : index.search(query, FUZZY);
  const candidates = results.flatMap(({ id }) => documents[id] ?? []);
  const placed = near ? candidates.filter(({ document }) => distanceKm(near, document) <= near.km) : candidates;
  const { hits, facets } = countFacets(placed, question, nowS);
  if (sort !== 'relevance') hits.sort(COMPARE[sort]);
  const ids = hits.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  return { ids, total: hits.length, facets };
}

/** MiniSearch knows no phrases: their words are looked for each. */
function toQuery(q: string): Query {
  const parts = splitQuery(q);
  const wanted = parts.filter(({ isExcluded }) => !isExcluded);
  const excluded = parts.filter(({ isExcluded }) => isExcluded);
  if (wanted.length === 0) return MiniSearch.wildcard;
  const all: Query = {
    combineWith: wanted.some(({ isAlternative }) => isAlternative) ? 'OR' : 'AND',
    queries: wanted.map(({ text }) => ({ combineWith: 'AND', queries: [text] })),
  };
  return excluded.length === 0 ? all : { combineWith: 'AND_NOT', queries: [all, ...excluded.map(({ text }) => text)] };
}
