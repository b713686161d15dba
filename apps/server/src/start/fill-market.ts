import type { Context } from '@stellenvisite/core/context';
import { refreshStatistics } from '@stellenvisite/core/jobs/market/get-market-overview';
import { fillPlaces } from '@stellenvisite/core/jobs/places/fill-places';
import type { Db } from '@stellenvisite/db/client';
import { fillDemoFeeds } from '@stellenvisite/demo/feeds/fill-demo-feeds';
import { fillDemoAccounts, removeDemoAccounts } from '@stellenvisite/demo/filling/fill-demo-accounts';
import { fillDemoAssignments } from '@stellenvisite/demo/filling/fill-demo-assignments';
import { fillDemoMarket } from '@stellenvisite/demo/filling/fill-demo-market';
import { fillDemoMessages } from '@stellenvisite/demo/filling/fill-demo-messages';
import { fillDemoReviews } from '@stellenvisite/demo/filling/fill-demo-reviews';
import type { MarketProgress } from '@stellenvisite/demo/market/insert-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import type { Config } from '../config.ts';
import { completeDemoFeeds } from '../feeds/complete-demo-feeds.ts';

type FilledMarket = { hasDemoLogins: boolean };

/** Fills what is missing at start: the places, and in a demo the demo market and its logins, each once. */
export async function fillMarket(
  ctx: Context & { db: Db },
  { demo, publicUrl }: Pick<Config, 'demo' | 'publicUrl'>,
): Promise<FilledMarket> {
  const { db, files, now } = ctx;
  if (!demo) {
    await fillPlaces(db);
    await removeDemoAccounts(db);
    return { hasDemoLogins: false };
  }
  const { filled } = await fillDemoMarket({
    db,
    store: { put: (key, content, contentType) => files.put(key, content, { contentType }) },
    now: now(),
    onProgress: showProgress,
  });
  if (filled) await indexAllPending({ db });
  const hasDemoLogins = await fillDemoAccounts(db, now());
  if (hasDemoLogins) {
    await fillDemoMessages({ db, store: files, now: now() });
    await fillDemoAssignments({ db, now: now() });
    await fillDemoReviews({ db, store: files, now: now() });
    await fillDemoFeeds({ db, publicUrl, now: now() });
    await completeDemoFeeds(ctx);
  }
  if (filled) {
    await refreshStatistics({ db });
    console.log('The demo market is filled.');
  }
  return { hasDemoLogins };
}

function showProgress({ jobs, totalJobs }: MarketProgress): void {
  const line = `Filling the demo market: ${jobs} of ${totalJobs} jobs`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${jobs >= totalJobs ? '\n' : ''}`);
  else if (jobs % 1000 < 500 || jobs >= totalJobs) console.log(line);
}
