import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { feedItems, feedRunItems } from '@stellenvisite/db/schema/feeds';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { inArray } from 'drizzle-orm';
import { createPauses } from './create-pauses.ts';
import type { ReadEntry, Written } from './entry-rows.ts';
import { findDuplicates } from './find-duplicates.ts';
import { adoptLeftJobs } from './left-jobs.ts';
import { lockPlaces } from './lock-places.ts';
import { refreshItems } from './prepare-batch.ts';
import type { RunState } from './run-state.ts';
import { upsertRows } from './upsert-rows.ts';
import { type Current, writeEntry } from './write-entry.ts';

/** Takes over jobs of the feed that are new or have changed, in one transaction. */
export async function applyBatch(state: RunState, tx: Tx, changed: readonly ReadEntry[]): Promise<void> {
  if (changed.length === 0) return;
  const places = await lockPlaces(state.ctx, tx, state.feed.employerId);
  await adoptLeftJobs(state, tx, changed);
  const readings = await refreshItems(state, tx, changed);
  const fresh = readings.filter(({ item, reading }) => !item?.jobId && reading.reasons.length === 0);
  const duplicates = await findDuplicates(state, tx, fresh);
  const current = await loadCurrent(
    tx,
    readings.flatMap(({ item }) => item?.jobId ?? []),
  );
  const pause = createPauses();
  const written: Written = { newJobs: [], jobs: [], newPostings: [], postings: [], newItems: [], items: [], log: [] };
  for (const entry of readings) {
    const duplicateOf = duplicates.get(entry.externalId) ?? null;
    writeEntry({ state, written, places }, entry, duplicateOf, current.get(entry.item?.jobId ?? ''));
    await pause();
  }
  await insertRows(tx, jobs, written.newJobs);
  await upsertRows(tx, jobs, written.jobs, { conflict: ['id'], keep: ['createdAt', 'employerId', 'featured'] });
  await insertRows(tx, jobPostings, written.newPostings);
  const event = { kind: 'imported' as const, byUserId: null, at: state.ctx.now() };
  await insertRows(
    tx,
    jobPostingEvents,
    written.newPostings.map(({ id }) => ({ ...event, postingId: id })),
  );
  await upsertRows(tx, jobPostings, written.postings, { conflict: ['id'] });
  await insertRows(tx, feedItems, written.newItems);
  await upsertRows(tx, feedItems, written.items, {
    conflict: ['feedId', 'externalId'],
    keep: ['id', 'firstSeenAt', 'createdRunId', 'overrides', 'mended'],
  });
  await upsertRows(tx, feedRunItems, written.log, { conflict: ['runId', 'externalId'] });
}

async function loadCurrent(tx: Tx, ids: readonly string[]): Promise<Map<string, Current>> {
  if (ids.length === 0) return new Map();
  // The posting first, as everywhere: who waits for both waits in one order.
  const postings = await tx.select().from(jobPostings).where(inArray(jobPostings.id, ids)).for('update');
  const rows = await tx.select().from(jobs).where(inArray(jobs.id, ids)).for('update');
  const found = new Map<string, Current>(ids.map((id) => [id, { job: null, posting: null }]));
  for (const posting of postings) found.set(posting.id, { job: null, posting });
  for (const job of rows) found.set(job.id, { posting: found.get(job.id)?.posting ?? null, job });
  return found;
}
