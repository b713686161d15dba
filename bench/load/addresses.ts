import { createHash } from 'node:crypto';
import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from '@stellenvisite/contract/jobs/job-fields';
import { DEFAULT_PAGE_SIZE, JOB_SORTS } from '@stellenvisite/contract/jobs/job-search';

const PAGES = [1, 2, 3];

/** Searches as people narrow them, no two alike, none beyond its last page. */
export async function listSearches(url: string): Promise<string[]> {
  const searches: string[] = [];
  for (const filters of listFilters()) {
    const answer = await fetch(`${url}/api/jobs?${new URLSearchParams({ ...filters, pageSize: '1' })}`);
    const { total } = (await answer.json()) as { total: number };
    const pages = PAGES.filter((page) => (page - 1) * DEFAULT_PAGE_SIZE < total);
    for (const sort of JOB_SORTS)
      for (const page of pages) searches.push(`?${new URLSearchParams({ ...filters, sort, page: String(page) })}`);
  }
  return mix(searches);
}

function listFilters(): Record<string, string>[] {
  const choices = (name: string, values: readonly string[]) => [{}, ...values.map((value) => ({ [name]: value }))];
  return choices('country', COUNTRIES).flatMap((country) =>
    choices('category', JOB_CATEGORIES).flatMap((category) =>
      choices('employmentType', EMPLOYMENT_TYPES).map((type) => ({ ...country, ...category, ...type })),
    ),
  );
}

/** In no order, but the same every time, so that any stretch of the list is a fair sample of it. */
function mix(searches: readonly string[]): string[] {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return searches
    .map((search) => ({ search, place: hash(search) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ search }) => search);
}

/** Evenly spread over the list. */
export function sample<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
