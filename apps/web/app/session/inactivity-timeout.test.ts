import { describe, expect, it } from 'vitest';
import { isIdle } from './inactivity-timeout.ts';

const NOW = Date.UTC(2026, 10, 15);

describe('a session that is not remembered', () => {
  it('is over when nobody has touched the page for more than 15 minutes', () => {
    expect(isIdle(NOW - 15 * 60_000, NOW)).toBe(false);
    expect(isIdle(NOW - 15 * 60_000 - 1, NOW)).toBe(true);
  });

  it('is not over before anybody was seen', () => {
    expect(isIdle(null, NOW)).toBe(false);
  });
});
