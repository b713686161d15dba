import { expect, test } from 'vitest';
import { circleAround } from './job-map.tsx';

const HAMBURG = { lat: 53.55, lon: 9.99 };

/** Great circle. */
function kilometres([lon, lat]: readonly [number, number], to: { lat: number; lon: number }): number {
  const rad = Math.PI / 180;
  const cos =
    Math.sin(lat * rad) * Math.sin(to.lat * rad) +
    Math.cos(lat * rad) * Math.cos(to.lat * rad) * Math.cos((lon - to.lon) * rad);
  return Math.acos(cos) * 6371;
}

test.each([5, 30, 200])('every point of a circle of %i km is that far away', (radiusKm) => {
  for (const point of circleAround({ ...HAMBURG, radiusKm })) {
    expect(kilometres(point, HAMBURG) / radiusKm).toBeGreaterThan(0.985);
    expect(kilometres(point, HAMBURG) / radiusKm).toBeLessThan(1.015);
  }
});

test('a circle ends where it begins', () => {
  const points = circleAround({ ...HAMBURG, radiusKm: 30 });
  expect(points.at(-1)).toEqual(points[0]);
});
