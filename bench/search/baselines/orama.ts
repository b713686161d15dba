import { create, insertMultiple, type Orama, search } from '@orama/orama';
import type { Answer, Engine, FacetCounts, ListFilter, Question } from '../engine.ts';
import { LIST_FILTERS } from '../engine.ts';
import { BAR_CENTS, DAY_S, valuesOf, WITHIN_DAYS } from '../facets.ts';
import { splitQuery } from '../query-words.ts';
import type { SearchDocument } from '../read-documents.ts';
import { firstWords } from './first-words.ts';

const SCHEMA = {
  title: 'string',
  department: 'string',
  employer: 'string',
  place: 'string',
  text: 'string',
  category: 'enum[]',
  employmentType: 'enum[]',
  experienceLevel: 'enum[]',
  specialty: 'enum[]',
  remote: 'enum[]',
  employerType: 'enum[]',
  companySize: 'enum[]',
  country: 'enum[]',
  shift: 'enum[]',
  weekendFree: 'boolean',
  pay: 'number',
  postedAt: 'number',
  location: 'geopoint',
} as const;
const BOOST = { title: 6, department: 3, employer: 2, place: 3 };
const TEXTS = ['title', 'department', 'employer', 'place', 'text'] as const;
const HIGHEST_BAR = 20_000_00;

type Index = Orama<typeof SCHEMA>;

/** The package brings the splitter of German words, but no German stemmer. */
export async function openOrama(batches: AsyncIterable<SearchDocument[]>): Promise<Engine> {
  const index = create({ schema: SCHEMA, language: 'german' });
  for await (const batch of batches) await insertMultiple(index, batch.map(toIndexed), batch.length);
  return { search: (question) => answer(index, question), close() {} };
}

function toIndexed(document: SearchDocument) {
  const { id, title, department, employer, city, region, text, weekendFree, pay, postedAt, lat, lon } = document;
  const lists = Object.fromEntries(LIST_FILTERS.map((name) => [name, [...valuesOf[name](document)]]));
  return {
    ...lists,
    id,
    ...{ title, department, employer, weekendFree, postedAt },
    place: `${city} ${region}`,
    text: firstWords(text),
    pay: pay ?? -1,
    location: { lat, lon },
  };
}

/** Its facets count what all filters leave, so a facet with a choice of its own needs a search without that choice. */
async function answer(index: Index, question: Question): Promise<Answer> {
  const conditions = conditionsOf(question);
  const found = await ask(index, question, Object.assign({}, ...conditions.values()), false);
  const facets = readFacets(found.facets);
  for (const facet of conditions.keys()) {
    if (facet === 'near') continue;
    const others = [...conditions].filter(([name]) => name !== facet).map(([, condition]) => condition);
    const around = await ask(index, question, Object.assign({}, ...others), true);
    facets[facet] = readFacets(around.facets)[facet] ?? {};
  }
  return { ids: found.hits.map(({ id }) => id), total: found.count, facets };
}

function conditionsOf({ filters, weekendFree, postedWithin, salaryMin, near }: Question): Map<string, object> {
  const lists = Object.entries(filters).map(([name, values]): [string, object] => [
    name,
    { [name]: { containsAny: values } },
  ]);
  const conditions = new Map<string, object>(lists);
  if (weekendFree) conditions.set('weekendFree', { weekendFree: true });
  if (postedWithin) conditions.set('postedWithin', { postedAt: { gte: Date.now() / 1000 - postedWithin * DAY_S } });
  if (salaryMin) conditions.set('salary', { pay: { gte: salaryMin * 100 } });
  if (near)
    conditions.set('near', {
      location: { radius: { coordinates: { lat: near.lat, lon: near.lon }, value: near.km, unit: 'km', inside: true } },
    });
  return conditions;
}

const SORT_BY = {
  newest: { property: 'postedAt', order: 'DESC' },
  oldest: { property: 'postedAt', order: 'ASC' },
  salary_desc: { property: 'pay', order: 'DESC' },
  salary_asc: { property: 'pay', order: 'ASC' },
  title_asc: { property: 'title', order: 'ASC' },
  title_desc: { property: 'title', order: 'DESC' },
} as const;

/** Orama knows neither phrases nor minus: words of both are left as plain words, or out. */
async function ask(index: Index, question: Question, where: object, isFacetsOnly: boolean) {
  const { q, sort, page, pageSize } = question;
  const parts = splitQuery(q).filter(({ isExcluded }) => !isExcluded);
  const term = parts.map(({ text }) => text).join(' ');
  const isAny = parts.some(({ isAlternative }) => isAlternative);
  const asked = {
    // Named properties make it read every word it knows, even for a search without words.
    ...(term !== '' && { term, properties: [...TEXTS], boost: BOOST, threshold: isAny ? 1 : 0 }),
    where,
    facets: facetsOf(Date.now() / 1000),
    limit: isFacetsOnly ? 1 : pageSize,
    offset: isFacetsOnly ? 0 : (page - 1) * pageSize,
    ...(sort === 'relevance' ? {} : { sortBy: SORT_BY[sort] }),
  };
  const found = await search(index, asked as Parameters<typeof search<Index>>[1]);
  if (found.count > 0 || term === '') return found;
  return search(index, { ...asked, tolerance: 1 } as Parameters<typeof search<Index>>[1]);
}

function facetsOf(nowS: number) {
  const lists = Object.fromEntries(LIST_FILTERS.map((name: ListFilter) => [name, {}]));
  const bars = Array.from({ length: HIGHEST_BAR / BAR_CENTS }, (_, at) => at * BAR_CENTS);
  return {
    ...lists,
    weekendFree: { true: true, false: false },
    postedAt: { ranges: WITHIN_DAYS.map((days) => ({ from: nowS - days * DAY_S, to: nowS })) },
    pay: { ranges: bars.map((from) => ({ from, to: from + BAR_CENTS - 1 })) },
  };
}

const RENAMED: Record<string, string> = { postedAt: 'postedWithin', pay: 'salary' };

function readFacets(facets: Record<string, { values: Record<string, number> }> | undefined): FacetCounts {
  return Object.fromEntries(Object.entries(facets ?? {}).map(([name, { values }]) => [RENAMED[name] ?? name, values]));
}
