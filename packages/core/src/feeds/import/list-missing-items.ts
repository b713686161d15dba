import type { FeedItemState } from '@stellenvisite/contract/feeds';
import type { Tx } from '@stellenvisite/db/client';
import { feedItems } from '@stellenvisite/db/schema/feeds';
import { and, asc, eq, gt, ne } from 'drizzle-orm';

export type Missing = {
  id: string;
  externalId: string;
  jobId: string | null;
  title: string | null;
  state: FeedItemState;
  missing: number;
};

const ITEMS_AT_ONCE = 2_000;

/** The items of a feed that are not ended and that a run has not met. Most are met, so they are looked through in pages. */
export async function listMissingItems(tx: Tx, feedId: string, seen: ReadonlySet<string>): Promise<Missing[]> {
  const { id, externalId, jobId, title, state, missing } = feedItems;
  const found: Missing[] = [];
  for (let last = ''; ; ) {
    const page = await tx
      .select({ id, externalId, jobId, title, state, missing })
      .from(feedItems)
      .where(and(eq(feedItems.feedId, feedId), ne(state, 'ended'), gt(externalId, last)))
      .orderBy(asc(externalId))
      .limit(ITEMS_AT_ONCE);
    found.push(...page.filter((item) => !seen.has(item.externalId)));
    const next = page.at(-1)?.externalId;
    if (next === undefined || page.length < ITEMS_AT_ONCE) return found;
    last = next;
  }
}
