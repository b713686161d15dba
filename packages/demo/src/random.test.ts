import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('createRandom', () => {
  it('repeats itself for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, two] = [createRandom(seed), createRandom(seed)];
        expect([one.uuid(), one.int(0, 1e9)]).toEqual([two.uuid(), two.int(0, 1e9)]);
      }),
    );
  });

  it('makes ids that are valid and do not repeat, for neighbouring seeds', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => createRandom(`seed/${index}`).uuid());
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([]);
  });

  it('keeps to weights', () => {
    const random = createRandom('weights');
    const picked = Array.from({ length: 10_000 }, () =>
      random.weighted([
        ['often', 9],
        ['never', 0],
        ['seldom', 1],
      ]),
    );
    expect(picked).not.toContain('never');
    expect(picked.filter((name) => name === 'seldom').length / picked.length).toBeCloseTo(0.1, 1);
  });

  it('samples without repeating, at most everything', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), (items, count) => {
        const picked = createRandom('sample').sample(items, count);
        expect(picked).toHaveLength(Math.min(count, items.length));
        expect(new Set(picked).size).toBe(picked.length);
      }),
    );
  });
});
