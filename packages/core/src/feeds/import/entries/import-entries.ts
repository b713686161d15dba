import type { Tx } from '@stellenvisite/db/client';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { jobPostings } from '@stellenvisite/db/schema/jobs/job-postings';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ReadFeedJob } from '../../content/to-feed-content.ts';
import type { FeedRow } from '../../require-feed.ts';
import { createPauses } from './create-pauses.ts';
import { type CurrentJob, decideEntry, type EntryDecision } from './decide-entry.ts';
import { recordPostingEvents } from './entry-events.ts';
import type { ImportScope } from './import-scope.ts';
import { adoptLeftJobs } from './left-jobs.ts';
import { lockJobQuota } from './lock-job-quota.ts';
import { type ParsedEntry, refreshItems } from './parse-entries.ts';
import { addRows, noRows, writeRows } from './write-entries.ts';

type Fresh = { externalId: string; reading: ReadFeedJob };

/**
 * Finds jobs that another feed of the employer brought already: by id, else by the address of the ad, else by title, employer and
 * place.
 */
async function findDuplicates(
  feed: Pick<FeedRow, 'id' | 'employerId'>,
  tx: Tx,
  fresh: readonly Fresh[],
): Promise<Map<string, string>> {
  const others = await tx
    .select({ id: xmlFeeds.id })
    .from(xmlFeeds)
    .where(and(eq(xmlFeeds.employerId, feed.employerId), ne(xmlFeeds.id, feed.id)));
  if (others.length === 0 || fresh.length === 0) return new Map();
  const feedIds = others.map(({ id }) => id);
  const byId = await findById(tx, feedIds, fresh);
  const { byUrl, byMatch } = await findByKeys(tx, feedIds, fresh);
  return new Map(
    fresh.flatMap(({ externalId, reading }) => {
      const { urlKey, matchKey } = reading;
      const found = byId.get(idKeyOf(externalId, matchKey)) ?? byUrl.get(urlKey ?? '') ?? byMatch.get(matchKey ?? '');
      return found ? [[externalId, found] as const] : [];
    }),
  );
}

/** Two systems may count from one: the same id is the same job only with the same title, which a match key begins with. */
const idKeyOf = (externalId: string, matchKey: string | null) => JSON.stringify([externalId, matchKey?.split('|')[0]]);

const { jobId, externalId, urlKey, matchKey, state } = feedItems;
const isTaken = inArray(state, ['published', 'draft', 'paused']);

async function findById(tx: Tx, feedIds: readonly string[], fresh: readonly Fresh[]): Promise<Map<string, string>> {
  const ids = sql.param(fresh.map((each) => each.externalId));
  const rows = await tx
    .select({ jobId, externalId, matchKey })
    .from(feedItems)
    .where(and(inArray(feedItems.feedId, [...feedIds]), sql`${externalId} = any(${ids}::text[])`, isTaken));
  return new Map(rows.flatMap((row) => (row.jobId ? [[idKeyOf(row.externalId, row.matchKey), row.jobId]] : [])));
}

async function findByKeys(tx: Tx, feedIds: readonly string[], fresh: readonly Fresh[]) {
  const urlKeys = fresh.flatMap(({ reading }) => reading.urlKey ?? []);
  const matchKeys = fresh.flatMap(({ reading }) => reading.matchKey ?? []);
  const isAlike = or(
    urlKeys.length > 0 ? inArray(urlKey, urlKeys) : undefined,
    matchKeys.length > 0 ? inArray(matchKey, matchKeys) : undefined,
  );
  const rows = isAlike
    ? await tx
        .select({ jobId, urlKey, matchKey })
        .from(feedItems)
        .where(and(inArray(feedItems.feedId, [...feedIds]), isAlike, isTaken))
    : [];
  return {
    byUrl: new Map(rows.flatMap((row) => (row.urlKey && row.jobId ? [[row.urlKey, row.jobId]] : []))),
    byMatch: new Map(rows.flatMap((row) => (row.matchKey && row.jobId ? [[row.matchKey, row.jobId]] : []))),
  };
}

/** An entry with the decision that was written. */
export type ImportedEntry = { entry: ParsedEntry; decision: EntryDecision };

/**
 * Imports entries that are new or have changed, in the caller's transaction: decides about each, writes the rows of all, and records
 * their events. `runId` is the run that brought them; null where somebody corrected one by hand.
 */
export async function importEntries(
  scope: ImportScope,
  tx: Tx,
  changed: readonly ParsedEntry[],
  runId: string | null,
): Promise<ImportedEntry[]> {
  if (changed.length === 0) return [];
  const { clock, feed, newJobs } = scope;
  const quota = await lockJobQuota(clock, tx, feed.employerId);
  await adoptLeftJobs(scope, tx, changed, runId);
  const entries = await refreshItems(scope, tx, changed);
  const duplicates = await findDuplicates(feed, tx, entries.filter(isNew));
  const currentJobs = await lockCurrentJobs(tx, entries);
  const pause = createPauses();
  const [imported, rows]: [ImportedEntry[], ReturnType<typeof noRows>] = [[], noRows()];
  for (const entry of entries) {
    const duplicateOf = duplicates.get(entry.externalId);
    const current = currentJobs.get(entry.item?.jobId ?? '');
    const decision = decideEntry(entry, { newJobs, now: clock.now(), quota, duplicateOf, current });
    imported.push({ entry, decision });
    addRows(rows, scope, entry, decision, runId);
    await pause();
  }
  await writeRows(tx, rows);
  await recordPostingEvents(tx, rows.newPostings, clock.now());
  return imported;
}

const isNew = ({ item, reading }: ParsedEntry) => !item?.jobId && reading.reasons.length === 0;

async function lockCurrentJobs(tx: Tx, entries: readonly ParsedEntry[]): Promise<Map<string, CurrentJob>> {
  const ids = entries.flatMap(({ item }) => item?.jobId ?? []);
  if (ids.length === 0) return new Map();
  // The posting first, as everywhere: two transactions that wait for both wait in one order.
  const postings = await tx.select().from(jobPostings).where(inArray(jobPostings.id, ids)).for('update');
  const rows = await tx.select().from(jobs).where(inArray(jobs.id, ids)).for('update');
  const found = new Map<string, CurrentJob>(ids.map((id) => [id, { job: null, posting: null }]));
  for (const posting of postings) found.set(posting.id, { job: null, posting });
  for (const job of rows) found.set(job.id, { posting: found.get(job.id)?.posting ?? null, job });
  return found;
}
