import { expect, test } from 'vitest';
import { jobDetail } from './display/job-detail.fixture.ts';
import { addressOf, routeLink } from './job-hero.tsx';

const askedFor = (link: string) => new URL(link).searchParams.get('query');

test('the way leads to the street, or to the town of the right region', () => {
  const job = jobDetail();
  expect(addressOf(job)).toBe('Rheinhöhenweg 12, 50733 Köln');
  expect(askedFor(routeLink(job))).toBe('Rheinhöhenweg 12, 50733 Köln, DE');
  expect(askedFor(routeLink({ ...job, street: null }))).toBe('50733 Köln, Nordrhein-Westfalen, DE');
});
