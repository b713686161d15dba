import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import type { JobList } from '@stellenvisite/contract/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { searchJobs } from '../jobs/search-jobs.ts';
import { toJobSearch } from './to-job-search.ts';

const PAGE = 100;
/** Wishes that no filter knows are compared with so many hits; beyond it a count is a lower bound. */
const MOST_PAGES = 5;

export type FittingJobs = {
  items: JobItem[];
  total: number;
  isExact: boolean;
  /** How many there are without the wishes that only the jobs themselves can answer. */
  totalBefore: number;
  list: JobList;
};

const comparesDuties = ({ hoursMin, hoursMax, maxNights, noOnCall }: EmmaSearch) =>
  [hoursMin, hoursMax, maxNights, noOnCall].some((wish) => wish !== undefined);

/** Live jobs that meet every wish; of hours, nights and on-call duty only those that say so. */
export async function findFittingJobs(ctx: Context, search: EmmaSearch, limit: number): Promise<FittingJobs> {
  const page = search.page ?? 1;
  if (!comparesDuties(search)) {
    const list = await searchJobs(ctx, toJobSearch(search, page, limit));
    return { items: list.items.slice(0, limit), total: list.total, isExact: true, totalBefore: list.total, list };
  }
  const first = await searchJobs(ctx, toJobSearch(search, 1, PAGE));
  const hits: JobItem[] = [...first.items];
  for (let next = 2; next <= MOST_PAGES && hits.length < first.total; next += 1) {
    const more = await searchJobs(ctx, toJobSearch(search, next, PAGE));
    if (more.items.length === 0) break;
    hits.push(...more.items);
  }
  const onCall = search.noOnCall ? await readOnCall(ctx, hits) : new Map<string, string | null>();
  const fitting = hits.filter((job) => fits(job, search, onCall.get(job.id) ?? null));
  return {
    items: fitting.slice((page - 1) * limit, page * limit),
    total: fitting.length,
    isExact: hits.length >= first.total,
    totalBefore: first.total,
    list: first,
  };
}

function fits(job: JobItem, search: EmmaSearch, onCall: string | null): boolean {
  return (
    fitsNights(job, search) && fitsHours(job, search) && !(search.noOnCall && onCall !== null && onCall !== 'none')
  );
}

/** A job that names its shifts and no night among them has none. */
function fitsNights({ maxNightsPerMonth, shifts }: JobItem, { maxNights }: EmmaSearch): boolean {
  if (maxNights === undefined) return true;
  if (maxNightsPerMonth !== null) return maxNightsPerMonth <= maxNights;
  return shifts.length > 0 && !shifts.includes('night');
}

function fitsHours({ hoursPerWeek }: JobItem, { hoursMin, hoursMax }: EmmaSearch): boolean {
  if (hoursMin === undefined && hoursMax === undefined) return true;
  if (!hoursPerWeek) return false;
  return hoursPerWeek.max >= (hoursMin ?? 0) && hoursPerWeek.min <= (hoursMax ?? 60);
}

async function readOnCall({ db }: Context, found: readonly JobItem[]): Promise<Map<string, string | null>> {
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const rows = await db.select({ id: jobs.id, onCall: jobs.onCall }).from(jobs).where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, onCall }) => [id, onCall]));
}
