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
