import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import {
  EMPTY_SEARCH_DAYS,
  EMPTY_SEARCHES_A_DAY,
  type ViewOrigin,
  type ViewSource,
} from '@stellenvisite/contract/jobs/statistics';
import type { CountSearch, Referrer } from '@stellenvisite/contract/jobs/statistics.schema';
import { berlinDay } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { emptySearches, jobViews, searchCounts } from '@stellenvisite/db/schema/jobs/statistics';
import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { registrableDomain } from '../../identity/permissions/registrable-domain.ts';
import { isLive } from '../../live-jobs.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { canonicalQuery, readAddress } from '../canonical-query.ts';

type Came = { origin: ViewOrigin | null; referrer: string | null; website: string | null };

const GOOGLE = /(?:^|\.)google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** The words go after sixty days; the numbers of searches stay, which say nothing of anybody. */
export const removeOldSearchesJob = defineJob({
  name: 'statistics.remove-old-searches',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '55 3 * * *',
  handler: async ({ db, now }) => {
    const oldest = berlinDay(new Date(now().getTime() - EMPTY_SEARCH_DAYS * DAY_MS));
    await db.delete(emptySearches).where(lt(emptySearches.day, oldest));
  },
});

const MAX_LETTERS = 80;

const MAX_WORDS = 8;

/** A postcode has five digits at most; more are a telephone number, a date of birth or a reference. */
const MAX_DIGITS = 5;

type RecordedSearch = Pick<JobSearch, 'q' | 'location' | 'radius' | 'category'>;

const normalise = (text: string | undefined) =>
  (text ?? '').normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Counts one more search. That it found nothing is looked up again: what a browser says could be made up. */
export async function countSearch(
  ctx: Context,
  { query, hasHits, mayStoreWords }: CountSearch & { mayStoreWords: boolean },
): Promise<void> {
  const search = readAddress(query);
  if (!search || canonicalQuery(search) === '') return;
  const isEmpty = !hasHits && (await ctx.search.count(search)) === 0;
  const day = berlinDay(ctx.now());
  await ctx.db
    .insert(searchCounts)
    .values({ day, searches: 1, emptySearches: isEmpty ? 1 : 0 })
    .onConflictDoUpdate({
      target: searchCounts.day,
      set: {
        searches: sql`${searchCounts.searches} + 1`,
        emptySearches: sql`${searchCounts.emptySearches} + excluded.empty_searches`,
      },
    });
  if (isEmpty && mayStoreWords) await recordWords(ctx, search, day);
}

/** The words are stored where they find nothing by themselves, whatever other filters stood next to them. */
async function recordWords(ctx: Context, search: JobSearch, day: string): Promise<void> {
  const recorded = toRecordedSearch(search);
  if (!recorded || (await ctx.search.count({ page: 1, pageSize: 1, ...recorded })) > 0) return;
  const query = canonicalQuery({ page: 1, pageSize: 1, ...recorded });
  await ctx.db.execute(sql`
    insert into ${emptySearches} (day, query, searches)
    select ${day}::date, ${query}, 1 where exists (select from ${emptySearches} where day = ${day} and query = ${query})
      or (select count(*) from ${emptySearches} where day = ${day}) < ${EMPTY_SEARCHES_A_DAY}
    on conflict (day, query) do update set searches = ${emptySearches}.searches + 1`);
}

/**
 * Returns the parts of a search without hits that may be stored: its words, place, radius and occupation. Null where the words look like
 * somebody's address, number or letter, or where nothing is left.
 */
export function toRecordedSearch({ q, location, radius, category }: JobSearch): RecordedSearch | null {
  const words = normalise(q);
  const place = normalise(location);
  if (!isImpersonal(words) || !isImpersonal(place)) return null;
  if (!words && !place && !category?.length) return null;
  return { q: words || undefined, location: place || undefined, radius: place ? radius : undefined, category };
}

function isImpersonal(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, '').length;
  const isLong = text.length > MAX_LETTERS || text.split(' ').length > MAX_WORDS;
  return digits <= MAX_DIGITS && !isLong && !/@|%40|:\/\/|www\./u.test(text);
}

/** One more view of a live job; of others nothing is counted. */
export async function countView(ctx: Context, { jobId, ...came }: Referrer & { jobId: string }): Promise<void> {
  const [job] = await ctx.db
    .select({ website: employers.website })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(and(eq(jobs.id, jobId), isLive(ctx)));
  if (!job) return;
  await ctx.db
    .insert(jobViews)
    .values({ jobId, day: berlinDay(ctx.now()), source: viewSource({ ...came, ...job }), views: 1 })
    .onConflictDoUpdate({
      target: [jobViews.jobId, jobViews.day, jobViews.source],
      set: { views: sql`${jobViews.views} + 1` },
    });
}

/** Returns where a view or an application came from, "other" where that is unknown. */
export function viewSource({ origin, referrer, website }: Came): ViewSource {
  if (origin === 'site') return 'other';
  if (origin) return origin;
  if (!referrer) return 'other';
  const host = referrer.toLowerCase();
  if (GOOGLE.test(host)) return 'google';
  return website && registrableDomain(host) === registrableDomain(website) ? 'own_site' : 'other';
}
