import type { JobSearch, Relaxation } from '@stellenvisite/contract/job-search.schema';
import type { Language } from '@stellenvisite/contract/languages';
import { countHits } from './find-hits.ts';
import type { InterpretedQuery } from './interpret-query.ts';
import { fewerFilters, fewerWords, relatedSearches, type Step, widerRadii } from './relaxation-steps.ts';
import type { SearchRequest } from './search-request.ts';

const FEW_HITS = 5;
const MOST_SHOWN = 6;
/** Two changes at once are the exception: few of them are shown. */
const MOST_SEVERAL = 3;

/** For a search of few hits: what else might suit, and what is in the way, each with what it would find. */
export async function listRelaxations(
  request: SearchRequest,
  asked: JobSearch,
  interpreted: InterpretedQuery,
  { total, language }: { total: number; language: Language },
): Promise<Relaxation[]> {
  if (total >= FEW_HITS || interpreted.location?.kind === 'unknown') return [];
  const count = (change: Record<string, string>) => countHits(request, changed(asked, change));
  const radii = widerRadii(interpreted);
  const narrowing = [...fewerFilters(asked), ...fewerWords(interpreted)];
  const single = [...relatedSearches(asked, interpreted, language), ...radii, ...narrowing];
  const counted = await Promise.all(single.map(async (step) => ({ ...step, count: await count(step.change) })));
  const better = counted.filter((each) => each.count > total);
  if (better.length > 0) return bestOf(better);
  return total > 0 ? [] : listSeveral([...narrowing, ...radii.slice(-1)], asked, count);
}

const ORDER: readonly Relaxation['kind'][] = ['radius', 'related', 'filter', 'word'];

/** Of the wider radii only the first that finds more. */
function bestOf(better: readonly Relaxation[]): Relaxation[] {
  const radius = better.find(({ kind }) => kind === 'radius');
  return better
    .filter((each) => each.kind !== 'radius' || each === radius)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.count - a.count)
    .slice(0, MOST_SHOWN);
}

/** Where no single change finds anything: two at once, else more and more of them, and all as the last resort. */
async function listSeveral(
  steps: readonly Step[],
  asked: JobSearch,
  count: (change: Record<string, string>) => Promise<number>,
): Promise<Relaxation[]> {
  for (const together of [pairsOf(steps), ...prefixesOf(steps).map((prefix) => [prefix])]) {
    const counted = await Promise.all(
      together
        .filter((parts) => isConsistent(parts, asked))
        .map(async (parts): Promise<Relaxation> => {
          const change = joinChanges(parts, asked);
          const named = parts.map(({ kind, value }) => ({ kind, value }));
          return { kind: 'several', value: '', parts: named, change, count: await count(change) };
        }),
    );
    const found = counted.filter((each) => each.count > 0).toSorted((a, b) => b.count - a.count);
    if (found.length > 0) return found.slice(0, MOST_SEVERAL);
  }
  return [];
}

function pairsOf(steps: readonly Step[]): Step[][] {
  return steps.flatMap((step, at) => steps.slice(at + 1).map((other) => [step, other]));
}

/** The first three steps, the first four, and so on. */
function prefixesOf(steps: readonly Step[]): Step[][] {
  return steps.map((_step, at) => steps.slice(0, at + 1)).filter(({ length }) => length > 2);
}

/** Without a place there is no radius to widen, and without all its words a question is another one. */
function isConsistent(steps: readonly Step[], asked: JobSearch): boolean {
  const isAnywhere = steps.some(({ kind, value }) => kind === 'filter' && value === 'location');
  const isWider = steps.some(({ kind }) => kind === 'radius');
  return !(isAnywhere && isWider) && joinChanges(steps, asked).q !== '';
}

/** Words are taken out of the question one after the other. */
function joinChanges(steps: readonly Step[], { q = '' }: JobSearch): Record<string, string> {
  const words = steps.filter(({ kind }) => kind === 'word').map(({ value }) => value);
  const left = words.reduce((question, word) => question.replace(word, ' '), q);
  const change = Object.assign({}, ...steps.map((step) => step.change));
  return words.length > 0 ? { ...change, q: left.replace(/\s+/g, ' ').trim() } : change;
}

function changed(asked: JobSearch, change: Record<string, string>): JobSearch {
  const values = Object.entries(change).map(([name, value]) => [name, value === '' ? undefined : value]);
  const { radius, ...rest } = Object.fromEntries(values) as Record<string, string | undefined>;
  return { ...asked, ...rest, ...(radius === undefined ? {} : { radius: Number(radius) }), page: 1 } as JobSearch;
}
