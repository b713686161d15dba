import { expect, test } from 'vitest';
import { jobDetail } from './display/job-detail.fixture.ts';
import { addressOf, destinationOf } from './job-hero.tsx';
import { directionsLink, usesAppleMaps } from './workplace-section.tsx';

test('the way leads to the street, or to the town of the right region', () => {
  const job = jobDetail();
  expect(addressOf(job)).toBe('Rheinhöhenweg 12, 50733 Köln');
  expect(destinationOf(job)).toBe('Rheinhöhenweg 12, 50733 Köln, DE');
  expect(destinationOf({ ...job, street: null })).toBe('50733 Köln, Nordrhein-Westfalen, DE');
});

test.each([
  ['car', false, 'www.google.com', 'travelmode', 'driving'],
  ['transit', false, 'www.google.com', 'travelmode', 'transit'],
  ['car', true, 'maps.apple.com', 'dirflg', 'd'],
  ['transit', true, 'maps.apple.com', 'dirflg', 'r'],
] as const)('directions by %s, on an Apple device: %s', (travel, isApple, host, name, value) => {
  const link = new URL(directionsLink('Weg 1 & 2, Köln', travel, isApple));
  expect(link.host).toBe(host);
  expect(link.searchParams.get(name)).toBe(value);
  expect(link.searchParams.get(isApple ? 'daddr' : 'destination')).toBe('Weg 1 & 2, Köln');
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', true],
  ['Mozilla/5.0 (Linux; Android 15)', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
])('%s uses Apple’s maps: %s', (userAgent, expected) => {
  expect(usesAppleMaps(userAgent)).toBe(expected);
});
