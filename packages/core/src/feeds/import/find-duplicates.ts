import type { Tx } from '@stellenvisite/db/client';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { ReadFeedJob } from '../content/to-feed-content.ts';
import type { RunState } from './run-state.ts';

type Fresh = { externalId: string; reading: ReadFeedJob };

/** Jobs that another feed of the employer brought already: by the address of the ad, else by title, employer and place. */
export async function findDuplicates(
  { feed }: RunState,
  tx: Tx,
  fresh: readonly Fresh[],
): Promise<Map<string, string>> {
  const urlKeys = fresh.flatMap(({ reading }) => reading.urlKey ?? []);
  const matchKeys = fresh.flatMap(({ reading }) => reading.matchKey ?? []);
  if (urlKeys.length + matchKeys.length === 0) return new Map();
  const others = await tx
    .select({ jobId: feedItems.jobId, urlKey: feedItems.urlKey, matchKey: feedItems.matchKey })
    .from(feedItems)
    .innerJoin(xmlFeeds, eq(xmlFeeds.id, feedItems.feedId))
    .where(
      and(
        eq(xmlFeeds.employerId, feed.employerId),
        ne(feedItems.feedId, feed.id),
        inArray(feedItems.state, ['published', 'draft', 'paused']),
        or(
          urlKeys.length > 0 ? inArray(feedItems.urlKey, urlKeys) : undefined,
          matchKeys.length > 0 ? inArray(feedItems.matchKey, matchKeys) : undefined,
        ),
      ),
    );
  const byUrl = new Map(others.flatMap(({ urlKey, jobId }) => (urlKey && jobId ? [[urlKey, jobId]] : [])));
  const byMatch = new Map(others.flatMap(({ matchKey, jobId }) => (matchKey && jobId ? [[matchKey, jobId]] : [])));
  return new Map(
    fresh.flatMap(({ externalId, reading }) => {
      const found = byUrl.get(reading.urlKey ?? '') ?? byMatch.get(reading.matchKey ?? '');
      return found ? [[externalId, found] as const] : [];
    }),
  );
}
