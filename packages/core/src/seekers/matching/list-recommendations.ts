import { jobSearchSchema } from '@stellenvisite/contract/jobs/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs/jobs.schema';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { OPENED_JOBS_BONUS, OPENED_JOBS_DAYS, RECOMMENDATIONS } from '@stellenvisite/contract/seekers/matching';
import type { Recommendations } from '@stellenvisite/contract/seekers/matching.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seekers/seeker-profiles.schema';
import { applications } from '@stellenvisite/db/schema/applications/applications';
import { dismissedJobs, openedJobs } from '@stellenvisite/db/schema/seekers/matching';
import { findKnownLocation } from '@stellenvisite/search/places';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, eq, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { searchJobs } from '../../jobs/list-employer-jobs.ts';
import { defineJob, SCHEDULED_JOB_OPTIONS } from '../../platform/queue/define-job.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { type LoadedJob, listMatchedJobs, type MatchedJob } from './list-matched-jobs.ts';
import { bestReasons } from './list-matches.ts';
import { reasonText } from './match-reasons.ts';
import { scoreMatch } from './score-match.ts';

const openedSince = (now: Date): Date => new Date(now.getTime() - OPENED_JOBS_DAYS * DAY_MS);

export const deleteOldOpeningsJob = defineJob({
  name: 'matching.delete-old-openings',
  payload: z.object({}),
  options: SCHEDULED_JOB_OPTIONS,
  cron: '25 3 * * *',
  handler: deleteOldOpenings,
});

type Item = Recommendations['items'][number];

/** An item with `order`, which decides the sequence and is shown to nobody. */
type OrderedItem = Item & { order: number };

const PER_EMPLOYER = 2;

const PER_CITY = 4;

type Kind = Pick<MatchedJob, 'occupation' | 'department' | 'specialty'>;

/** Jobs of the same occupation in the same field are of one kind; of an unknown occupation none is like another. */
const kindOf = ({ occupation, department, specialty }: Kind): string | null =>
  occupation && `${occupation} ${department ?? specialty ?? ''}`;

const CANDIDATES = 100;
const MAX_RADIUS_KM = 200;

/**
 * The best matches among what the search finds for each occupation, of several employers and places; nothing that was dismissed
 * or applied for. What is of a kind that the person keeps looking at moves up a little, and says so.
 */
export async function listRecommendations(ctx: Context): Promise<Recommendations> {
  const { userId } = await requirePermission(ctx, 'match.read');
  const { data } = await loadProfile(ctx, userId);
  const { items } = await recommendJobs(ctx, { userId, data, limit: RECOMMENDATIONS });
  return { items };
}

type Wanted = { userId: string; data: SeekerProfileData; limit: number };

/** Recommends jobs for a profile as it might become; `candidates` is how many jobs were compared with it. */
export async function recommendJobs(
  ctx: Context,
  { userId, data, limit }: Wanted,
): Promise<Recommendations & { candidates: number }> {
  const items = await findCandidates(ctx, data, await listUnwanted(ctx, userId));
  const countOpened = countOpenedKinds(await listOpenedJobs(ctx, userId));
  const loaded = new Map((await listMatchedJobs(ctx, [...items.keys()])).map((job) => [job.id, job]));
  const scored = [...items.values()].flatMap((job) => {
    const matched = loaded.get(job.id);
    if (!matched) return [];
    const { score, factors } = scoreMatch(data, matched, ctx.language);
    if (score === null) return [];
    const count = countOpened(matched);
    const bonus = openedBonus(count);
    const opened = bonus > 0 ? [reasonText({ code: 'opened.kind', values: { count } }, ctx.language)] : [];
    // Of equal scores the one that is taken from more facts comes first.
    const compared = factors.reduce((sum, { of }) => sum + of, 0) / 1000;
    return [{ order: score + bonus + compared, job, score, reasons: [...bestReasons(factors), ...opened] }];
  });
  return { items: pickDiverse(scored, limit), candidates: scored.length };
}

/** Returns the jobs that a person dismissed or applied for. */
async function listUnwanted({ db }: Context, userId: string): Promise<ReadonlySet<string>> {
  const [dismissed, applied] = await Promise.all([
    db.select({ id: dismissedJobs.jobId }).from(dismissedJobs).where(eq(dismissedJobs.userId, userId)),
    db.select({ id: applications.jobId }).from(applications).where(eq(applications.userId, userId)),
  ]);
  return new Set([...dismissed, ...applied].flatMap(({ id }) => id ?? []));
}

async function listOpenedJobs(ctx: Context, userId: string): Promise<LoadedJob[]> {
  const rows = await ctx.db
    .select({ id: openedJobs.jobId })
    .from(openedJobs)
    .where(and(eq(openedJobs.userId, userId), gte(openedJobs.openedAt, openedSince(ctx.now()))));
  return listMatchedJobs(
    ctx,
    rows.map(({ id }) => id),
  );
}

async function findCandidates(ctx: Context, data: SeekerProfileData, unwanted: ReadonlySet<string>) {
  const items = new Map<string, JobItem>();
  for (const key of data.occupations) {
    const q = occupationByKey.get(key)?.label.de;
    if (!q) continue;
    const found = await searchJobs(ctx, jobSearchSchema.parse({ q, ...placeOf(data), pageSize: CANDIDATES }));
    for (const job of found.items) if (!unwanted.has(job.id)) items.set(job.id, job);
  }
  return items;
}

/** Somewhat further than wished for: a little more way may be worth it, and the score says so. */
function placeOf({ location, radiusKm }: SeekerProfileData) {
  if (!location || !findKnownLocation(location)) return {};
  return { location, ...(radiusKm && { radius: Math.min(MAX_RADIUS_KM, Math.round(radiusKm * 1.5)) }) };
}

/** How many of the jobs that somebody opened are of the kind of another one. */
export function countOpenedKinds(opened: readonly Kind[]): (job: Kind) => number {
  const counts = new Map<string, number>();
  for (const kind of opened.map(kindOf)) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (job) => counts.get(kindOf(job) ?? '') ?? 0;
}

/** Points of the order alone: the score is what profile and job say, whoever looks at what. */
export function openedBonus(count: number): number {
  return count < OPENED_JOBS_BONUS.from ? 0 : Math.min(count, OPENED_JOBS_BONUS.most);
}

/** Selects the best jobs, but few of one employer or place; where that leaves too few, the place no longer counts, then neither does. */
export function pickDiverse(items: readonly OrderedItem[], most: number): Item[] {
  const waiting = [...items].sort((a, b) => b.order - a.order || a.job.id.localeCompare(b.job.id));
  const picked: OrderedItem[] = [];
  const counts = new Map<string, number>();
  const takes = (key: string, limit: number) => (counts.get(key) ?? 0) < limit;
  for (const [perEmployer, perCity] of [
    [PER_EMPLOYER, PER_CITY],
    [PER_EMPLOYER, Number.POSITIVE_INFINITY],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ] as const) {
    for (const item of waiting) {
      const [employer, city] = [`employer ${item.job.employer.id}`, `city ${item.job.location.city}`];
      if (picked.includes(item) || !takes(employer, perEmployer) || !takes(city, perCity)) continue;
      for (const key of [employer, city]) counts.set(key, (counts.get(key) ?? 0) + 1);
      picked.push(item);
    }
  }
  return picked.slice(0, most).map(({ order: _, ...item }) => item);
}

export async function deleteOldOpenings({ db, now }: Context): Promise<void> {
  await db.delete(openedJobs).where(lt(openedJobs.openedAt, openedSince(now())));
}
