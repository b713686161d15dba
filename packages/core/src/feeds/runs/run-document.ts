import type { FeedProblems } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { LISTED_PROBLEMS } from '@stellenvisite/contract/feeds/feeds';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { openDocument } from '../fetch/feed-document.ts';
import { readEntries } from '../fetch/read-entries.ts';
import { emptyReport, reportEntry, worstFirst } from '../import/document-report.ts';
import { openReader } from '../import/entries/import-scope.ts';
import { type FeedRow, requireRun } from '../require-feed.ts';

type Asked = { id: string; runId: string };

/** Opens the document of a run as it arrived, for those who look into what happened. */
export async function openRunDocument(ctx: Context, asked: Asked): Promise<AsyncIterable<Buffer>> {
  const { key } = await requireDocument(ctx, asked);
  return openDocument(ctx, key);
}

/** Lists every problem of a run's document by reading it once more: the run itself stores the first ones only. */
export async function listRunProblems(ctx: Context, asked: Asked): Promise<FeedProblems> {
  const { feed, key } = await requireDocument(ctx, asked);
  const found = emptyReport(LISTED_PROBLEMS);
  const reader = await openReader(ctx, feed.employerId);
  for await (const entry of readEntries(ctx, feed, key)) reportEntry(found, entry, feed, reader);
  return { items: worstFirst(found), total: found.problemCount };
}

async function requireDocument(ctx: Context, asked: Asked): Promise<{ feed: FeedRow; key: string }> {
  const { feed, run } = await requireRun(ctx, asked, 'feed.read');
  if (!run.documentKey || !(await ctx.files.exists(run.documentKey))) throw new DomainError('feed.document_gone');
  return { feed, key: run.documentKey };
}
