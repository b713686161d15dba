import type { JobList, JobSearch } from '@stellenvisite/contract/job-search.schema';
import type { SearchPage } from '@stellenvisite/search';
import type { Context } from '../context.ts';
import { hiddenFromSearch } from './hidden-from-search.ts';
import { type FoundJob, listFoundJobs } from './list-found-jobs.ts';

/**
 * Live jobs that meet every word and filter, one page of them, with the counts that further choices would give. What a signed-in
 * person has hidden is left out of all of it, and counted.
 */
export async function searchJobs(ctx: Context, query: JobSearch): Promise<JobList> {
  const { ids, options } = await hiddenFromSearch(ctx, query);
  const { found, answer } = await findAndLoad(ctx, query, options);
  const { hits, around: _around, ...rest } = answer;
  const rankings = new Map(hits.map(({ doc, ranking }) => [doc, ranking]));
  const items = found.map(({ doc, item }) => {
    const ranking = rankings.get(doc);
    return ranking ? { ...item, ranking } : item;
  });
  const hidden = ids.length > 0 ? { hidden: await ctx.search.count({ ...query, employerId: [...ids] }) } : {};
  return { items, page: query.page, pageSize: query.pageSize, ...rest, ...hidden };
}

type Options = { withoutEmployers: readonly string[] };
type Found = { answer: SearchPage; found: FoundJob[] };

/** A job may be rewritten between finding and loading it: then it is another document, and the search is repeated once. */
async function findAndLoad(ctx: Context, query: JobSearch, options: Options, retriesLeft = 1): Promise<Found> {
  const answer = await ctx.search.search(query, { language: ctx.language, ...options });
  const docs = answer.hits.map(({ doc }) => doc);
  const found = await listFoundJobs(ctx, docs, answer.around);
  const isComplete = found.length === docs.length || retriesLeft === 0;
  return isComplete ? { answer, found } : findAndLoad(ctx, query, options, retriesLeft - 1);
}
