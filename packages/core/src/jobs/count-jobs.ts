import type { JobCategory } from '@stellenvisite/contract/job-fields';
import { jobSearchSchema } from '@stellenvisite/contract/job-search.schema';
import type { Context } from '../context.ts';

type CountedSearch = { q: string; category?: JobCategory };

/** How many live jobs each of these searches would find. */
export function countJobs(ctx: Context, searches: readonly CountedSearch[]): Promise<number[]> {
  return Promise.all(searches.map((search) => ctx.search.count(jobSearchSchema.parse(search))));
}
