import { jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import type { JobItem } from '@stellenvisite/contract/jobs.schema';
import { RECOMMENDATIONS } from '@stellenvisite/contract/matching';
import type { Recommendations } from '@stellenvisite/contract/matching.schema';
import type { SeekerProfileData } from '@stellenvisite/contract/seeker-profiles.schema';
import { dismissedJobs } from '@stellenvisite/db/schema/matching';
import { findKnownLocation } from '@stellenvisite/search/places';
import { occupationByKey } from '@stellenvisite/search/taxonomy';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { searchJobs } from '../jobs/search-jobs.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { loadProfile } from '../seeker-profiles/load-profile.ts';
import { bestReasons } from './best-reasons.ts';
import { loadMatchedJobs } from './load-matched-jobs.ts';
import { pickDiverse } from './pick-diverse.ts';
import { scoreMatch } from './score-match.ts';

const CANDIDATES = 100;
const MAX_RADIUS_KM = 200;

/** The best matches among what the search finds for each occupation, of several employers and places; nothing dismissed. */
export async function listRecommendations(ctx: Context): Promise<Recommendations> {
  const { userId } = await requirePermission(ctx, 'match.read');
  const { data } = await loadProfile(ctx, userId);
  const dismissed = await ctx.db
    .select({ id: dismissedJobs.jobId })
    .from(dismissedJobs)
    .where(eq(dismissedJobs.userId, userId));
  const items = await findCandidates(ctx, data, new Set(dismissed.map(({ id }) => id)));
  const loaded = new Map((await loadMatchedJobs(ctx, [...items.keys()])).map((job) => [job.id, job]));
  const scored = [...items.values()].flatMap((job) => {
    const matched = loaded.get(job.id);
    if (!matched) return [];
    const { score, factors } = scoreMatch(data, matched, ctx.language);
    return score === null ? [] : [{ job, score, reasons: bestReasons(factors) }];
  });
  return { items: pickDiverse(scored, RECOMMENDATIONS) };
}

async function findCandidates(ctx: Context, data: SeekerProfileData, dismissed: ReadonlySet<string>) {
  const items = new Map<string, JobItem>();
  for (const key of data.occupations) {
    const q = occupationByKey.get(key)?.label.de;
    if (!q) continue;
    const found = await searchJobs(ctx, jobSearchSchema.parse({ q, ...placeOf(data), pageSize: CANDIDATES }));
    for (const job of found.items) if (!dismissed.has(job.id)) items.set(job.id, job);
  }
  return items;
}

/** Somewhat further than wished for: a little more way may be worth it, and the score says so. */
function placeOf({ location, radiusKm }: SeekerProfileData) {
  if (!location || !findKnownLocation(location)) return {};
  return { location, ...(radiusKm && { radius: Math.min(MAX_RADIUS_KM, Math.round(radiusKm * 1.5)) }) };
}
