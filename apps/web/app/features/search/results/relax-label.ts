import type { Relaxation, RelaxedPart } from '@stellenvisite/contract/job-search.schema';
import { type ChipWords, facetOf, filterChips } from '../filters/filter-chips.ts';
import { withoutPart } from '../filters/written-filters.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { changeByParams, type SearchFilters } from '../search-filters.ts';
import { partLabel } from './understood-words.ts';

/** What the way to more hits does, in a few words. */
export function relaxLabel({ kind, value, parts = [] }: Relaxation, answer: SearchAnswer, words: ChipWords): string {
  if (kind !== 'several') return partLabelOf({ kind, value }, answer, words);
  const labels = parts.map((part) => partLabelOf(part, answer, words));
  const last = labels.pop() ?? '';
  return labels.join(', ') + words.search('relax.and') + last;
}

function partLabelOf({ kind, value }: RelaxedPart, answer: SearchAnswer, words: ChipWords): string {
  const { search } = words;
  if (kind === 'related') return value;
  if (kind === 'radius') return search('relax.radius', { radius: value });
  if (kind === 'word') return search('relax.without', { label: value });
  const { filters } = answer;
  if (value === 'weekendFree') return search('relax.weekends');
  if (value === 'q') return search('relax.without', { label: filters.q });
  const label = filterLabel(value, answer, words);
  return value === 'location' ? search('relax.everywhere', { label }) : search('relax.without', { label });
}

/** The filter as its chip names it, whether it was chosen or written among the words. */
function filterLabel(name: string, { filters, list }: SearchAnswer, words: ChipWords): string {
  if (name === 'location' && filters.location) return filters.location;
  const chosen = filterChips(oneBound(filters, name), words).filter((chip) => chip.name === name);
  const written = list.understood.filter(({ kind }) => kind === name).map((part) => partLabel(part, words));
  const labels = chosen.length > 0 ? chosen.map(({ label }) => label) : written;
  return labels.length > 0 ? labels.join(', ') : words.fields(`facet.${facetOf(name)}`);
}

/** Both bounds of pay are one chip, and are left out one by one. */
function oneBound(filters: SearchFilters, name: string): SearchFilters {
  if (name === 'salaryMin') return { ...filters, salaryMax: '' };
  return name === 'salaryMax' ? { ...filters, salaryMin: '' } : filters;
}

/** A wider radius takes the place of the one that is written among the words. */
export function relaxedFilters(
  { change }: Relaxation,
  { filters, list }: Pick<SearchAnswer, 'filters' | 'list'>,
): SearchFilters {
  const written = list.understood.find(({ kind }) => kind === 'radius');
  const isRewritten = written && 'radius' in change && !('q' in change);
  return changeByParams(isRewritten ? withoutPart(filters, written) : filters, change);
}
