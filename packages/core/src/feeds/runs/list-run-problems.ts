import type { FeedProblems } from '@stellenvisite/contract/feed-runs.schema';
import { LISTED_PROBLEMS } from '@stellenvisite/contract/feeds';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { readEntries } from '../fetch/read-entries.ts';
import { nothingFound, takeEntry, worstFirst } from '../import/judge-entries.ts';
import { openReader } from '../import/run-state.ts';
import { requireRun } from '../open-feed.ts';

/** All that is wrong with the jobs of a run's document, read once more: the run itself keeps the first problems only. */
export async function listRunProblems(ctx: Context, asked: { id: string; runId: string }): Promise<FeedProblems> {
  const { feed, run } = await requireRun(ctx, asked, 'feed.read');
  if (!run.documentKey || !(await ctx.files.exists(run.documentKey))) throw new DomainError('feed.document_gone');
  const found = nothingFound(LISTED_PROBLEMS);
  const reader = await openReader(ctx, feed.employerId);
  for await (const entry of readEntries(ctx, feed, run.documentKey)) takeEntry(found, entry, feed, reader);
  return { items: worstFirst(found), total: found.problemCount };
}
