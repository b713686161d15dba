import { expect, test } from 'vitest';
import { placeOf } from './cluster-buttons.tsx';

const cluster = { lat: 51, lon: 7, count: 9, place: 'Neuss' };

test('a wide cluster goes by the name of its largest town', () => {
  expect(placeOf({ ...cluster, west: 6, south: 50.7, east: 8, north: 51.6 })).toBe('Köln');
});

test('a small one goes by the town it is in', () => {
  expect(placeOf({ ...cluster, west: 7.01, south: 51, east: 7.01, north: 51 })).toBe('Neuss');
});
