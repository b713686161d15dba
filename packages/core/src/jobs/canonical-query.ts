import { JOB_FLAG_FILTERS, JOB_LIST_FILTERS, JOB_VALUE_FILTERS } from '@stellenvisite/contract/jobs/job-search';
import { type JobSearch, jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import { DEFAULT_RADIUS_KM } from '@stellenvisite/contract/jobs/places';

const VALUES = [...JOB_VALUE_FILTERS, ...JOB_FLAG_FILTERS] as const;

/** Reads the search an address holds, or null if it holds none. Page, sort and whatever else appears there is left out. */
export function readAddress(address: string): JobSearch | null {
  const params = new URLSearchParams(address);
  const found = jobSearchSchema.safeParse({
    ...Object.fromEntries(VALUES.map((name) => [name, params.get(name) ?? undefined])),
    ...Object.fromEntries(JOB_LIST_FILTERS.map((name) => [name, params.getAll(name)])),
  });
  return found.success ? found.data : null;
}

/** One search has one address, whatever the order in which its filters were chosen. */
export function canonicalQuery(search: JobSearch): string {
  const params = new URLSearchParams();
  for (const name of VALUES) {
    const value = search[name] || undefined;
    const text = value === undefined || isIdle(name, search) ? '' : String(value).replace(/\s+/gu, ' ').trim();
    if (text !== '') params.set(name, text);
  }
  for (const name of JOB_LIST_FILTERS) for (const value of [...(search[name] ?? [])].sort()) params.append(name, value);
  return params.toString();
}

/** A radius says nothing without a place, and the usual one goes without saying. */
function isIdle(name: (typeof VALUES)[number], { location, radius }: JobSearch): boolean {
  return name === 'radius' && (!location || radius === DEFAULT_RADIUS_KM);
}
