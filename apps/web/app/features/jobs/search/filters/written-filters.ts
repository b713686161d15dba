import type { Understood } from '@stellenvisite/contract/jobs/job-search.schema';
import { changeFilters, type SearchFilters } from '../search-filters.ts';

/** Parts of the words that were taken for a filter, as someone who types „hebamme wien teilzeit“ means them. */
const WRITTEN_LISTS = ['country', 'employmentType', 'contract', 'shift', 'remote'] as const;
const WRITTEN_FLAGS = ['weekendFree', 'recognition', 'visaHelp', 'housingHelp'] as const;
const WRITTEN_KINDS = [...WRITTEN_LISTS, ...WRITTEN_FLAGS, 'location', 'radius', 'salaryMin', 'salaryMax'] as const;

export type WrittenKind = (typeof WRITTEN_KINDS)[number];
export type WrittenPart = Understood & { kind: WrittenKind };

/** Returns the filters that are written among the words. A filter chosen by hand takes precedence. */
export function writtenParts(understood: readonly Understood[], filters: SearchFilters): WrittenPart[] {
  return understood.filter((part): part is WrittenPart => isWritten(part) && isFree(part.kind, filters));
}

/** Returns whether a part of the words is a filter that has a control. */
export function isWritten({ kind }: Understood): boolean {
  return (WRITTEN_KINDS as readonly string[]).includes(kind);
}

function isFree(kind: Understood['kind'], filters: SearchFilters): boolean {
  const chosen = filters[kind as WrittenKind];
  return Array.isArray(chosen) ? chosen.length === 0 : !chosen;
}

/** The filters in force, for controls to show: those chosen by hand and those written. Several places stay in the words. */
export function filtersInForce(filters: SearchFilters, written: readonly WrittenPart[]): SearchFilters {
  const valuesOf = (kind: WrittenKind) => written.filter((part) => part.kind === kind).map(({ value }) => value ?? '');
  const inForce = { ...filters };
  for (const name of WRITTEN_LISTS) inForce[name] = [...filters[name], ...valuesOf(name)].filter(Boolean);
  for (const name of WRITTEN_FLAGS) inForce[name] = filters[name] || valuesOf(name).length > 0;
  const places = valuesOf('location');
  if (!filters.location && places.length === 1) inForce.location = places[0] ?? '';
  inForce.radius = filters.radius || (valuesOf('radius')[0] ?? '');
  inForce.salaryMin = filters.salaryMin || (valuesOf('salaryMin')[0] ?? '');
  inForce.salaryMax = filters.salaryMax || (valuesOf('salaryMax')[0] ?? '');
  return inForce;
}

/**
 * The search after a change of the filters in force. A written filter stays in the words until a control changes it:
 * then it is removed from the words, and the choice is stored in the address.
 */
export function applyFilterChange(
  filters: SearchFilters,
  written: readonly WrittenPart[],
  wanted: SearchFilters,
): SearchFilters {
  const inForce = filtersInForce(filters, written);
  const isUnchanged = ({ kind }: WrittenPart) => String(wanted[kind]) === String(inForce[kind]);
  const unchanged = written.filter(isUnchanged).map(({ kind }) => [kind, filters[kind]]);
  const merged: SearchFilters = { ...wanted, ...Object.fromEntries(unchanged) };
  if (wanted.q !== filters.q) return merged;
  return {
    ...merged,
    q: withoutParts(
      filters.q,
      written.filter((part) => !isUnchanged(part)),
    ),
  };
}

/** Separators and conjunctions that are left over when the parts they joined are removed. */
const DANGLING = /^(?:[\s,;/|]|(?:oder|or|bzw)(?=\s|$))+|(?:[\s,;/|]|\s(?:oder|or|bzw)(?=[\s,;/|]|$))+$/giu;

/** The words without several parts; each part alone knows the words without itself. */
export function withoutParts(q: string, parts: readonly Understood[]): string {
  const [first, ...others] = parts;
  if (!first) return q;
  const left = others.reduce((words, { text }) => words.replace(text, ' '), first.without);
  return left
    .replace(/(^|\s)-(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(DANGLING, '')
    .trim();
}

/** Returns the search without one written part. */
export function withoutPart(filters: SearchFilters, { without }: Understood): SearchFilters {
  return changeFilters(filters, { q: without });
}
