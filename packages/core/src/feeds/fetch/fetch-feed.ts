import { recogniseFeed } from '@stellenvisite/feeds/recognise-feed';
import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../platform/network/open-public.ts';
import type { FeedRow } from '../require-feed.ts';
import { documentKey, type StoredDocument, storeDocument } from './feed-document.ts';
import { toFailure } from './feed-failure.ts';
import { gatherPages, gatherPostings } from './gather-jobs.ts';
import { FETCH_LIMITS, openAnswer } from './open-answer.ts';

export type FetchedDocument = StoredDocument & {
  etag: string | null;
  lastModified: string | null;
  contentType: string | null;
  tookMs: number;
  /** There was more to read than the time for a look allowed. */
  isCut: boolean;
};
type Fetching = {
  runId: string;
  limits?: StreamLimits | undefined;
  /** Lets the server answer that nothing has changed. */
  isConditional?: boolean;
  /** Limits the time for reading many pages, for a look at what is there. */
  lookMs?: number;
  onProgress?: (bytes: number) => void;
};

/** Fetches the document of a feed and stores it; null where the server says that it is the one we have. */
export async function fetchFeed(
  ctx: Context,
  feed: FeedRow,
  { runId, limits = FETCH_LIMITS, isConditional = false, lookMs, onProgress }: Fetching,
): Promise<FetchedDocument | null> {
  const startedAt = performance.now();
  try {
    const answer = await openAnswer(ctx, feed, new URL(feed.url ?? ''), { limits, isConditional });
    if (answer.status === 304) {
      answer.close();
      return null;
    }
    const first = await storeDocument(ctx, documentKey(feed.id, runId), answer.body, {
      maxBytes: limits.maxBytes,
      ...(onProgress && { onProgress }),
    });
    const contentType = answer.headers['content-type'] ?? null;
    const { format } = recogniseFeed(first.head, { contentType });
    const gather = format === 'sitemap' ? gatherPages : format === 'smartrecruiters' ? gatherPostings : null;
    return {
      ...(gather ? await gather(ctx, { feed, runId, first, limits, lookMs, onProgress }) : { ...first, isCut: false }),
      // The headers of the first document do not tell whether the others have changed.
      etag: gather ? null : (answer.headers.etag ?? null),
      lastModified: gather ? null : (answer.headers['last-modified'] ?? null),
      contentType,
      tookMs: Math.round(performance.now() - startedAt),
    };
  } catch (error) {
    throw toFailure(error);
  }
}
