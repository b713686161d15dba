import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { MAX_FEED_BYTES, MAX_FEED_DEPTH, MAX_FEED_ITEMS } from '@stellenvisite/contract/feeds/feeds';
import type { FeedEntry, FeedItemSource, FeedJob } from '@stellenvisite/feeds/feed-job';
import { type ReadFeedOptions, readFeed } from '@stellenvisite/feeds/read-feed';
import type { Context } from '../../context.ts';
import type { FeedRow } from '../require-feed.ts';
import { isGathered, openDocument } from './feed-document.ts';
import { FeedFailureError } from './feed-failure.ts';
import { PARTIAL } from './gather-jobs.ts';

const LIMITS = { bytes: MAX_FEED_BYTES, items: MAX_FEED_ITEMS, depth: MAX_FEED_DEPTH };

/** Reads the entries of a stored document by the format of its feed. */
export async function* readEntries(
  ctx: Pick<Context, 'files'>,
  feed: Pick<FeedRow, 'format' | 'mapping' | 'url' | 'source'>,
  key: string,
): AsyncGenerator<FeedEntry> {
  const content = await openDocument(ctx, key);
  if (isGathered(key)) yield* readGathered(content);
  else {
    const url = feed.source === 'url' ? feed.url : null;
    yield* readFeed(content, { as: readAs(feed), url, limits: LIMITS });
  }
}

function readAs({ format, mapping }: Pick<FeedRow, 'format' | 'mapping'>): ReadFeedOptions['as'] {
  if (format === null) throw new FeedFailureError('unknown_format');
  if (format !== 'mapped') return { format };
  if (!mapping) throw new FeedFailureError('mapping_missing');
  return { mapping };
}

async function* readGathered(content: AsyncIterable<Buffer>): AsyncGenerator<FeedEntry> {
  let items = 0;
  for await (const line of createInterface({ input: Readable.from(content), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === PARTIAL) {
      const header = { format: 'json-ld', encoding: 'UTF-8', expectedItems: null, publisher: null } as const;
      yield { kind: 'header', load: 'difference', ...header };
      continue;
    }
    items += 1;
    yield { kind: 'job', job: JSON.parse(line) as FeedJob, source: sourceAt(items) };
  }
  yield { kind: 'end', isComplete: true, items, bytes: 0, expectedItems: null };
}

/** Returns a source without excerpts: a job of a page has no line in a document that anybody knows. */
export const sourceAt = (line: number): FeedItemSource => ({
  line,
  lineOf: () => line,
  elementOf: () => null,
  excerptAt: () => [],
});
