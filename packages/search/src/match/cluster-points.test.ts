import type { MapSection } from '@stellenvisite/contract/jobs/job-map.schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterPoints, MAX_CLUSTERS, type MapPoints } from './cluster-points.ts';

type Point = readonly [lat: number, lon: number];

const toPoints = (points: readonly Point[]): MapPoints => ({
  docs: Uint32Array.from(points.keys()),
  locationId: Uint32Array.from(points.keys()),
  lat: Float32Array.from(points, ([lat]) => lat),
  lon: Float32Array.from(points, ([, lon]) => lon),
});

const WORLD: MapSection = { west: -180, south: -90, east: 180, north: 90 };
const HAMBURG: Point = [53.55, 9.99];
const MUNICH: Point = [48.14, 11.58];
const isIn = ([lat, lon]: Point, { west, south, east, north }: MapSection) =>
  lon >= west && lon <= east && lat >= south && lat <= north;
const sum = (clusters: readonly { count: number }[]) => clusters.reduce((total, { count }) => total + count, 0);

test('towns far from each other stay apart, the larger first', () => {
  const clusters = clusterPoints(toPoints([MUNICH, HAMBURG, [53.56, 10.01], HAMBURG]), 6, WORLD);
  expect(clusters.map(({ count }) => count)).toEqual([3, 1]);
  expect(clusters[0]?.lat).toBeCloseTo(53.553, 2);
  expect(clusters[1]).toMatchObject({ doc: 0, count: 1 });
});

test('the same jobs part when the map is drawn larger', () => {
  const points = toPoints([HAMBURG, [53.6, 10.1]]);
  expect(clusterPoints(points, 5, WORLD)).toHaveLength(1);
  expect(clusterPoints(points, 12, { west: 9, south: 53, east: 11, north: 54 })).toHaveLength(2);
});

test('jobs at the very same point are one cluster however large the map is drawn', () => {
  const [cluster, ...others] = clusterPoints(toPoints([HAMBURG, HAMBURG]), 22, WORLD);
  expect(others).toEqual([]);
  expect(cluster?.count).toBe(2);
  expect([cluster?.west, cluster?.south]).toEqual([cluster?.east, cluster?.north]);
});

test('the middle of a cluster is spoken for by the job nearest to it', () => {
  const clusters = clusterPoints(toPoints([[53.9, 10.3], HAMBURG, HAMBURG, HAMBURG]), 3, WORLD);
  expect(clusters).toMatchObject([{ count: 4, doc: 1 }]);
});

const degrees = (min: number, max: number) => fc.float({ min, max, noNaN: true });
const point = fc.tuple(degrees(-85, 85), degrees(-180, 180));
const nearPoint = fc.tuple(degrees(46, 55), degrees(6, 17));
const section = fc
  .tuple(degrees(-180, 180), degrees(-180, 180), degrees(-90, 90), degrees(-90, 90))
  .map(([a, b, c, d]) => ({
    west: Math.min(a, b),
    east: Math.max(a, b),
    south: Math.min(c, d),
    north: Math.max(c, d),
  }));

test('every job of the section is counted once, and none from outside', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(point, nearPoint)), fc.integer({ min: 0, max: 22 }), section, (all, zoom, shown) => {
      const points = all.map(([lat, lon]) => [Math.fround(lat), Math.fround(lon)] as const);
      const clusters = clusterPoints(toPoints(points), zoom, shown);
      expect(sum(clusters)).toBe(points.filter((each) => isIn(each, shown)).length);
      for (const each of clusters) {
        expect(isIn([each.lat, each.lon], each)).toBe(true);
        expect(sum(clusters.filter(({ doc }) => doc === each.doc))).toBe(each.count);
        expect(points.filter((inside) => isIn(inside, each)).length).toBeGreaterThanOrEqual(each.count);
      }
    }),
  );
});

test('a map is never a carpet', () => {
  const many = Array.from(
    { length: 20_000 },
    (_, at): Point => [46 + ((at * 7919) % 9000) / 1000, 6 + (at % 1100) / 100],
  );
  for (const zoom of [4, 7, 10, 14, 22]) {
    const clusters = clusterPoints(toPoints(many), zoom, WORLD);
    expect(clusters.length).toBeLessThanOrEqual(MAX_CLUSTERS);
    expect(clusters.length).toBeGreaterThan(10);
    expect(sum(clusters)).toBe(many.length);
  }
});
