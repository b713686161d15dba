import { createHash } from 'node:crypto';
import type { FeedItemState, QuarantineReason } from '@stellenvisite/contract/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { feedItems, feedRunItems } from '@stellenvisite/db/schema/feeds';
import { jobPostingEvents, jobPostings } from '@stellenvisite/db/schema/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { and, eq, inArray } from 'drizzle-orm';
import { applyWords } from '../content/apply-words.ts';
import { toFeedContent } from '../content/to-feed-content.ts';
import { createPauses } from './create-pauses.ts';
import type { BatchEntry, NamedEntry, ReadEntry, Written } from './entry-rows.ts';
import { findDuplicates } from './find-duplicates.ts';
import { lockPlaces } from './lock-places.ts';
import { hashOf, type RunState } from './run-state.ts';
import { upsertRows } from './upsert-rows.ts';
import { type Current, writeEntry } from './write-entry.ts';

/** Takes over some jobs of the feed, in one transaction: what is the same as before costs nothing but the look. */
export async function applyBatch(state: RunState, tx: Tx, entries: readonly BatchEntry[]): Promise<void> {
  const { feed, run, counts } = state;
  const named = entries.map((entry) => nameEntry(state, entry));
  const ids = named.map(({ externalId }) => externalId);
  const rows = await tx
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feed.id), inArray(feedItems.externalId, ids)));
  const known = new Map(rows.map((row) => [row.externalId, row]));
  const pause = createPauses();
  const changed: (NamedEntry & Pick<ReadEntry, 'hash' | 'item'>)[] = [];
  for (const entry of named) {
    const item = known.get(entry.externalId);
    const hash = hashOf(entry.job, feed, item?.mended ?? {});
    if (!item || item.hash !== hash || item.missing > 0 || run.force) changed.push({ ...entry, hash, item });
    else countUnchanged(counts, item.state);
    await pause();
  }
  if (changed.length === 0) return;
  const places = await lockPlaces(state.ctx, tx, feed.employerId);
  const readings: ReadEntry[] = [];
  for (const entry of changed) {
    const { job, beside } = applyWords(entry.job, feed.rules, entry.item?.mended ?? {});
    const reading = toFeedContent(job, beside, state.reader);
    const isDoubled = entry.isDoubled && !entry.item?.mended.externalId;
    const reasons = isDoubled ? (['id_doubled', ...reading.reasons] as QuarantineReason[]) : reading.reasons;
    readings.push({ ...entry, reading: { ...reading, reasons } });
    await pause();
  }
  const fresh = readings.filter(({ item, reading }) => !item?.jobId && reading.reasons.length === 0);
  const duplicates = await findDuplicates(state, tx, fresh);
  const current = await loadCurrent(
    tx,
    readings.flatMap(({ item }) => item?.jobId ?? []),
  );
  const written: Written = { jobs: [], newPostings: [], postings: [], items: [], log: [] };
  for (const entry of readings) {
    const duplicateOf = duplicates.get(entry.externalId) ?? null;
    writeEntry({ state, written, places }, entry, duplicateOf, current.get(entry.item?.jobId ?? ''));
    await pause();
  }
  await upsertRows(tx, jobs, written.jobs, { conflict: ['id'], keep: ['createdAt', 'employerId', 'featured'] });
  await insertRows(tx, jobPostings, written.newPostings);
  const event = { kind: 'imported' as const, byUserId: null, at: state.ctx.now() };
  await insertRows(
    tx,
    jobPostingEvents,
    written.newPostings.map(({ id }) => ({ ...event, postingId: id })),
  );
  await upsertRows(tx, jobPostings, written.postings, { conflict: ['id'] });
  await upsertRows(tx, feedItems, written.items, {
    conflict: ['feedId', 'externalId'],
    keep: ['id', 'firstSeenAt', 'createdRunId', 'overrides', 'mended'],
  });
  await upsertRows(tx, feedRunItems, written.log, { conflict: ['runId', 'externalId'] });
}

/** An item without a name of its own gets one from its words; of two with one name the second is held. */
function nameEntry({ seen }: RunState, { job, source }: BatchEntry): NamedEntry {
  const digest = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 16);
  const own = (job.externalId ?? `#${digest(JSON.stringify([job.title, job.url, job.places]))}`).slice(0, 300);
  const isDoubled = seen.has(own);
  const externalId = isDoubled ? `${own}#${digest(JSON.stringify([job.title, job.places, job.sections]))}` : own;
  seen.add(externalId);
  return { job, source, externalId, isDoubled };
}

function countUnchanged(counts: RunState['counts'], state: FeedItemState): void {
  if (state === 'quarantined') counts.quarantined += 1;
  else if (state === 'duplicate') counts.duplicates += 1;
  else counts.unchanged += 1;
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
