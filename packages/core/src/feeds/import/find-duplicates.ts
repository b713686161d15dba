import type { Tx } from '@stellenvisite/db/client';
import { feedItems, xmlFeeds } from '@stellenvisite/db/schema/feeds';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { ReadFeedJob } from '../content/to-feed-content.ts';
import type { RunState } from './run-state.ts';

type Fresh = { externalId: string; reading: ReadFeedJob };

/** Jobs that another feed of the employer brought already: by id, else by the address of the ad, else by title, employer and place. */
export async function findDuplicates(
  { feed }: RunState,
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
