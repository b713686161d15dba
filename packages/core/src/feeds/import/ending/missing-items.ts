import { ENDED_AFTER_MISSING, type FeedItemState } from '@stellenvisite/contract/feeds/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { feedItems, feedRunItems } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { RunRow } from '../../require-feed.ts';
import type { ImportContext } from '../entries/import-scope.ts';
import { handOverJobs } from './hand-over-jobs.ts';

/** States of items whose jobs may be public. */
const PUBLIC_STATES: FeedItemState[] = ['published', 'quarantined'];
const MAX_LOGGED = 2000;
/** The log lists missing jobs behind all entries of the document. */
const FIRST_POSITION = 1_000_000;

export type Missing = {
  id: string;
  externalId: string;
  jobId: string | null;
  title: string | null;
  state: FeedItemState;
  missing: number;
};

const ITEMS_AT_ONCE = 2_000;

/** Lists the items of a feed that are not ended and that a run has not met. Most are met, so they are read in pages. */
export async function listMissingItems(tx: Tx, feedId: string, seen: ReadonlySet<string>): Promise<Missing[]> {
  const { id, externalId, jobId, title, state, missing } = feedItems;
  const found: Missing[] = [];
  for (let last = ''; ; ) {
    const page = await tx
      .select({ id, externalId, jobId, title, state, missing })
      .from(feedItems)
      .where(and(eq(feedItems.feedId, feedId), ne(state, 'ended'), gt(externalId, last)))
      .orderBy(asc(externalId))
      .limit(ITEMS_AT_ONCE);
    found.push(...page.filter((item) => !seen.has(item.externalId)));
    const next = page.at(-1)?.externalId;
    if (next === undefined || page.length < ITEMS_AT_ONCE) return found;
    last = next;
  }
}

/** Pauses the jobs that are not in the feed, and ends those that three full fetches did not have. */
export async function pauseMissing(
  ctx: ImportContext,
  tx: Tx,
  run: RunRow,
  missing: readonly Missing[],
): Promise<{ paused: number; ended: number }> {
  const now = ctx.now();
  const isEnding = (item: Missing) => item.missing + 1 >= ENDED_AFTER_MISSING;
  const idsOf = (items: readonly Missing[]) => items.map(({ id }) => id);
  const jobIdsOf = (items: readonly Missing[]) => items.flatMap(({ jobId }) => jobId ?? []);
  const handedOver = await handOverJobs(tx, jobIdsOf(missing));
  const withoutJob = missing.filter(({ jobId }) => !jobId);
  const gone = missing.filter(({ jobId }) => jobId && !handedOver.has(jobId));
  const ending = gone.filter(isEnding);
  // A quarantined item may have been public before the feed broke it.
  const mayBePublic = gone.filter((item) => PUBLIC_STATES.includes(item.state) && !isEnding(item));
  // An entry that was only quarantined can no longer be corrected.
  if (withoutJob.length > 0) await tx.delete(feedItems).where(inArray(feedItems.id, idsOf(withoutJob)));
  if (gone.length > 0) {
    await tx
      .update(feedItems)
      .set({
        missing: sql`${feedItems.missing} + 1`,
        state: sql`case when ${feedItems.missing} + 1 >= ${ENDED_AFTER_MISSING} then 'ended' else ${feedItems.state} end`,
      })
      .where(inArray(feedItems.id, idsOf(gone)));
  }
  const paused = await pauseJobs(tx, jobIdsOf(mayBePublic), now);
  const pausing = mayBePublic.filter(({ jobId }) => jobId && paused.has(jobId));
  if (pausing.length > 0)
    await tx
      .update(feedItems)
      .set({ state: 'paused', missingSince: now })
      .where(inArray(feedItems.id, idsOf(pausing)));
  if (ending.length > 0) {
    const ids = jobIdsOf(ending);
    const isPublic = and(inArray(jobs.id, ids), inArray(jobs.status, ['published', 'paused']));
    await tx.update(jobs).set({ status: 'closed', updatedAt: now }).where(isPublic);
    await tx.update(jobPostings).set({ closedAt: now, pausedAt: null }).where(inArray(jobPostings.id, ids));
  }
  const logged = [
    ...pausing.map((item) => [item, 'paused'] as const),
    ...ending.map((item) => [item, 'ended'] as const),
  ];
  await insertRows(
    tx,
    feedRunItems,
    logged.slice(0, MAX_LOGGED).map(([item, outcome], at) => ({
      runId: run.id,
      externalId: item.externalId,
      position: FIRST_POSITION + at,
      title: item.title ?? item.externalId,
      jobId: item.jobId,
      outcome,
      differences: [],
      reason: null,
      at: now,
    })),
  );
  return { paused: pausing.length, ended: ending.length };
}

/** Returns which of them were public: a job that is down already was taken down by somebody else, and does not come back with the feed. */
export async function pauseJobs(tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isPublic = and(inArray(jobs.id, ids), eq(jobs.status, 'published'));
  const rows = await tx
    .update(jobs)
    .set({ status: 'paused', updatedAt: now })
    .where(isPublic)
    .returning({ id: jobs.id });
  const paused = rows.map(({ id }) => id);
  if (paused.length > 0) await tx.update(jobPostings).set({ pausedAt: now }).where(inArray(jobPostings.id, paused));
  return new Set(paused);
}
