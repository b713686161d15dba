import { EMMA_JOBS } from '@stellenvisite/contract/emma';
import type { EmmaSearch } from '@stellenvisite/contract/emma-parts.schema';
import { type FittingJobs, findFittingJobs } from '../find-fitting-jobs.ts';
import type { Turn } from '../turn.ts';
import { explainByProfile } from './job-fits.ts';

/** So many hits are compared with the profile. */
const COMPARED = 60;

const leavesWorkOpen = ({ q, category, sort }: EmmaSearch) =>
  q === undefined && category === undefined && (sort === undefined || sort === 'relevance');

/**
 * The jobs to show of those that meet the wishes. Where the wishes leave open what the work is, those come first that fit the
 * profile: a nurse who asks for a place alone is not shown a doctor's job.
 */
export async function findShownJobs(turn: Turn, search: EmmaSearch): Promise<FittingJobs> {
  const { ctx, settings } = turn;
  const { page = 1 } = search;
  const usesProfile = ctx.actor?.role === 'job_seeker' && settings.usesProfile;
  if (!usesProfile || !leavesWorkOpen(search) || page * EMMA_JOBS > COMPARED)
    return findFittingJobs(ctx, search, EMMA_JOBS);
  const found = await findFittingJobs(ctx, { ...search, page: 1 }, COMPARED);
  const explained = await explainByProfile(turn, found.items);
  const scoreOf = ({ id }: { id: string }) => explained.get(id)?.score ?? 0;
  const ordered = found.items.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  return { ...found, items: ordered.slice((page - 1) * EMMA_JOBS, page * EMMA_JOBS) };
}
