import fc from 'fast-check';
import { expect, it } from 'vitest';
import { windowPaths, windowRows } from './window-rows.ts';

it('gives the same building the same windows', () => {
  expect(windowRows('klinikum', 8, 'round-the-clock')).toEqual(windowRows('klinikum', 8, 'round-the-clock'));
});

it('lights a night row in every building in use round the clock, and none in one that does not', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 9 }), (seed, floors) => {
      expect(windowRows(seed, floors, 'round-the-clock').join()).toContain('nn');
      expect(windowRows(seed, floors, 'by-day').join()).not.toContain('n');
    }),
  );
});

it('draws every window once', () => {
  const paths = windowPaths(['fff.nn.', 'ttttt..'], { x: 0, y: 0, dx: 10, dy: 20, width: 5, height: 8 });
  const windows = paths.flatMap(([, path]) => path.match(/M/g) ?? []);
  expect(windows).toHaveLength(14);
});
