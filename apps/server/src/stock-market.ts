import { fillDemoMarket } from '@stellenvisite/core/demo/fill-demo-market';
import type { MarketProgress } from '@stellenvisite/core/demo/insert-market';
import { refreshStatistics } from '@stellenvisite/core/market/refresh-statistics';
import { fillPlaces } from '@stellenvisite/core/places/fill-places';
import type { Database } from '@stellenvisite/db/client';
import type { Disk } from 'flydrive';
import type { Config } from './config.ts';

/** What every market needs before the first visitor: the places, and in a demo the demo market, both once. */
export async function stockMarket({ db }: Database, store: Disk, { demo }: Pick<Config, 'demo'>): Promise<void> {
  if (!demo) {
    await fillPlaces(db);
    return;
  }
  const { filled } = await fillDemoMarket({
    db,
    store: { put: (key, content, contentType) => store.put(key, content, { contentType }) },
    now: new Date(),
    onProgress: showProgress,
  });
  if (!filled) return;
  await refreshStatistics({ db });
  console.log('The demo market is filled.');
}

function showProgress({ jobs, totalJobs }: MarketProgress): void {
  const line = `Filling the demo market: ${jobs} of ${totalJobs} jobs`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${jobs >= totalJobs ? '\n' : ''}`);
  else if (jobs % 1000 < 500 || jobs >= totalJobs) console.log(line);
}
