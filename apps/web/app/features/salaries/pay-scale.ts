type Span = { lower: number; upper: number };

const STEPS = [250, 500, 1000, 2000, 2500, 3000, 4000, 5000];
const TICKS = 6;

/** A scale in round steps on which all spans lie: six steps from its first tick to its last. */
export function scaleOf(spans: readonly Span[]): { ticks: number[]; share: (amount: number) => number } {
  const low = Math.min(...spans.map(({ lower }) => lower));
  const high = Math.max(...spans.map(({ upper }) => upper));
  if (spans.length === 0) return { ticks: [], share: () => 0 };
  const step = STEPS.find((width) => Math.floor(low / width) * width + TICKS * width >= high) ?? 10_000;
  const first = Math.floor(low / step) * step;
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => first + index * step);
  return { ticks, share: (amount) => Math.min(Math.max((amount - first) / (TICKS * step), 0), 1) };
}
