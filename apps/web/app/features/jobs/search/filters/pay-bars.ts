import { SALARY_BAR } from '@stellenvisite/contract/jobs/job-search';

type Bar = { value: string; count: number };

export type PayScale = { min: number; max: number; bars: readonly number[] };

/** Where nearly all hits lie: a few chief physicians would press the rest together. */
const LOW_CUT = 0.015;
const HIGH_CUT = 0.05;
const MIN_BARS = 12;
/** The ends of the scale lie on whole steps of the slider, which counts from the left end. */
const END_STEP = 500;
const WITHOUT_HITS: PayScale = { min: 2000, max: 6000, bars: [] };

/** The bounds that are chosen; 0 is none. */
export type PayBounds = { min: number; max: number };

/** Returns the scale of the pay sliders: even bars over the hits, always with the chosen bounds inside it. */
export function payScale(counts: readonly Bar[], chosen: PayBounds): PayScale {
  const bars = counts.map(({ value, count }) => ({ from: Number(value), count })).filter(({ count }) => count > 0);
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) {
    const min = below(chosen, WITHOUT_HITS.min);
    return { ...WITHOUT_HITS, min, max: Math.max(WITHOUT_HITS.max, above(chosen)) };
  }
  const low = bars[firstPast(bars, total * LOW_CUT)]?.from ?? 0;
  const top = bars[firstPast(bars, total * (1 - HIGH_CUT))]?.from ?? low;
  const min = below(chosen, low);
  const max = Math.max(roundUp(Math.max(top + SALARY_BAR, min + MIN_BARS * SALARY_BAR)), above(chosen));
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

/** The ends mean „any“, so that chosen bounds lie between them. */
const below = ({ min, max }: PayBounds, low: number) =>
  Math.max(0, roundDown(Math.min(low, ...[min, max].filter(Boolean).map((bound) => bound - 1))));
const above = ({ min, max }: PayBounds) => roundUp(Math.max(min, max) + 1);

/** Where figures stand below the scale: both ends and some whole amounts between. */
export function payTicks({ min, max }: PayScale): number[] {
  const step = TICK_STEPS.find((each) => (max - min) / each <= MAX_TICKS) ?? max - min;
  const first = Math.ceil(min / step) * step;
  return Array.from({ length: Math.floor((max - first) / step) + 1 }, (_none, index) => first + index * step);
}

const TICK_STEPS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 5_000, 10_000, 20_000, 50_000];
const MAX_TICKS = 3;

const roundDown = (amount: number) => Math.floor(amount / END_STEP) * END_STEP;
const roundUp = (amount: number) => Math.ceil(amount / END_STEP) * END_STEP;
