const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 4;

/** Round marks around the values; bars begin at zero, a line may begin where its values do. */
export function scaleOf(values: readonly number[], fromZero: boolean) {
  const highest = Math.max(...values);
  const lowest = fromZero ? 0 : Math.min(...values);
  const step = roundUp(Math.max(highest - lowest, highest / 10, 0.01) / TICKS);
  const from = fromZero ? 0 : Math.max(0, Math.floor(lowest / step) * step);
  const count = Math.max(1, Math.ceil((highest - from) / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => Math.round((from + index * step) * 1000) / 1000);
  return { from, to: from + count * step, ticks };
}

function roundUp(value: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * magnitude >= value) ?? 10;
  return step * magnitude;
}
