import type { JobSearch } from '@stellenvisite/contract/jobs/job-search.schema';
import type { MatchedJobList } from '@stellenvisite/contract/seekers/matching.schema';
import type { Context } from '../../context.ts';
import { searchJobs } from '../../jobs/list-employer-jobs.ts';
import { requirePermission } from '../../require-permission.ts';
import { loadProfile } from '../profiles/get-profile.ts';
import { listMatchedJobs } from './list-matched-jobs.ts';
import { scoreMatch } from './score-match.ts';

/** So many of the most relevant jobs are put in the order of their scores; who reads on finds the others by relevance. */
export const RANKED_JOBS = 500;

type Item = MatchedJobList['items'][number];

/**
 * The jobs of a search in the order in which they fit the own profile. Jobs that do not state what the search asks stay behind all
 * others, and equal scores stay in the order of relevance. A profile without an occupation has no scores: relevance decides.
 */
export async function searchJobsByMatch(ctx: Context, query: JobSearch): Promise<MatchedJobList> {
  const { userId } = await requirePermission(ctx, 'match.read');
  const { data } = await loadProfile(ctx, userId);
  const { page, pageSize } = query;
  const ranked = RANKED_JOBS - (RANKED_JOBS % pageSize);
  const from = (page - 1) * pageSize;
  const isByMatch = data.occupations.length > 0;
  if (!isByMatch || from >= ranked) return { ...(await searchJobs(ctx, { ...query, sort: 'relevance' })), isByMatch };
  const found = await searchJobs(ctx, { ...query, sort: 'relevance', page: 1, pageSize: ranked });
  const ids = found.items.map(({ id }) => id);
  const scores = new Map(
    (await listMatchedJobs(ctx, ids)).map((job) => [job.id, scoreMatch(data, job, ctx.language).score ?? 0]),
  );
  const scoreOf = ({ id }: Item) => scores.get(id) ?? 0;
  const isUnknown = ({ isRosterUnknown }: Item) => Number(isRosterUnknown === true);
  const items = found.items.toSorted((a, b) => isUnknown(a) - isUnknown(b) || scoreOf(b) - scoreOf(a));
  return { ...found, items: items.slice(from, from + pageSize), page, pageSize, isByMatch };
}
