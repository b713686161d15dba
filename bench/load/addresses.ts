import { COUNTRIES } from '@stellenvisite/contract/countries';
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@stellenvisite/contract/job-fields';
import { JOB_SORTS } from '@stellenvisite/contract/job-search';

/** Searches as people narrow them, no two alike. */
export function listSearches(path: string): string[] {
  const searches: string[] = [];
  for (const sort of JOB_SORTS)
    for (const country of [undefined, ...COUNTRIES])
      for (const category of [undefined, ...JOB_CATEGORIES])
        for (const employmentType of [undefined, ...EMPLOYMENT_TYPES])
          for (const page of [1, 2, 3]) {
            const given = { country, category, employmentType, sort, page: String(page) };
            const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
            searches.push(`${path}?${new URLSearchParams(entries)}`);
          }
  return mix(searches);
}

/** The same every time, but neighbours in the list lie far apart, so that any stretch of it is a fair sample. */
function mix<T>(items: readonly T[]): T[] {
  const STEP = 1_009;
  return items.map((_, index) => items[(index * STEP) % items.length]).filter((item): item is T => item !== undefined);
}

/** Evenly spread over the list. */
export function sample<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
