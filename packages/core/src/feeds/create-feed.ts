import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FeedRecognition } from '@stellenvisite/contract/feeds/admin-feeds.schema';
import { MAX_FEEDS, MAX_UPLOADED_FEED_BYTES } from '@stellenvisite/contract/feeds/feeds';
import type { CreateFeed, FeedAuth, FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import type { Tx } from '@stellenvisite/db/client';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { recogniseFeed } from '@stellenvisite/feeds/recognise-feed';
import { eq } from 'drizzle-orm';
import { lockActiveEmployers } from '../actor-state.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireActingEmployer } from '../require-acting-employer.ts';
import { getFeedDetail } from './feeds.ts';
import { documentKey, isGathered, type StoredDocument, storeDocument } from './fetch/feed-document.ts';
import { FAILURE_OF_PROBLEM, FeedFailureError, toFailure } from './fetch/feed-failure.ts';
import { type FetchedDocument, fetchFeed } from './fetch/fetch-feed.ts';
import { readEntries } from './fetch/read-entries.ts';
import { type FeedRow, requireFeed } from './require-feed.ts';

/** A person waits for the answer: the first of a sitemap's many pages are enough to recognise it. */
const LOOK_MS = 5_000;

type Asked = CreateFeed & { employerId?: string | undefined };

/** Creates a feed: its document is fetched once and recognised. Nothing is published by it. */
export async function createFeed(ctx: Context, { employerId: asked, source }: Asked): Promise<FeedDetail> {
  const { person, employerId } = await requireActingEmployer(ctx, 'feed.import', asked);
  const now = ctx.now();
  const isUrl = source.kind === 'url';
  const auth = isUrl ? source.auth : ({ kind: 'none' } as const);
  const row = {
    id: randomUUID(),
    employerId,
    name: isUrl ? new URL(source.url).hostname : source.kind === 'file' ? source.fileName : 'Feed',
    source: source.kind,
    url: isUrl ? source.url : null,
    ...sealAuth(ctx, auth),
    createdBy: person.userId,
    createdAt: now,
    updatedAt: now,
  };
  const feed = await ctx.db.transaction(async (tx) => {
    await lockActiveEmployers(tx, employerId);
    const created = await insertFeed(tx, row);
    if (!created) throw new DomainError('feed.limit_reached');
    return created;
  });
  if (source.kind === 'paste') return saveDocument(ctx, feed, [Buffer.from(source.text)]);
  return getFeedDetail(ctx, isUrl ? await recogniseAddress(ctx, feed) : feed);
}

/** Stores the next document of a feed that comes as a file. */
export async function uploadDocument(
  ctx: Context,
  { id, content }: { id: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> },
): Promise<FeedDetail> {
  const { feed } = await requireFeed(ctx, id, 'feed.import');
  if (feed.source === 'url') throw new DomainError('feed.not_ready');
  return saveDocument(ctx, feed, content);
}

async function saveDocument(
  ctx: Context,
  feed: FeedRow,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<FeedDetail> {
  const startedAt = performance.now();
  try {
    const key = documentKey(feed.id, randomUUID());
    const stored = await storeDocument(ctx, key, Readable.from(content), { maxBytes: MAX_UPLOADED_FEED_BYTES });
    const recognised = await recognise(ctx, feed, stored, Math.round(performance.now() - startedAt), null);
    return getFeedDetail(ctx, await saveRecognition(ctx, feed, recognised, stored.key));
  } catch (error) {
    if (error instanceof FeedFailureError && error.failure === 'too_large') throw new DomainError('request.too_large');
    throw error;
  }
}

/** Inserts a feed; null where the employer has as many as there may be. Runs under the lock of the employer, for two at once. */
export async function insertFeed(tx: Tx, row: typeof xmlFeeds.$inferInsert): Promise<FeedRow | null> {
  if ((await tx.$count(xmlFeeds, eq(xmlFeeds.employerId, row.employerId))) >= MAX_FEEDS) return null;
  const [created] = await tx.insert(xmlFeeds).values(row).returning();
  if (!created) throw new Error('a feed was not written');
  return created;
}

export function sealAuth({ auth: { secrets } }: Context, auth: FeedAuth) {
  if (auth.kind === 'none') return { authKind: auth.kind, authName: null, authSecret: null };
  return { authKind: auth.kind, authName: auth.name, authSecret: secrets.seal('feed', auth.secret) };
}

/** Fetches the feed's address, and saves what was recognised. */
export async function recogniseAddress(ctx: Context, feed: FeedRow): Promise<FeedRow> {
  try {
    const fetched = await fetchFeed(ctx, feed, { runId: randomUUID(), lookMs: LOOK_MS });
    if (!fetched) throw new FeedFailureError('empty');
    const recognised = await recognise(ctx, feed, fetched, fetched.tookMs, fetched.contentType);
    const items = fetched.isCut ? null : recognised.items;
    return await saveRecognition(ctx, feed, { ...recognised, items }, fetched.key);
  } catch (error) {
    const { failure, status, line } = toFailure(error);
    const nothing = {
      format: null,
      isPage: false,
      pageJobs: null,
      root: null,
      item: null,
      items: null,
      language: null,
    };
    const unread = { bytes: 0, encoding: null, tookMs: 0 };
    return saveRecognition(ctx, feed, { ...nothing, ...unread, failure, status, line }, null);
  }
}

async function recognise(
  ctx: Context,
  feed: FeedRow,
  document: StoredDocument | FetchedDocument,
  tookMs: number,
  contentType: string | null,
): Promise<FeedRecognition> {
  const found = recogniseFeed(document.head, { contentType, url: feed.url });
  const format = isGathered(document.key) && found.format === 'sitemap' ? 'json-ld' : found.format;
  const known = format === 'html' || format === 'none' || format === 'sitemap' ? null : format;
  const counted = known && known !== 'mapped' ? await countItems(ctx, { ...feed, format: known }, document.key) : null;
  const failure = counted?.failure ?? (known ? null : failureOf(found));
  return {
    format: failure ? null : known,
    isPage: found.syntax === 'html',
    pageJobs: found.syntax === 'html' ? (counted?.items ?? 0) : null,
    root: found.path?.split('/')[0] ?? null,
    item: found.element,
    items: counted?.items ?? (known === 'mapped' ? found.itemsInHead : null),
    language: counted?.language ?? null,
    bytes: document.bytes,
    encoding: found.encoding,
    tookMs,
    failure,
    status: null,
    line: counted?.line ?? null,
  };
}

function failureOf({ format, problem }: ReturnType<typeof recogniseFeed>): FeedRecognition['failure'] {
  if (problem === 'empty') return 'empty';
  if (problem === 'doctype') return 'forbidden_content';
  if (problem) return 'broken';
  return format === 'html' ? 'html' : 'unknown_format';
}

async function countItems(ctx: Context, feed: FeedRow, key: string) {
  const counted = {
    items: 0,
    language: null as string | null,
    failure: null as FeedRecognition['failure'],
    line: null as number | null,
  };
  for await (const entry of readEntries(ctx, feed, key)) {
    if (entry.kind === 'job') {
      counted.items += 1;
      counted.language ??= entry.job.language;
    }
    if (entry.kind === 'problem' && FAILURE_OF_PROBLEM[entry.code]) {
      counted.failure = FAILURE_OF_PROBLEM[entry.code] ?? null;
      counted.line = entry.line;
    }
  }
  if (!counted.failure && counted.items === 0) counted.failure = 'empty';
  return counted;
}

async function saveRecognition(
  ctx: Context,
  feed: FeedRow,
  recognition: FeedRecognition,
  setupDocument: string | null,
): Promise<FeedRow> {
  // The document of a run is stored for those who look into it.
  const { setupDocument: old } = feed;
  if (old && old !== setupDocument && (await ctx.db.$count(feedRuns, eq(feedRuns.documentKey, old))) === 0)
    await ctx.files.delete(old);
  const [row] = await ctx.db
    .update(xmlFeeds)
    .set({
      recognition,
      setupDocument,
      format: recognition.format ?? (feed.status === 'setup' ? null : feed.format),
      updatedAt: ctx.now(),
    })
    .where(eq(xmlFeeds.id, feed.id))
    .returning();
  if (!row) throw new DomainError('feed.not_found');
  return row;
}
