import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { requireRun } from '../open-feed.ts';
import { openDocument } from './feed-document.ts';

/** The document of a run as it arrived, for those who look into what happened. */
export async function openRunDocument(
  ctx: Context,
  asked: { id: string; runId: string },
): Promise<AsyncIterable<Buffer>> {
  const { run } = await requireRun(ctx, asked, 'feed.read');
  if (!run.documentKey || !(await ctx.files.exists(run.documentKey))) throw new DomainError('feed.document_gone');
  return openDocument(ctx, run.documentKey);
}
