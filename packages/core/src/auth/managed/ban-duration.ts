import { invalid } from '../auth-error.ts';

const UNITS_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
const PART = /(\d+\.?\d*|\.\d+)(ns|us|µs|μs|ms|s|m|h)/g;
/** What the notation can say at most, in Go: 2⁶³ nanoseconds, some 292 years. */
const MAX_MS = 2 ** 63 / 1e6;

/** A time in Go's notation such as `24h` or `1h30m`; null for `none`, which lifts a ban. */
export function parseBanDuration(text: string): number | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(PART)];
  const isWhole = text !== '' && parts.map(([part]) => part).join('') === text;
  const ms = parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS_MS[unit] ?? 0), 0);
  if (!isWhole || ms > MAX_MS) throw invalid(`invalid format for ban duration: ${text.slice(0, 40)}`);
  return ms;
}
