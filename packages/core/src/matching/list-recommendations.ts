import { jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { RECOMMENDATIONS } from '@stellenvisite/contract/matching';
import type { Recommendations } from '@stellenvisite/contract/matching.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { applications } from '@stellenvisite/db/schema/applications';
import { dismissedJobs, openedJobs } from '@stellenvisite/db/schema/matching';
import { findKnownLocation } from '@stellenvisite/search/places';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { and, eq, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { searchJobs } from '../jobs/search-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { bestReasons } from './best-reasons.ts';
import { openedSince } from './delete-old-openings.ts';
import { type LoadedJob, loadMatchedJobs } from './load-matched-jobs.ts';
import { reasonText } from './match-reasons.ts';
import { countOpenedKinds, openedBonus } from './opened-kinds.ts';
import { pickDiverse } from './pick-diverse.ts';
import { scoreMatch } from './score-match.ts';

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

/** The same for a profile as it might become; `candidates` is how many jobs were compared with it. */
export async function recommendJobs(
  ctx: Context,
  { userId, data, limit }: Wanted,
): Promise<Recommendations & { candidates: number }> {
  const items = await findCandidates(ctx, data, await listUnwanted(ctx, userId));
  const countOpened = countOpenedKinds(await loadOpenedJobs(ctx, userId));
  const loaded = new Map((await loadMatchedJobs(ctx, [...items.keys()])).map((job) => [job.id, job]));
  const scored = [...items.values()].flatMap((job) => {
    const matched = loaded.get(job.id);
    if (!matched) return [];
    const { score, factors } = scoreMatch(data, matched, ctx.language);
    if (score === null) return [];
    const count = countOpened(matched);
    const bonus = openedBonus(count);
    const opened = bonus > 0 ? [reasonText({ code: 'opened.kind', values: { count } }, ctx.language)] : [];
    return [{ order: score + bonus, job, score, reasons: [...bestReasons(factors), ...opened] }];
  });
  return { items: pickDiverse(scored, limit), candidates: scored.length };
}

/** What was dismissed, and what was applied for. */
async function listUnwanted({ db }: Context, userId: string): Promise<ReadonlySet<string>> {
  const [dismissed, applied] = await Promise.all([
    db.select({ id: dismissedJobs.jobId }).from(dismissedJobs).where(eq(dismissedJobs.userId, userId)),
    db.select({ id: applications.jobId }).from(applications).where(eq(applications.userId, userId)),
  ]);
  return new Set([...dismissed, ...applied].flatMap(({ id }) => id ?? []));
}

async function loadOpenedJobs(ctx: Context, userId: string): Promise<LoadedJob[]> {
  const rows = await ctx.db
    .select({ id: openedJobs.jobId })
    .from(openedJobs)
    .where(and(eq(openedJobs.userId, userId), gte(openedJobs.openedAt, openedSince(ctx.now()))));
  return loadMatchedJobs(
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
