import { JOB_FACETS } from '@stellenvisite/contract/job-search';
import type { JobSearch, Relaxation, Understood } from '@stellenvisite/contract/job-search.schema';
import type { Language } from '@stellenvisite/contract/languages';
import { DEFAULT_RADIUS_KM, RADII_KM } from '@stellenvisite/contract/places';
import { occupationByKey } from '../taxonomy/taxonomy.ts';
import { countHits } from './find-hits.ts';
import type { InterpretedQuery } from './interpret-query.ts';
import type { SearchRequest } from './search-request.ts';

const FEW_HITS = 5;
const MOST_SHOWN = 6;
const MOST_RELATED = 4;

const NARROWING: readonly (keyof JobSearch)[] = [
  ...JOB_FACETS.map((facet) => (facet === 'salary' ? 'salaryMin' : facet)),
  'featured',
  'location',
];

const WRITTEN_FILTERS: ReadonlySet<Understood['kind']> = new Set([
  'employmentType',
  'shift',
  'withoutShift',
  'weekendFree',
  'remote',
  'salaryMin',
]);

type Wider = Omit<Relaxation, 'count'> & { query: JobSearch };

/** For a search of few hits: what else might suit, and which single choice is in the way, each with what it would find. */
export async function listRelaxations(
  request: SearchRequest,
  asked: JobSearch,
  interpreted: InterpretedQuery,
  { total, language }: { total: number; language: Language },
): Promise<Relaxation[]> {
  if (total >= FEW_HITS || interpreted.location?.kind === 'unknown') return [];
  const wider = [
    ...related(asked, interpreted, language),
    ...widerRadii(asked, interpreted),
    ...fewerFilters(asked),
    ...fewerWords(asked, interpreted),
  ];
  const counted = await Promise.all(
    wider.map(async ({ query, ...change }) => ({ ...change, count: await countHits(request, query) })),
  );
  const better = counted.filter(({ count }) => count > total);
  const radius = better.find(({ kind }) => kind === 'radius');
  return better
    .filter((each) => each.kind !== 'radius' || each === radius)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.count - a.count)
    .slice(0, MOST_SHOWN);
}

const ORDER: readonly Relaxation['kind'][] = ['radius', 'related', 'filter', 'word'];

/** Occupations that the vocabulary calls related, in the words of the reader. */
function related(asked: JobSearch, { understood }: InterpretedQuery, language: Language): Wider[] {
  const { q } = asked;
  const [occupation, ...others] = understood.understood.filter(({ kind }) => kind === 'occupation');
  if (!q || !occupation?.value || others.length > 0) return [];
  const known = occupationByKey.get(occupation.value);
  return (known?.related ?? []).slice(0, MOST_RELATED).flatMap((key) => {
    const name = plainName(key, language);
    if (!name) return [];
    const words = q.replace(occupation.text, () => name);
    return [{ kind: 'related', value: name, change: { q: words }, query: firstPage(asked, { q: words }) }];
  });
}

/** As people write it: a label like "Hauswirtschaft, Küche und Reinigung" asks for three things at once. */
function plainName(key: string, language: Language): string | undefined {
  const occupation = occupationByKey.get(key);
  return language === 'en' ? (occupation?.english[0] ?? occupation?.forms[0]) : occupation?.forms[0];
}

function widerRadii(asked: JobSearch, { location, query }: InterpretedQuery): Wider[] {
  if (location?.kind !== 'point') return [];
  const radius = query.radius ?? DEFAULT_RADIUS_KM;
  return RADII_KM.filter((each) => each > radius).map((each) => ({
    kind: 'radius',
    value: String(each),
    change: { radius: String(each) },
    query: firstPage(asked, { radius: each }),
  }));
}

function fewerFilters(asked: JobSearch): Wider[] {
  return NARROWING.filter((name) => asked[name] !== undefined).map((name) => ({
    kind: 'filter',
    value: name,
    change: { [name]: '' },
    query: firstPage(asked, { [name]: undefined }),
  }));
}

function fewerWords(asked: JobSearch, { understood }: InterpretedQuery): Wider[] {
  const parts: readonly Understood[] = understood.understood;
  // Without its only word a question asks for nothing; without its only filter, for every job.
  const [only, ...others] = parts;
  if (!only || (others.length === 0 && !WRITTEN_FILTERS.has(only.kind))) return [];
  // "Unfallchirurg" is a doctor and a field, and goes once.
  const once = [...new Map(parts.map((part) => [part.without, part])).values()];
  return once.map(({ text, without }) => ({
    kind: 'word',
    value: text,
    change: { q: without },
    query: firstPage(asked, { q: without || undefined }),
  }));
}

function firstPage(asked: JobSearch, change: Partial<Record<keyof JobSearch, unknown>>): JobSearch {
  return { ...asked, ...change, page: 1 } as JobSearch;
}
