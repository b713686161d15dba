import { randomUUID } from 'node:crypto';
import type {
  ImporterAnswer,
  ImporterBody,
  SyncRows,
  XmlFeedRows,
} from '@stellenvisite/contract/feeds/feed-functions.schema';
import type { FeedCounts } from '@stellenvisite/contract/feeds/feed-runs.schema';
import { MAX_FEEDS } from '@stellenvisite/contract/feeds/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { employers } from '@stellenvisite/db/schema/employers/employers';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { isOfActiveEmployer, lockActiveEmployers } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listPermittedEmployers } from '../list-permitted-employers.ts';
import { requirePermission } from '../require-permission.ts';
import { insertFeed } from './create-feed.ts';
import { runFeed } from './import/run-feed.ts';
import type { FeedRow, RunRow } from './require-feed.ts';
import { countsOf } from './runs/feed-run-view.ts';
import { queueRun } from './runs/start-run.ts';

const MAX_LISTED_FEEDS = 1000;

/** Checks a feed or imports it while the caller waits: the importer of the specification (§7). */
export async function importByFunction(ctx: Context, body: ImporterBody): Promise<ImporterAnswer> {
  await requirePermission(ctx, 'feed.sync', { employerId: body.employer_id, notFound: 'employer.not_found' });
  if (!URL.canParse(body.url) || !/^https?:$/.test(new URL(body.url).protocol))
    return refused('The address must begin with http:// or https://', 'feed.address_refused');
  const kind = body.validate_only ? 'validate' : 'import';
  const begun = await begin(ctx, body, { kind, force: body.force_update ?? false });
  if (!begun) return refused(`An employer has ${MAX_FEEDS} feeds at most`, 'feed.limit_reached');
  const { run: queued, isNew } = begun;
  const run = queued && (await runFeed(ctx, queued.id));
  if (isNew && kind === 'validate' && queued) await deleteChecked(ctx, body.employer_id, queued);
  if (!run) return refused('This feed is being fetched', 'feed.busy');
  const summary = kind === 'validate' ? summaryOfReport(run) : summaryOf(countsOf(run));
  if (run.status !== 'done') {
    const error = run.failure ?? run.status;
    return { valid: false, success: false, message: `The feed was not taken over: ${error}`, summary, error };
  }
  const message =
    kind === 'validate' ? `The feed holds ${run.items ?? 0} jobs` : `${summary.successful} jobs taken over`;
  return { valid: true, success: true, message, summary, error: null };
}

const refused = (message: string, error: string): ImporterAnswer => ({
  valid: false,
  success: false,
  message,
  summary: { successful: 0, duplicates: 0, failed: 0 },
  error,
});

const summaryOf = ({ created, updated, unchanged, duplicates, quarantined, failed }: FeedCounts) => ({
  successful: created + updated + unchanged,
  duplicates,
  failed: quarantined + failed,
});
const summaryOfReport = ({ report }: RunRow) => ({
  successful: (report?.complete ?? 0) + (report?.hinted ?? 0),
  duplicates: 0,
  failed: report?.quarantined ?? 0,
});

type Asked = { kind: RunRow['kind']; force: boolean };

/**
 * Finds the feed of an address or creates it, and queues its run. Returns null where the employer has as many feeds as there may be.
 * Of two calls at once the second finds the feed of the first with its run.
 */
async function begin(
  ctx: Context,
  { url, employer_id: employerId }: ImporterBody,
  asked: Asked,
): Promise<{ run: RunRow | null; isNew: boolean } | null> {
  return ctx.db.transaction(async (tx) => {
    await lockActiveEmployers(tx, employerId);
    const isSame = and(eq(xmlFeeds.employerId, employerId), eq(xmlFeeds.url, url));
    const [known] = await tx.select().from(xmlFeeds).where(isSame).orderBy(asc(xmlFeeds.createdAt)).limit(1);
    if (known) return { run: await queueByFunction(ctx, tx, known, asked), isNew: false };
    if ((await tx.$count(employers, eq(employers.id, employerId))) === 0) throw new DomainError('employer.not_found');
    const now = ctx.now();
    const feed = await insertFeed(tx, {
      id: randomUUID(),
      employerId,
      name: new URL(url).hostname,
      source: 'url',
      url,
      createdBy: ctx.actor?.userId ?? null,
      createdAt: now,
      updatedAt: now,
    });
    return feed && { run: await queueByFunction(ctx, tx, feed, asked), isNew: true };
  });
}

