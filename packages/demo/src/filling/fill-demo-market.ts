import { EMPTY_SEARCH_DAYS } from '@stellenvisite/contract/jobs/statistics';
import { toBerlinClock } from '@stellenvisite/contract/platform/berlin-time';
import { DAY_MS } from '@stellenvisite/contract/platform/durations';
import { fillPlaces } from '@stellenvisite/core/jobs/places/fill-places';
import { acquireAdvisoryLock } from '@stellenvisite/db/advisory-lock';
import type { Db, Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { articles } from '@stellenvisite/db/schema/content/articles';
import { testimonials } from '@stellenvisite/db/schema/content/testimonials';
import { departments, employerMedia, employers } from '@stellenvisite/db/schema/employers/employers';
import { userEmployerLinks } from '@stellenvisite/db/schema/employers/team';
import { jobFeed } from '@stellenvisite/db/schema/jobs/job-feed';
import { jobs } from '@stellenvisite/db/schema/jobs/jobs';
import {
  jobClasses,
  searchDocs,
  searchPending,
  searchPostings,
  searchRuns,
} from '@stellenvisite/db/schema/jobs/search';
import { emptySearches, searchCounts } from '@stellenvisite/db/schema/jobs/statistics';
import { settings } from '@stellenvisite/db/schema/platform/settings';
import { readPlaces, readPostcodes } from '@stellenvisite/search/places';
import { eq, sql } from 'drizzle-orm';
import source from '../data/testimonials.json' with { type: 'json' };
import { createDemoPlaces } from '../demo-places.ts';
import { buildWeek, type DutyModel, pickClock } from '../market/duty-week.ts';
import { DEMO_JOBS, DEMO_SEED, generateMarket } from '../market/generate-market.ts';
import { insertMarket, type MarketProgress, type PictureStore } from '../market/insert-market.ts';
import { createRandom, type Random } from '../random.ts';
import { fillDemoArticles } from './fill-demo-articles.ts';
import { fillDemoIdeas } from './fill-demo-ideas.ts';
import { fillDemoLetters } from './fill-demo-letters.ts';

const DAYS = 120;

const WEEKDAY_SEARCHES = 2300;

/** The share of searches without hits, in the last sixty days and before them. */
const SHARES = { now: 0.038, before: 0.032 };

/** Searches without hits in this market, and how often each was made in sixty days. */
const IN_VAIN: readonly [query: string, searches: number][] = [
  ['q=tierarzt', 61],
  ['q=osteopathie&location=helgoland&radius=10', 44],
  ['q=schiffsarzt', 38],
  ['q=heilpraktiker&location=sylt', 31],
  ['q=hebamme&location=borkum&radius=20', 27],
  ['q=zahnarzt&location=hiddensee&radius=10', 19],
  ['q=kryotherapie', 14],
  ['q=raumfahrtmedizin', 9],
  ['q=logopädie&location=spiekeroog&radius=5', 7],
];

type FillDemoSearches = { seed: string; now: Date };

type TestimonialRow = typeof testimonials.$inferInsert;

const MODELS: readonly DutyModel[] = ['ward3', 'weekdays2', 'night', 'day'];

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
 * behind and the next one begins again; of several processes one fills, the others wait and find it done.
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
    await acquireAdvisoryLock(tx, 'demo');
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
    await acquireAdvisoryLock(tx, 'demo');
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

/** Checks whether this market was filled in by us. */
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

/** People of the demo, marked as such in their names. */
function generateTestimonials(seed: string): TestimonialRow[] {
  return source.map(({ week: [model, hours], audience, ...words }, position) => {
    const random = createRandom(`${seed}/testimonial/${position}`);
    const known = MODELS.find((name) => name === model) ?? 'day';
    return {
      ...words,
      id: random.uuid(),
      audience: audience === 'employer' ? 'employer' : 'seeker',
      week: buildWeek(known, Number(hours), pickClock(random), random),
      position,
    };
  });
}

/** How often people searched in this market and found nothing. */
async function fillDemoSearches(tx: Tx, { seed, now }: FillDemoSearches): Promise<void> {
  const random = createRandom(`${seed}/searches`);
  const today = toBerlinClock(now).getTime();
  const counts = Array.from({ length: DAYS }, (_, age) => countsOf(new Date(today - age * DAY_MS), age, random));
  await insertRows(tx, searchCounts, counts);
  await insertRows(
    tx,
    emptySearches,
    IN_VAIN.flatMap(([query, searches]) => spread(searches, today, random).map((row) => ({ query, ...row }))),
  );
}

function countsOf(day: Date, age: number, random: Random): typeof searchCounts.$inferInsert {
  const isWeekend = [0, 6].includes(day.getUTCDay());
  const growth = 1 - age / (4 * DAYS);
  const searches = Math.round(WEEKDAY_SEARCHES * growth * (isWeekend ? 0.6 : 1) * (0.9 + 0.2 * random.next()));
  const share = (age < DAYS / 2 ? SHARES.now : SHARES.before) * (0.85 + 0.3 * random.next());
  return { day: day.toISOString().slice(0, 10), searches, emptySearches: Math.round(searches * share) };
}

/** So many searches, over days of the last sixty. */
function spread(searches: number, today: number, random: Random): { day: string; searches: number }[] {
  const days = new Map<string, number>();
  for (let index = 0; index < searches; index += 1) {
    const day = new Date(today - random.int(0, EMPTY_SEARCH_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].map(([day, count]) => ({ day, searches: count }));
}
