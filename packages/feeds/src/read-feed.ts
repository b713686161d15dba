import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import type { FeedSyntax } from './adapters/adapter.ts';
import type { FeedEntry, FeedFormat } from './feed-job.ts';
import { FEED_LIMITS, type FeedLimits } from './feed-limits.ts';
import { FeedReading } from './reading/feed-reading.ts';
import { type ItemPlan, planItems } from './reading/plan-items.ts';

export type ReadFeedOptions = {
  /**
   * Selects how it is read: by a format that was recognised, by the employer's mapping, or as the list of a site's pages. `detail` is the
   * document that a job's `detailUrl` leads to.
   */
  as: { format: FeedFormat } | { detail: FeedFormat } | { mapping: FeedMapping } | { sitemap: true };
  /** The address it was fetched from, for formats that leave a job's address to be worked out. */
  url?: string | null | undefined;
  contentType?: string | null | undefined;
  limits?: Partial<FeedLimits> | undefined;
};

/** The size that the parser gets at once. A larger chunk is cut, so that an item's problem is not found megabytes later. */
const CHUNK_BYTES = 65_536;

/**
 * Reads a feed as it arrives and hands on each entry as soon as it is whole, in memory that does not grow with the document.
 * It throws nothing of its own: what is wrong with the document is an entry, and the last entry says whether it was complete.
 */
export async function* readFeed(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadFeedOptions,
): AsyncGenerator<FeedEntry, void, undefined> {
  yield* readEntries(chunks, options, (syntax) => planItems(options.as, syntax));
}

type ReadOptions = Omit<ReadFeedOptions, 'as'>;

/** Reads a feed for callers that do something else with its items. */
export async function* readEntries(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { url, contentType, limits }: ReadOptions,
  planFor: (syntax: FeedSyntax) => ItemPlan | null,
): AsyncGenerator<FeedEntry, void, undefined> {
  const reading = new FeedReading({ url, contentType, limits: { ...FEED_LIMITS, ...limits }, planFor });
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length && !reading.isStopped; from += CHUNK_BYTES) {
      reading.write(chunk.subarray(from, from + CHUNK_BYTES));
      yield* reading.drain();
    }
    if (reading.isStopped) break;
  }
  reading.close();
  yield* reading.drain();
}