/** Deletes the feed that was created for a check, unless somebody has used it since. */
async function deleteChecked(ctx: Context, employerId: string, { id, feedId }: RunRow): Promise<void> {
  const keys = await ctx.db.transaction(async (tx) => {
    // Without asking for a suspension: the clean-up is due in any case.
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const [run] = await tx.select({ key: feedRuns.documentKey }).from(feedRuns).where(eq(feedRuns.id, id));
    const others = tx
      .select({ one: sql`1` })
      .from(feedRuns)
      .where(and(eq(feedRuns.feedId, feedId), ne(feedRuns.id, id)));
    const [gone] = await tx
      .delete(xmlFeeds)
      .where(and(eq(xmlFeeds.id, feedId), eq(xmlFeeds.status, 'setup'), notExists(others)))
      .returning({ key: xmlFeeds.setupDocument });
    return gone ? [run?.key, gone.key] : [];
  });
  for (const key of new Set(keys)) if (key) await ctx.files.delete(key);
}

const queueByFunction = (ctx: Context, tx: Tx, feed: FeedRow, asked: Asked) =>
  queueRun(ctx, tx, feed, { ...asked, asDrafts: false, trigger: 'function' });

/** Fetches the caller's feeds one after the other, for an administrator all feeds; returns a row for each. */
export async function syncByFunction(ctx: Context): Promise<SyncRows> {
  const rows: SyncRows = [];
  for (const feed of await listOwn(ctx, 'feed.sync', MAX_LISTED_FEEDS)) {
    if (feed.status !== 'active' || feed.source !== 'url') continue;
    const queued = await ctx.db.transaction((tx) => queueByFunction(ctx, tx, feed, { kind: 'sync', force: false }));
    const run = queued && (await runFeed(ctx, queued.id));
    const { created, updated, unchanged, paused, ended } = run ? countsOf(run) : countsOfNone;
    const sync_result =
      run?.status === 'done'
        ? `SUCCESS: ${created} created, ${updated} updated, ${unchanged} unchanged, ${paused} paused, ${ended} ended`
        : `ERROR: ${run ? (run.failure ?? run.status) : 'busy'}`;
    rows.push({ feed_id: feed.id, feed_name: feed.name, employer_id: feed.employerId, sync_result });
  }
  return rows;
}

const countsOfNone = { created: 0, updated: 0, unchanged: 0, paused: 0, ended: 0 };

/** Lists rows of `xml_feeds` for the connection check of the specification (§7), without anything secret. */
export async function listFeedRows(ctx: Context, { limit }: { limit: number }): Promise<XmlFeedRows> {
  const feeds = await listOwn(ctx, 'feed.read', Math.min(limit, MAX_LISTED_FEEDS));
  return feeds.map((feed) => ({
    id: feed.id,
    employer_id: feed.employerId,
    name: feed.name,
    url: feed.url,
    format: feed.format,
    status: feed.status,
    interval_minutes: feed.intervalMinutes,
    last_fetched_at: feed.lastFetchedAt?.toISOString() ?? null,
    created_at: feed.createdAt.toISOString(),
    updated_at: feed.updatedAt.toISOString(),
  }));
}

async function listOwn(ctx: Context, action: 'feed.read' | 'feed.sync', limit: number): Promise<FeedRow[]> {
  const person = await requirePermission(ctx, action);
  const employerIds = person.role === 'employer' ? await listPermittedEmployers(ctx, person, action) : null;
  if (employerIds?.length === 0 || limit === 0) return [];
  return ctx.db
    .select()
    .from(xmlFeeds)
    .where(
      and(
        employerIds ? inArray(xmlFeeds.employerId, employerIds) : undefined,
        action === 'feed.sync' ? isOfActiveEmployer(xmlFeeds.employerId) : undefined,
      ),
    )
    .orderBy(asc(xmlFeeds.createdAt))
    .limit(limit);
}
