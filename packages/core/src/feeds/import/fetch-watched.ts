import type { Context } from '../../context.ts';
import type { StreamLimits } from '../../network/open-public.ts';
import { type FetchedDocument, fetchFeed } from '../fetch/fetch-feed.ts';
import type { FeedRow } from '../open-feed.ts';
import { tellProgress } from '../runs/tell-progress.ts';
import { type Lease, writeRun } from './run-lease.ts';

/** How often a fetch keeps its lease, says how much has arrived, and asks whether somebody wants it cancelled. */
const BEAT_MS = 2_000;

type Fetching = { limits: StreamLimits | undefined; isConditional: boolean };

/** `fetchFeed` for a run. A large document takes minutes to arrive. */
export async function fetchWatched(
  ctx: Context,
  lease: Lease,
  feed: FeedRow,
  fetching: Fetching,
): Promise<FetchedDocument | 'cancelled' | null> {
  let [arrived, isCancelled] = [0, false];
  let beat = Promise.resolve();
  const tell = async () => {
    const written = await writeRun(ctx, ctx.db, lease, { bytes: arrived });
    isCancelled = written.isCancelled;
    await tellProgress(ctx, ctx.db, feed);
  };
  const timer = setInterval(() => {
    // Whoever has lost the lease meets it with the next write.
    beat = tell().catch(() => {});
  }, BEAT_MS).unref();
  const onProgress = (bytes: number) => {
    arrived = bytes;
    if (isCancelled) throw new Error('the run is cancelled');
  };
  try {
    return await fetchFeed(ctx, feed, { ...fetching, runId: lease.runId, onProgress });
  } catch (error) {
    if (isCancelled) return 'cancelled';
    throw error;
  } finally {
    clearInterval(timer);
    await beat;
  }
}
