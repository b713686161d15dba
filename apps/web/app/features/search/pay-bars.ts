import { SALARY_BAR } from '@stellenvisite/contract/job-search';

type Bar = { value: string; count: number };

export type PayScale = { min: number; max: number; bars: readonly number[] };

/** Where nearly all hits lie: a few chief physicians would press the rest together. */
const LOW_CUT = 0.015;
const HIGH_CUT = 0.05;
const FEWEST_BARS = 12;
/** The ends of the scale lie on whole steps of the slider, which counts from the left end. */
const END_STEP = 500;
const WITHOUT_HITS: PayScale = { min: 2000, max: 6000, bars: [] };

/** The scale of the pay slider: even bars over the hits, always with the chosen minimum on it. */
export function payScale(counts: readonly Bar[], chosen: number): PayScale {
  const bars = counts.map(({ value, count }) => ({ from: Number(value), count })).filter(({ count }) => count > 0);
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return { ...WITHOUT_HITS, min: below(chosen, WITHOUT_HITS.min), max: Math.max(WITHOUT_HITS.max, roundUp(chosen)) };
  const low = bars[firstPast(bars, total * LOW_CUT)]?.from ?? 0;
  const top = bars[firstPast(bars, total * (1 - HIGH_CUT))]?.from ?? low;
  const min = below(chosen, low);
  const max = roundUp(Math.max(top + SALARY_BAR, min + FEWEST_BARS * SALARY_BAR, chosen));
  const heights = Array.from({ length: (max - min) / SALARY_BAR }, (_, index) => {
    const from = min + index * SALARY_BAR;
    return bars.find((bar) => bar.from === from)?.count ?? 0;
  });
  return { min, max, bars: heights };
}

function firstPast(bars: readonly { count: number }[], share: number): number {
  let seen = 0;
  return bars.findIndex(({ count }) => {
    seen += count;
    return seen > share;
  });
}

/** The left end means „any“, so a chosen minimum lies right of it. */
const below = (chosen: number, low: number) => roundDown(chosen ? Math.min(low, chosen - 1) : low);

const roundDown = (amount: number) => Math.floor(amount / END_STEP) * END_STEP;
const roundUp = (amount: number) => Math.ceil(amount / END_STEP) * END_STEP;
