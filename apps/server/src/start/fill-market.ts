import type { Context } from '@stellenvisite/core/context';
import { refreshStatistics } from '@stellenvisite/core/market/refresh-statistics';
import { fillPlaces } from '@stellenvisite/core/places/fill-places';
import type { Db } from '@stellenvisite/db/client';
import { fillDemoAccounts, removeDemoAccounts } from '@stellenvisite/demo/fill-demo-accounts';
import { fillDemoMarket } from '@stellenvisite/demo/fill-demo-market';
import { fillDemoMessages } from '@stellenvisite/demo/fill-demo-messages';
import type { MarketProgress } from '@stellenvisite/demo/insert-market';
import { indexAllPending } from '@stellenvisite/search/indexing';
import type { Config } from '../config.ts';

type FilledMarket = { hasDemoLogins: boolean };

/** Fills what is missing at start: the places, and in a demo the demo market and its logins, each once. */
export async function fillMarket(
  { db, files, now }: Pick<Context, 'files' | 'now'> & { db: Db },
  { demo }: Pick<Config, 'demo'>,
): Promise<FilledMarket> {
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
  if (hasDemoLogins) await fillDemoMessages({ db, store: files, now: now() });
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
