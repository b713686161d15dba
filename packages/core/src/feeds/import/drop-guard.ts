import { TOO_SMALL_FROM, USUAL_FETCHES } from '@stellenvisite/contract/feeds/feeds';
import { feedItems, feedRuns } from '@stellenvisite/db/schema/feeds/feeds';
import { and, desc, eq, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { RunRow } from '../require-feed.ts';
import type { ImportContext } from './entries/import-scope.ts';

type Drop = { percent: number; usual: number; least: number; most: number };
/** A document that is much too small, with the known items that it lacks; nothing of it was imported. */
export type TooSmall = { drop: Drop; missing: string[] };

/** Returns the drop where a fetch has so many fewer jobs than usual that it is more likely broken than true. */
export async function findTooSmall(
  ctx: ImportContext,
  run: RunRow,
  listNames: () => Promise<ReadonlySet<string>>,
): Promise<TooSmall | null> {
  const drop = findDrop(run.items ?? 0, await listUsualSizes(ctx, run));
  return drop && { drop, missing: await listMissing(ctx, run, await listNames()) };
}

/** Compares with the sizes of the last full fetches; null where the difference is usual. */
export function findDrop(items: number, before: readonly number[]): Drop | null {
  const usualOnes = before.slice(0, USUAL_FETCHES);
  if (usualOnes.length === 0) return null;
  const usual = usualOnes.reduce((sum, each) => sum + each, 0) / usualOnes.length;
  if (usual === 0 || items >= usual * (1 - TOO_SMALL_FROM)) return null;
  return {
    percent: Math.round((1 - items / usual) * 100),
    usual: Math.round(usual),
    least: Math.min(...usualOnes),
    most: Math.max(...usualOnes),
  };
}

/** Lists the sizes of the last full fetches, the newest first, back to the last time the employer accepted a smaller one. */
async function listUsualSizes({ db }: ImportContext, run: RunRow): Promise<number[]> {
  const rows = await db
    .select({ items: feedRuns.items, decision: feedRuns.decision, status: feedRuns.status })
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feedId, run.feedId),
        ne(feedRuns.kind, 'validate'),
        ne(feedRuns.id, run.id),
        eq(feedRuns.isFull, true),
        isNotNull(feedRuns.items),
        lt(feedRuns.queuedAt, run.queuedAt),
        or(eq(feedRuns.status, 'done'), eq(feedRuns.decision, 'pause_missing')),
      ),
    )
    .orderBy(desc(feedRuns.queuedAt))
    .limit(USUAL_FETCHES);
  const accepted = rows.findIndex(({ decision }) => decision === 'pause_missing');
  return (accepted < 0 ? rows : rows.slice(0, accepted + 1)).flatMap(({ items }) => items ?? []);
}

/** Lists the jobs we have of the feed that its document does not have. */
async function listMissing({ db }: ImportContext, run: RunRow, seen: ReadonlySet<string>): Promise<string[]> {
  const known = await db
    .select({ externalId: feedItems.externalId })
    .from(feedItems)
    .where(and(eq(feedItems.feedId, run.feedId), inArray(feedItems.state, ['published', 'paused', 'draft'])));
  return known.map(({ externalId }) => externalId).filter((id) => !seen.has(id));
}
