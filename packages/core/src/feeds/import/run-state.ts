import { hash } from 'node:crypto';
import type { FeedCounts } from '@stellenvisite/contract/feed-runs.schema';
import { employers } from '@stellenvisite/db/schema/employers';
import type { FeedJob } from '@stellenvisite/feeds/feed-job';
import { eq } from 'drizzle-orm';
import { mustBeHeld } from '../../job-postings/must-be-held.ts';
import type { MendedValues } from '../content/apply-words.ts';
import type { Reader } from '../content/to-feed-content.ts';
import type { FeedRow, RunRow } from '../open-feed.ts';
import { countsOf } from '../runs/feed-run-view.ts';
import type { Comparison, Verdict } from './compare-entries.ts';
import type { ImportContext } from './import-context.ts';
import { type LeftJobs, listLeftJobs } from './left-jobs.ts';
import type { Lease } from './run-lease.ts';

/** Raised whenever the same feed would be read as something better: everything is then written anew once. */
const READING_VERSION = 3;

/** A run while it is worked on. */
export type RunState = {
  ctx: ImportContext;
  feed: FeedRow;
  run: RunRow;
  lease: Lease;
  reader: Reader;
  counts: FeedCounts;
  /** Names of the feed's jobs that this run has met. */
  seen: Set<string>;
  /** What the look at the whole document found; null where a run goes on that somebody else began. */
  verdicts: readonly Verdict[] | null;
  processed: number;
  /** How new jobs come: for everybody, for an administrator first, or for the employer alone. */
  newJobs: 'published' | 'held' | 'draft';
  logged: number;
  leftJobs: LeftJobs;
};

export async function openRunState(
  ctx: ImportContext,
  feed: FeedRow,
  run: RunRow,
  lease: Lease,
  comparison: Comparison | null,
): Promise<RunState> {
  return {
    ctx,
    feed,
    run,
    lease,
    reader: await openReader(ctx, feed.employerId),
    counts: countsOf(run),
    seen: comparison?.seen ?? new Set(),
    verdicts: comparison?.verdicts ?? null,
    processed: 0,
    ...(await readPublishing(ctx, feed, run.asDrafts)),
    logged: run.processed,
    leftJobs: await listLeftJobs(ctx.db, feed.employerId),
  };
}

/** What the rules of publishing say of new jobs of this feed. */
export async function readPublishing(
  ctx: ImportContext,
  feed: FeedRow,
  asDrafts: boolean,
): Promise<Pick<RunState, 'newJobs'>> {
  if (asDrafts || !feed.publishNew) return { newJobs: 'draft' };
  const isHeld = await ctx.db.transaction((tx) => mustBeHeld(tx, feed.employerId));
  return { newJobs: isHeld ? 'held' : 'published' };
}

export async function openReader(ctx: ImportContext, employerId: string): Promise<Reader> {
  const { name, street, postalCode, city, country } = employers;
  const [employer] = await ctx.db
    .select({ name, street, postalCode, city, country })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (!employer) throw new Error('the employer of a feed is gone');
  return { employer, classify: ctx.search.classify, now: ctx.now() };
}

/** Of everything that decides what becomes of a job. What the feed says of its own last change is no change. */
export function hashOf(job: FeedJob, { rules }: Pick<FeedRow, 'rules'>, mended: MendedValues): string {
  const { updatedAt: _updatedAt, ...said } = job;
  return hash('sha1', JSON.stringify([READING_VERSION, said, rules, mended]), 'base64url');
}
