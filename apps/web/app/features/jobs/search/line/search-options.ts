import { EMPLOYER_KINDS, OWNERSHIPS } from '@stellenvisite/contract/employers/employers';

/** Facet values that another one already says: „beides“ is found by either, and the profile types by their kinds. */
const UNLISTED: Partial<Record<string, readonly string[]>> = {
  employmentType: ['both'],
  employerType: ['practice', 'company', ...OWNERSHIPS],
};

/** Where most people of the trade work comes first. */
const FIRST_KINDS: readonly string[] = ['hospital', 'care_facilities', 'private_practices'];
const isOwnership = (kind: string) => OWNERSHIPS.some((each) => each === kind);

/** Filters whose options are always the same, in the same order: who looks for one finds it where it was. */
const STABLE: Partial<Record<string, readonly string[]>> = {
  employerType: [...new Set([...FIRST_KINDS, ...EMPLOYER_KINDS.filter((kind) => !isOwnership(kind))])],
  ownership: OWNERSHIPS,
};

export type Option = { value: string; count: number };

/** Returns the options of a filter: those with hits, or all when none has any; selected options always remain. */
export function listOptions(facet: string, counts: readonly Option[], chosen: readonly string[]): Option[] {
  const countOf = (value: string) => counts.find((option) => option.value === value)?.count ?? 0;
  const always = STABLE[facet];
  if (always) return [...new Set([...always, ...chosen])].map((value) => ({ value, count: countOf(value) }));
  const listed = counts.filter(({ value }) => chosen.includes(value) || !UNLISTED[facet]?.includes(value));
  const isAllEmpty = listed.every(({ count }) => count === 0);
  const offered = listed.filter(({ value, count }) => isAllEmpty || count > 0 || chosen.includes(value));
  const uncounted = chosen.filter((value) => !counts.some((option) => option.value === value));
  return [...offered, ...uncounted.map((value) => ({ value, count: 0 }))];
}

/** Returns the few with most hits, or the first of those that never change, in the filter's own order; a choice never hides itself. */
export function topOptions(
  facet: string,
  options: readonly Option[],
  chosen: readonly string[],
  limit: number,
): Option[] {
  const byCount = STABLE[facet] ? options : options.toSorted((a, b) => b.count - a.count);
  const shown = new Set(
    [...options.filter(({ value }) => chosen.includes(value)), ...byCount].slice(0, Math.max(limit, chosen.length)),
  );
  return options.filter((option) => shown.has(option));
}
