import { REQUIRED_MAPPING_FIELDS } from '@stellenvisite/contract/feeds/feed-mapping';
import type {
  FeedStructure,
  MappingPreview,
  PreviewMapping,
  SaveMapping,
} from '@stellenvisite/contract/feeds/feed-structure.schema';
import type { FeedDetail } from '@stellenvisite/contract/feeds/feeds.schema';
import { feedRuns, xmlFeeds } from '@stellenvisite/db/schema/feeds/feeds';
import { listElements } from '@stellenvisite/feeds/mapping/list-elements';
import { proposeMapping } from '@stellenvisite/feeds/mapping/propose-mapping';
import { HEAD_BYTES, recogniseFeed } from '@stellenvisite/feeds/recognise-feed';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { applyCorrections } from '../content/apply-corrections.ts';
import { toFeedContent } from '../content/to-feed-content.ts';
import { isTown } from '../content/to-location.ts';
import { toPreview } from '../content/to-preview.ts';
import { getFeedDetail } from '../feeds.ts';
import { openDocument } from '../fetch/feed-document.ts';
import { readEntries } from '../fetch/read-entries.ts';
import { openReader } from '../import/entries/import-scope.ts';
import { type FeedRow, requireFeed } from '../require-feed.ts';
import { FORCE_FULL_READ } from '../runs/next-run.ts';

const MAX_VALUES = 20;

type Asked = { id: string; item?: string | undefined; at: number };

/** Returns the elements of a feed of an unknown format, with what their names suggest. */
export async function getFeedStructure(ctx: Context, { id, item: asked, at }: Asked): Promise<FeedStructure> {
  const { feed } = await requireFeed(ctx, id, 'feed.read');
  const key = await requireDocument(ctx, feed);
  const { candidates } = recogniseFeed(await readHead(ctx, key));
  const item = asked ?? feed.mappingDraft?.item ?? feed.mapping?.item ?? candidates[0]?.path;
  if (!item) throw new DomainError('feed.unreadable');
  const list = await listElements(await openDocument(ctx, key), { item });
  const sample = new Map(
    list.samples[Math.min(at, list.samples.length - 1)]?.values.map((each) => [each.path, each.value]),
  );
  const { proposals, mapping } = proposeMapping(list, { isTown });
  return {
    candidates: candidates.length > 0 ? candidates : [{ path: item, count: list.items }],
    item,
    itemCount: list.items,
    at: Math.min(at, Math.max(0, list.samples.length - 1)),
    elements: list.elements.map((element) => ({
      path: element.path,
      name: element.name,
      depth: element.depth,
      count: element.items,
      sample: sample.get(element.path) ?? null,
      isAttribute: element.name.startsWith('@') || element.path.includes('@'),
      values: element.values && element.values.length <= MAX_VALUES ? element.values : null,
    })),
    proposals: proposals.map(({ field, path, confidence }) => ({ field, path, confidence })),
    proposedMapping: mapping,
  };
}

/** Saves a draft for the next visit; the feed is read by a complete mapping from now on. */
export async function saveMapping(
  ctx: Context,
  { id, mapping, isDraft }: SaveMapping & { id: string },
): Promise<FeedDetail> {
  const { feed } = await requireFeed(ctx, id, 'feed.import');
  const isWhole = REQUIRED_MAPPING_FIELDS.every((field) => mapping.fields[field]);
  const isUsed = !isDraft && isWhole;
  const [row] = await ctx.db
    .update(xmlFeeds)
    .set({
      mappingDraft: isUsed ? null : mapping,
      ...(isUsed && { mapping, format: 'mapped' as const, ...FORCE_FULL_READ }),
      updatedAt: ctx.now(),
    })
    .where(eq(xmlFeeds.id, feed.id))
    .returning();
  if (!isDraft && !isWhole) throw new DomainError('feed.mapping_incomplete');
  if (!row) throw new DomainError('feed.not_found');
  return getFeedDetail(ctx, row);
}

const MAX_PREVIEWED = 500;

/** Returns what a mapping makes of the feed: one of its jobs, and the sum of the first few hundred. */
export async function previewMapping(
  ctx: Context,
  { id, mapping, at }: PreviewMapping & { id: string },
): Promise<MappingPreview> {
  const { feed } = await requireFeed(ctx, id, 'feed.read');
  const key = await requireDocument(ctx, feed);
  const reader = await openReader(ctx, feed.employerId);
  const found: MappingPreview = {
    preview: null,
    items: 0,
    complete: 0,
    quarantined: 0,
    withPay: 0,
    withoutPlace: 0,
    endInPast: 0,
  };
  for await (const entry of readEntries(ctx, { ...feed, format: 'mapped', mapping }, key)) {
    if (entry.kind !== 'job') continue;
    const { job, extras } = applyCorrections(entry.job, feed.rules, {});
    const reading = toFeedContent(job, extras, reader);
    if (found.items === at) found.preview = toPreview(job, reading, reader.employer);
    found.items += 1;
    if (reading.reasons.length > 0) found.quarantined += 1;
    else found.complete += 1;
    if (reading.content.salary) found.withPay += 1;
    if (!reading.content.location) found.withoutPlace += 1;
    if (reading.validThrough <= ctx.now()) found.endInPast += 1;
    if (found.items === MAX_PREVIEWED) break;
  }
  return found;
}

/** Returns the document of the last run, or that of the setup. */
async function requireDocument({ db, files }: Context, feed: FeedRow): Promise<string> {
  const [run] = await db
    .select({ key: feedRuns.documentKey })
    .from(feedRuns)
    .where(and(eq(feedRuns.feedId, feed.id), isNotNull(feedRuns.documentKey)))
    .orderBy(desc(feedRuns.queuedAt))
    .limit(1);
  const key = run?.key ?? feed.setupDocument;
  if (!key || !(await files.exists(key))) throw new DomainError('feed.document_gone');
  return key;
}

async function readHead(ctx: Context, key: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of await openDocument(ctx, key)) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}
