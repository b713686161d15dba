import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import type { Search } from '@stellenvisite/search';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { requiresReview } from '../../../employers/verification/requires-review.ts';
import type { Reader } from '../../content/to-feed-content.ts';
import type { FeedRow } from '../../require-feed.ts';
import { type LeftJobs, listLeftJobs } from './left-jobs.ts';

/** The part of the context that an import uses: little enough for a child process, which has neither mails nor network. */
export type ImportContext = Pick<Context, 'db' | 'now' | 'files' | 'publish'> & { search: Pick<Search, 'classify'> };

/**
 * Everything that decides what an entry becomes, whether a run brings it or somebody corrects it by hand. It has no database:
 * entries are imported in the transaction of the caller.
 */
export type ImportScope = {
  clock: Pick<ImportContext, 'now'>;
  feed: FeedRow;
  reader: Reader;
  /** New jobs are public, wait for an administrator, or are drafts of the employer. */
  newJobs: 'published' | 'pendingReview' | 'draft';
  leftJobs: LeftJobs;
};

export async function openImportScope(
  ctx: ImportContext,
  feed: FeedRow,
  { asDrafts }: { asDrafts: boolean },
): Promise<ImportScope> {
  return {
    clock: { now: () => ctx.now() },
    feed,
    reader: await openReader(ctx, feed.employerId),
    newJobs: asDrafts || !feed.publishNew ? 'draft' : await ctx.db.transaction((tx) => findPublication(tx, feed)),
    leftJobs: await listLeftJobs(ctx.db, feed.employerId),
  };
}

const findPublication = async (tx: Tx, { employerId }: FeedRow) =>
  (await requiresReview(tx, employerId)) ? 'pendingReview' : 'published';

export async function openReader(ctx: ImportContext, employerId: string): Promise<Reader> {
  const { name, street, postalCode, city, country } = employers;
  const [employer] = await ctx.db
    .select({ name, street, postalCode, city, country })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!employer) throw new Error('the employer of a feed is gone');
  return { employer, classify: ctx.search.classify, now: ctx.now() };
}
