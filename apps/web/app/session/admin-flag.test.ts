import { describe, expect, it } from 'vitest';
import { checkAdminFlag, isAdminFlagValid, writeAdminFlag } from './admin-flag.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 15);
const flag = (value: unknown) => isAdminFlagValid(JSON.stringify(value), NOW);

describe("the browser's flag of an administrator", () => {
  it('counts for 24 hours', () => {
    expect(flag({ isAdmin: true, timestamp: NOW })).toBe(true);
    expect(flag({ isAdmin: true, timestamp: NOW - DAY })).toBe(true);
    expect(flag({ isAdmin: true, timestamp: NOW - DAY - 1 })).toBe(false);
  });

  it.each([null, 1, {}, { isAdmin: true }, { isAdmin: 'true', timestamp: NOW }, { isAdmin: false, timestamp: NOW }])(
    'is not %j',
    (value) => expect(flag(value)).toBe(false),
  );

  it('of the future, or not readable, does not count', () => {
    expect(flag({ isAdmin: true, timestamp: NOW + 1 })).toBe(false);
    expect(flag({ isAdmin: true, timestamp: String(NOW) })).toBe(false);
    expect(isAdminFlagValid('{', NOW)).toBe(false);
    expect(isAdminFlagValid(null, NOW)).toBe(false);
  });

  it('is taken away as soon as it no longer counts', () => {
    const items = new Map<string, string>();
    const store = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    };
    writeAdminFlag(store, NOW);
    expect(checkAdminFlag(store, NOW + DAY)).toBe(true);
    expect(items.size).toBe(1);
    expect(checkAdminFlag(store, NOW + DAY + 1)).toBe(false);
    expect(items.size).toBe(0);
  });
});
