import type { JobSort } from '@stellenvisite/contract/job-search';

/** The contract's lists without its schemas, which would bring zod into the browser; a test keeps them equal. */
export const SORTS: readonly JobSort[] = [
  'relevance',
  'newest',
  'oldest',
  'salary_desc',
  'salary_asc',
  'title_asc',
  'title_desc',
];

export const RADII: readonly number[] = [5, 10, 20, 30, 50, 100, 200];
export const DEFAULT_RADIUS = 30;
export const SALARY_BAR_WIDTH = 250;

/** Facet values that another one already says: „beides“ is found by either, and the profile types by their kinds. */
const UNLISTED: Partial<Record<string, readonly string[]>> = {
  employmentType: ['both'],
  employerType: ['practice', 'company'],
};

export type Option = { value: string; count: number };

/** What a filter offers: what would find something, else all there is; and what is in force, whatever it finds. */
export function listOptions(facet: string, counts: readonly Option[], chosen: readonly string[]): Option[] {
  const listed = counts.filter(({ value }) => chosen.includes(value) || !UNLISTED[facet]?.includes(value));
  const isAllEmpty = listed.every(({ count }) => count === 0);
  const offered = listed.filter(({ value, count }) => isAllEmpty || count > 0 || chosen.includes(value));
  const uncounted = chosen.filter((value) => !counts.some((option) => option.value === value));
  return [...offered, ...uncounted.map((value) => ({ value, count: 0 }))];
}

/** The few with most hits, in the filter's own order; a choice never hides itself. */
export function topOptions(options: readonly Option[], chosen: readonly string[], limit: number): Option[] {
  const byCount = [...options].sort((a, b) => b.count - a.count);
  const kept = new Set(
    [...options.filter(({ value }) => chosen.includes(value)), ...byCount].slice(0, Math.max(limit, chosen.length)),
  );
  return options.filter((option) => kept.has(option));
}
