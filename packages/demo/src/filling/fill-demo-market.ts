import { fillPlaces } from '@stellenvisite/core/places/fill-places';
import { takeAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { userEmployerLinks } from '@stellenvisite/db/schema/accounts';
import { articles } from '@stellenvisite/db/schema/articles';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers';
import { jobFeed } from '@stellenvisite/db/schema/job-feed';
import { jobs } from '@stellenvisite/db/schema/jobs';
import { jobClasses, searchDocs, searchPending, searchPostings, searchRuns } from '@stellenvisite/db/schema/search';
import { settings } from '@stellenvisite/db/schema/settings';
import { emptySearches, searchCounts } from '@stellenvisite/db/schema/statistics';
import { testimonials } from '@stellenvisite/db/schema/testimonials';
import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { eq, sql } from 'drizzle-orm';
import { createDemoPlaces } from '../demo-places.ts';
import { DEMO_JOBS, DEMO_SEED, generateMarket } from '../market/generate-market.ts';
import { generateTestimonials } from '../market/generate-testimonials.ts';
import { insertMarket, type MarketProgress, type PictureStore } from '../market/insert-market.ts';
import { fillDemoArticles } from './fill-demo-articles.ts';
import { fillDemoIdeas } from './fill-demo-ideas.ts';
import { fillDemoLetters } from './fill-demo-letters.ts';
import { fillDemoSearches } from './fill-demo-searches.ts';

export type FillDemoMarket = {
  db: Db;
  store: PictureStore;
  now: Date;
  /** How large the market is; only tests want another than the demo's. */
  jobs?: number;
  onProgress?: (progress: MarketProgress) => void;
};

export const DEMO_SETTING = 'demo';

/**
 * Fills in the demo market once. Everything is one transaction with its setting, so a start that crashes midway leaves nothing
 * behind and the next one begins anew; of several processes one fills, the others wait and find it done.
 */
export async function fillDemoMarket({
  db,
  store,
  now,
  jobs: totalJobs = DEMO_JOBS,
  onProgress,
}: FillDemoMarket): Promise<{ filled: boolean }> {
  if (await isDemoMarket(db)) return { filled: false };
  await fillPlaces(db);
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'demo');
    if ((await isDemoMarket(tx)) || (await isRealMarket(tx))) return { filled: false };
    const places = createDemoPlaces(readPlaces(), readPostcodes());
    const market = generateMarket({ jobs: totalJobs, now, places });
    const counts = await insertMarket(tx, { market, totalJobs, store, ...(onProgress && { onProgress }) });
    // The whole market at once is news to nobody.
    await tx.delete(jobFeed);
    await tx.insert(testimonials).values(generateTestimonials(DEMO_SEED));
    await fillDemoArticles(tx, { seed: DEMO_SEED, now, store });
    await fillDemoIdeas(tx, { seed: DEMO_SEED, now });
    await fillDemoLetters(tx, { seed: DEMO_SEED, now });
    await fillDemoSearches(tx, { seed: DEMO_SEED, now });
    await tx
      .insert(settings)
      .values({ key: DEMO_SETTING, value: { ...counts, seed: DEMO_SEED, filledAt: now.toISOString() } });
    return { filled: true };
  });
}

/** Deletes the demo market and its setting; places stay. Returns false if the market is not a demo. */
export async function emptyDemoMarket(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'demo');
    if (await isRealMarket(tx)) return false;
    // Deleted row by row, so that the trigger records every document for the other processes and no number is given out again.
    await tx.delete(searchDocs);
    // Cascading: what people have saved or reported of these jobs and employers goes with them.
    await tx.execute(sql`truncate ${searchDocs}, ${searchPostings}, ${searchRuns}, ${searchPending}, ${jobClasses},
      ${jobs}, ${departments}, ${employerMedia}, ${userEmployerLinks}, ${employers}, ${testimonials}, ${articles},
      ${searchCounts}, ${emptySearches} cascade`);
    await tx.execute(sql`alter table ${jobs} alter column number restart`);
    await tx.delete(settings).where(eq(settings.key, DEMO_SETTING));
    return true;
  });
}

/** Whether this market was filled in by us. */
export async function isDemoMarket(db: Db | Tx): Promise<boolean> {
  const found = await db.select({ key: settings.key }).from(settings).where(eq(settings.key, DEMO_SETTING));
  return found.length > 0;
}

/** A market with employers of its own is somebody's real one: nothing is mixed into it and nothing taken out. */
async function isRealMarket(db: Db | Tx): Promise<boolean> {
  if (await isDemoMarket(db)) return false;
  const found = await db.select({ id: employers.id }).from(employers).limit(1);
  return found.length > 0;
}
