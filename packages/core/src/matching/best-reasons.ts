import type { MatchFactor } from '@stellenvisite/contract/matching.schema';

const REASONS_SHOWN = 2;

/** What speaks for a job most: the sentences of the weightiest factors that are full. */
export function bestReasons(factors: readonly MatchFactor[]): string[] {
  const full = factors.filter(({ points, of }) => of > 0 && points === of);
  return full
    .toSorted((a, b) => b.of - a.of)
    .slice(0, REASONS_SHOWN)
    .map(({ reason }) => reason);
}
