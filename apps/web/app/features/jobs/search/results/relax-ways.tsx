import type { Relaxation, RelaxedPart, Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { formatNumber } from '@stellenvisite/contract/platform/format-number';
import { ArrowRight, CircleDashed, FilterX, Shapes } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '../../../../ui/use-locale.ts';
import { type ChipWords, facetOf, filterChips } from '../filters/filter-chips.ts';
import { withoutPart } from '../filters/written-filters.ts';
import type { SearchAnswer } from '../search-answer.ts';
import { changeByParams, type SearchFilters, searchPath } from '../search-filters.ts';
import { dutiesText } from './search-wishes.ts';
import { bareWord, partLabel } from './understood-words.ts';

const ICONS = { related: Shapes, radius: CircleDashed, filter: FilterX, word: FilterX, several: FilterX } as const;

/** Searches near this one that find more, each with what it really finds. */
export function RelaxWays({ answer, words }: { answer: SearchAnswer; words: ChipWords }) {
  return (
    <ul className="ways">
      {answer.list.relaxations.map((way) => (
        <li key={JSON.stringify(way.change)}>
          <RelaxWay way={way} answer={answer} words={words} />
        </li>
      ))}
    </ul>
  );
}

function RelaxWay({ way, answer, words }: { way: Relaxation; answer: SearchAnswer; words: ChipWords }) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const Icon = ICONS[way.kind];
  return (
    <Link to={searchPath(relaxedFilters(way, answer))}>
      <Icon size={20} />
      <span>{relaxLabel(way, answer, words)}</span>
      <b className="num">{t('relax.count', { count: way.count, formatted: formatNumber(way.count, locale) })}</b>
      <ArrowRight size={18} />
    </Link>
  );
}

/** Returns a short label for a relaxation of the search. */
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
  if (kind === 'word') return wordLabel(value, answer, words);
  const { filters } = answer;
  if (value === 'weekendFree') return search('relax.weekends');
  if (value === 'shift' && filters.shift.length > 0) {
    return search('relax.without', { label: dutiesText(filters.shift, search) });
  }
  if (value === 'q') return search('relax.without', { label: filters.q });
  const label = filterLabel(value, answer, words);
  return value === 'location' ? search('relax.everywhere', { label }) : search('relax.without', { label });
}

/** Names the wish that goes with a part of the words; what is refused comes back. */
function wordLabel(text: string, { list }: SearchAnswer, words: ChipWords): string {
  const { search } = words;
  const parts = list.understood.filter((part) => part.text === text);
  const valuesOf = (kind: Understood['kind']) =>
    parts.filter((part) => part.kind === kind).map(({ value }) => value ?? '');
  const [part] = parts;
  switch (part?.kind) {
    case 'shift':
      return search('relax.without', { label: dutiesText(valuesOf('shift'), search) });
    case 'withoutShift':
      return search('relax.noDuties', { duties: dutiesText(valuesOf('withoutShift'), search) });
    case 'weekendFree':
      return search('relax.weekends');
    case 'excluded':
      return search('relax.excluded', { label: bareWord(text) });
    case 'location':
      return search('relax.everywhere', { label: partLabel(part, words) });
    default:
      return search('relax.without', { label: text });
  }
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
