import { expect, test } from 'vitest';
import { pickNeighbours, SIZE, toSpot } from './town-neighbours.ts';

const COLOGNE = { name: 'Köln', lat: 50.94, lon: 6.96 };
const BONN = { name: 'Bonn', lat: 50.73, lon: 7.1 };
const LEVERKUSEN = { name: 'Leverkusen', lat: 51.03, lon: 7.0 };
const MUNICH = { name: 'München', lat: 48.14, lon: 11.58 };

test('the town is in the middle, north is up and east to the right', () => {
  expect(toSpot(COLOGNE, COLOGNE)).toEqual({ x: SIZE.width / 2, y: SIZE.height / 2 });
  const bonn = toSpot(COLOGNE, BONN);
  expect(bonn.x).toBeGreaterThan(SIZE.width / 2);
  expect(bonn.y).toBeGreaterThan(SIZE.height / 2);
});

test('a kilometre has the length that the rings are drawn with', () => {
  const north = toSpot(COLOGNE, { lat: COLOGNE.lat + 10 / 111.2, lon: COLOGNE.lon });
  expect(SIZE.height / 2 - north.y).toBeCloseTo(10 * SIZE.perKm, 1);
});

test('towns in view are named, those far away and the town itself are not', () => {
  const names = pickNeighbours([MUNICH, COLOGNE, BONN, LEVERKUSEN], COLOGNE).map(({ name }) => name);
  expect(names).toEqual(['Bonn', 'Leverkusen']);
});

test('of two whose names would overlap the larger one, which comes first, is named', () => {
  const suburb = { name: 'Bad Godesberg', lat: 50.72, lon: 7.12 };
  expect(pickNeighbours([BONN, suburb], COLOGNE).map(({ name }) => name)).toEqual(['Bonn']);
});
