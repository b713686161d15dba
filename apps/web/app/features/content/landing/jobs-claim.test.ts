import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedJobs } from '../../../routes/content/landing.tsx';

describe('claimedJobs', () => {
  it('rounds down to the thousand', () => {
    expect(claimedJobs(6214)).toBe(6000);
    expect(claimedJobs(1001)).toBe(1000);
  });

  it('says nothing of a market below a thousand', () => {
    expect(claimedJobs(0)).toBeNull();
    expect(claimedJobs(999)).toBeNull();
  });

  it('does not say "over 6,000" of exactly 6,000', () => {
    expect(claimedJobs(6000)).toBe(5000);
    expect(claimedJobs(1000)).toBeNull();
  });

  it('is never untrue', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), (jobs) => {
        const claim = claimedJobs(jobs);
        if (claim === null) expect(jobs).toBeLessThanOrEqual(1000);
        else expect(claim).toBeLessThan(jobs);
      }),
    );
  });
});
