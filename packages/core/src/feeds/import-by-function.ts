import { randomUUID } from 'node:crypto';
import type {
  ImporterAnswer,
  ImporterBody,
  SyncRows,
  XmlFeedRows,
} from '@stellenvisite/contract/feed-functions.schema';
import type { FeedCounts } from '@stellenvisite/contract/feed-runs.schema';
import { MAX_FEEDS } from '@stellenvisite/contract/feeds';
import { employers } from '@stellenvisite/db/schema/employers';
import { xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { listPermittedEmployers } from '../permissions/list-permitted-employers.ts';
import { requirePermission } from '../permissions/require-permission.ts';
import { lockEmployer } from '../plans/lock-employer.ts';
import { runFeed } from './import/run-feed.ts';
import { insertFeed } from './insert-feed.ts';
import type { FeedRow, RunRow } from './open-feed.ts';
import { countsOf } from './runs/feed-run-view.ts';
import { queueRun } from './runs/start-run.ts';

const MOST_FEEDS = 1000;

/** The importer of the specification (§7): checks a feed or takes it over while the caller waits. */
export async function importByFunction(ctx: Context, body: ImporterBody): Promise<ImporterAnswer> {
  await requirePermission(ctx, 'feed.sync', { employerId: body.employer_id, notFound: 'employer.not_found' });
  if (!URL.canParse(body.url) || !/^https?:$/.test(new URL(body.url).protocol))
    return refused('The address must begin with http:// or https://', 'feed.address_refused');
  const feed = await findOrCreate(ctx, body);
  if (!feed) return refused(`An employer has ${MAX_FEEDS} feeds at most`, 'feed.limit_reached');
  const kind = body.validate_only ? 'validate' : 'import';
  const run = await runNow(ctx, feed, { kind, force: body.force_update ?? false });
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
  failed: report?.held ?? 0,
});

/** Null where the employer has as many feeds as there may be. Asked for twice at once, the second call finds the feed of the first. */
async function findOrCreate(ctx: Context, { url, employer_id: employerId }: ImporterBody): Promise<FeedRow | null> {
  return ctx.db.transaction(async (tx) => {
    await lockEmployer(tx, employerId);
    const isSame = and(eq(xmlFeeds.employerId, employerId), eq(xmlFeeds.url, url));
    const [known] = await tx.select().from(xmlFeeds).where(isSame).orderBy(asc(xmlFeeds.createdAt)).limit(1);
    if (known) return known;
    if ((await tx.$count(employers, eq(employers.id, employerId))) === 0) throw new DomainError('employer.not_found');
    const now = ctx.now();
    return insertFeed(tx, {
      id: randomUUID(),
      employerId,
      name: new URL(url).hostname,
      source: 'url',
      url,
      createdBy: ctx.actor?.userId ?? null,
      createdAt: now,
      updatedAt: now,
    });
  });
}

async function runNow(
  ctx: Context,
  feed: FeedRow,
  { kind, force }: { kind: RunRow['kind']; force: boolean },
): Promise<RunRow | null> {
  const asked = { kind, force, asDrafts: false, trigger: 'function' as const };
  const run = await ctx.db.transaction((tx) => queueRun(ctx, tx, feed, asked));
  return run ? runFeed(ctx, run.id) : null;
}

/** Fetches the caller's feeds one after the other, an administrator's are all; each answer is a row. */
export async function syncByFunction(ctx: Context): Promise<SyncRows> {
  const rows: SyncRows = [];
  for (const feed of await listOwn(ctx, 'feed.sync', MOST_FEEDS)) {
    if (feed.status !== 'active' || feed.source !== 'url') continue;
    const run = await runNow(ctx, feed, { kind: 'sync', force: false });
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

/** Rows of `xml_feeds` for the connection check of the specification (§7), without anything secret. */
export async function listFeedRows(ctx: Context, { limit }: { limit: number }): Promise<XmlFeedRows> {
  const feeds = await listOwn(ctx, 'feed.read', Math.min(limit, MOST_FEEDS));
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
    .where(employerIds ? inArray(xmlFeeds.employerId, employerIds) : undefined)
    .orderBy(asc(xmlFeeds.createdAt))
    .limit(limit);
}
