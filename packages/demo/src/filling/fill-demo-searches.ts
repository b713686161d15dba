import { toBerlinClock } from '@stellenvisite/contract/berlin-time';
import { EMPTY_SEARCH_DAYS } from '@stellenvisite/contract/statistics';
import type { Tx } from '@stellenvisite/db/client';
import { insertRows } from '@stellenvisite/db/insert-rows';
import { emptySearches, searchCounts } from '@stellenvisite/db/schema/statistics';
import { createRandom, type Random } from '../random.ts';

const DAY_MS = 86_400_000;
const DAYS = 120;
const WEEKDAY_SEARCHES = 2300;
/** The share of searches without hits, in the last sixty days and before them. */
const SHARES = { now: 0.038, before: 0.032 };

/** What people look for in vain in this market, and how often in sixty days. */
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

/** How often people searched in this market and found nothing. */
export async function fillDemoSearches(tx: Tx, { seed, now }: FillDemoSearches): Promise<void> {
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
