import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  REMOTE_OPTIONS,
  SPECIALTIES,
} from '@stellenvisite/contract/jobs/job-fields';
import { JOB_SORTS, POSTED_WITHIN } from '@stellenvisite/contract/jobs/job-search';
import { createRandom, type Random } from '@stellenvisite/demo/random';
import { type PlaceRow, readPlaces } from '@stellenvisite/search/places';
import { readJudgedQueries } from '../relevance/judged-query.ts';
import type { Question } from './engine.ts';
import { misspell } from './misspell.ts';

export const KINDS = [
  'single word',
  'several words',
  'place + radius',
  'filters only',
  'empty query',
  'sorted',
  'deep page',
  'typo',
  'autocomplete',
] as const;
export type Kind = (typeof KINDS)[number];

/** A search as a URL of ours and, where the other engines support it, as a question to them. */
export type LoadQuery = { kind: Kind; path: string; question?: Question };

const PAGE_SIZE = 20;
const LARGE_TOWN = 60_000;
const RADII = [10, 25, 50, 100];
/** As deep as a thousand hits: what a market of ten thousand jobs has for every one of these. */
const DEEPEST = 50;
const MAX_TRIES = 200;

type Draft = Partial<Omit<Question, 'near'>> & { place?: PlaceRow; radius?: number };
type Vocabulary = { random: Random; words: string[]; areas: string[]; towns: PlaceRow[] };

/** Creates a load that is the same for the same seed: no two alike, an equal share of every kind, in mixed order. */
export function createLoad(seed: string, count: number, without: ReadonlySet<string> = new Set()): LoadQuery[] {
  const vocabulary = readVocabulary(seed);
  const taken = new Set(without);
  const queries: LoadQuery[] = [];
  let kinds: readonly Kind[] = KINDS;
  while (queries.length < count) {
    const kind = kinds[queries.length % kinds.length];
    if (!kind) throw new Error('There are not enough different questions for this load.');
    const query = findNew(kind, vocabulary, taken);
    if (query) queries.push(query);
    else kinds = kinds.filter((each) => each !== kind);
  }
  return vocabulary.random.sample(queries, queries.length);
}

/** Returns a query that was not used yet. Some kinds have only a few hundred: null when all have been used. */
function findNew(kind: Kind, vocabulary: Vocabulary, taken: Set<string>): LoadQuery | null {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const query = toLoadQuery(kind, vocabulary);
    if (taken.has(query.path)) continue;
    taken.add(query.path);
    return query;
  }
  return null;
}

function readVocabulary(seed: string): Vocabulary {
  const judged = readJudgedQueries();
  const plain = ({ q }: { q: string }) => /^[\p{L}\s/-]+$/u.test(q);
  const words = judged.filter((query) => query.row && plain(query)).map(({ q }) => q);
  return {
    random: createRandom(`bench search ${seed}`),
    words: [...new Set(words)],
    areas: [
      'Kardiologie',
      'Intensivstation',
      'Psychiatrie',
      'Geriatrie',
      'Chirurgie',
      'Neurologie',
      'Reha',
      'Ambulanz',
    ],
    towns: readPlaces().filter(({ population, district }) => population >= LARGE_TOWN && !district),
  };
}

function toLoadQuery(kind: Kind, vocabulary: Vocabulary): LoadQuery {
  if (kind === 'autocomplete') return toAutocomplete(kind, vocabulary);
  const { place, radius = 25, ...draft } = DRAFTS[kind](vocabulary);
  const question: Question = {
    q: '',
    filters: {},
    sort: 'relevance',
    page: 1,
    pageSize: PAGE_SIZE,
    ...draft,
    ...(place && { near: { lat: place.lat, lon: place.lon, km: radius } }),
  };
  return { kind, path: toPath(question, place, radius), question };
}

const SORTS = JOB_SORTS.filter((sort) => sort !== 'distance');

const DRAFTS: Record<Exclude<Kind, 'autocomplete'>, (vocabulary: Vocabulary) => Draft> = {
  'single word': ({ random, words }) => ({ q: single(random, words), page: random.int(1, 3) }),
  'several words': ({ random, words, areas, towns }) => ({
    q: [random.pick(words), random.chance(0.6) ? random.pick(areas) : random.pick(towns).name].join(' '),
  }),
  'place + radius': ({ random, words, towns }) => ({
    ...(random.chance(0.7) && { q: random.pick(words) }),
    place: random.pick(towns),
    radius: random.pick(RADII),
  }),
  'filters only': ({ random }) => pickFilters(random),
  'empty query': ({ random }) => ({ page: random.int(1, 400) }),
  sorted: ({ random, words }) => ({
    sort: random.pick(SORTS),
    ...(random.chance(0.6) ? { q: random.pick(words) } : { filters: { country: [random.pick(COUNTRIES)] } }),
    page: random.int(1, 5),
  }),
  'deep page': ({ random }) => ({
    q: random.pick(['Pflege', 'Pflegefachkraft', 'Arzt', 'Krankenschwester', 'Krankenpfleger', '']),
    page: random.int(20, DEEPEST),
    sort: random.pick(['relevance', 'newest']),
  }),
  typo: ({ random, words }) => ({ q: misspell(single(random, words, 8), random) }),
};

function single(random: Random, words: readonly string[], letters = 3): string {
  return random.pick(words.filter((word) => !/\s/.test(word) && word.length >= letters));
}

function pickFilters(random: Random): Draft {
  const choices: [keyof Question['filters'], readonly string[]][] = [
    ['country', COUNTRIES],
    ['category', JOB_CATEGORIES],
    ['employmentType', EMPLOYMENT_TYPES],
    ['experienceLevel', EXPERIENCE_LEVELS],
    ['specialty', SPECIALTIES],
    ['remote', REMOTE_OPTIONS],
    ['shift', ['early', 'day', 'late', 'night']],
  ];
  const picked = random.sample(choices, random.int(1, 3));
  return {
    filters: Object.fromEntries(
      picked.map(([name, values]) => [name, random.sample([...values], random.int(1, 2)).sort()]),
    ),
    ...(random.chance(0.2) && { weekendFree: true }),
    ...(random.chance(0.3) && { postedWithin: random.pick([...POSTED_WITHIN]) }),
    ...(random.chance(0.3) && { salaryMin: random.int(5, 14) * 500 }),
  };
}

function toPath(
  { q, filters, weekendFree, postedWithin, salaryMin, sort, page }: Question,
  place?: PlaceRow,
  radius = 0,
) {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (place) {
    search.set('location', `${place.name}, ${place.region}`);
    search.set('radius', String(radius));
  }
  for (const [name, values] of Object.entries(filters)) search.set(name, values.join(','));
  if (weekendFree) search.set('weekendFree', 'true');
  if (postedWithin) search.set('postedWithin', String(postedWithin));
  if (salaryMin) search.set('salaryMin', String(salaryMin));
  search.set('sort', sort);
  search.set('page', String(page));
  return `/api/jobs?${search}`;
}

/** Returns a request for suggestions. The other engines have no list of occupations, employers and places, so only ours receives it. */
function toAutocomplete(kind: Kind, { random, words, towns }: Vocabulary): LoadQuery {
  const word = random.chance(0.7) ? random.pick(words) : random.pick(towns).name;
  const start = word.slice(0, random.int(2, Math.max(2, word.length - 1)));
  return { kind, path: `/api/suggestions?${new URLSearchParams({ q: start })}` };
}
