import type { JobContent } from '@stellenvisite/contract/jobs/job-postings.schema';
import { describe, expect, test } from 'vitest';
import { compareFacts } from './compare-facts.ts';
import { readDocuments, type StatedFacts } from './facts.ts';

const TODAY = '2026-11-18';

function outcomesOf(facts: StatedFacts, content: JobContent | null): string[] {
  return compareFacts({ id: '1', facts }, content, TODAY).map(({ fact, outcome }) => `${fact} ${outcome}`);
}

describe('stated facts', () => {
  test('are right, missing or wrong', () => {
    const facts: StatedFacts = { employmentType: ['part_time'], contract: ['fixed_term'], remote: ['hybrid'] };
    expect(outcomesOf(facts, { employmentType: 'part_time', remote: 'onsite' })).toEqual([
      'employmentType right',
      'contract missing',
      'remote wrong',
    ]);
  });

  test('are missing where the item was not read', () => {
    expect(outcomesOf({ title: ['Hebamme'], city: ['Kiel'] }, null)).toEqual(['title missing', 'city missing']);
  });

  test('may be empty where null is allowed', () => {
    const facts: StatedFacts = { employmentType: ['part_time', null] };
    expect(outcomesOf(facts, {})).toEqual(['employmentType right']);
    expect(outcomesOf(facts, { employmentType: 'full_time' })).toEqual(['employmentType invented']);
  });
});

test('a fact that is not stated is invented unless it is unchecked', () => {
  const content: JobContent = { contract: 'permanent', duty: { shifts: ['night'] }, startFlexible: false };
  expect(outcomesOf({}, content)).toEqual(['contract invented', 'shifts invented']);
  expect(compareFacts({ id: '1', facts: {}, unchecked: ['contract', 'shifts'] }, content, TODAY)).toEqual([]);
});

test.each<[string, StatedFacts, JobContent, string]>([
  ['a longer name of the town', { city: ['St. Pölten'] }, placeIn('Sankt Pölten'), 'city right'],
  ['the town of a district', { city: ['Köln'] }, placeIn('Köln-Deutz'), 'city right'],
  ['another town', { city: ['Halle'] }, placeIn('Hallein'), 'city wrong'],
  ['an ambiguous town', { city: [null, '=Neustadt'] }, placeIn('Neustadt in Holstein'), 'city invented'],
  [
    'a share of the week',
    { hours: [{ percent: [60, 80] }] },
    { hoursPerWeek: { min: 25.2, max: 33.6 } },
    'hours right',
  ],
  ['a full week', { hours: [{ percent: [60, 80] }] }, { hoursPerWeek: { min: 40, max: 40 } }, 'hours wrong'],
  ['one end', { hours: [{ max: 20 }] }, { hoursPerWeek: { min: 5, max: 20 } }, 'hours right'],
  ['another end', { hours: [{ min: 20 }] }, { hoursPerWeek: { min: 19, max: 40 } }, 'hours wrong'],
  ['pay from', { pay: [{ min: 24, currency: 'EUR', period: 'hour' }] }, payOf(24, 24, 'hour'), 'pay right'],
  ['an invented maximum', { pay: [{ min: 24, currency: 'EUR', period: 'hour' }] }, payOf(24, 30, 'hour'), 'pay wrong'],
  [
    'another period',
    { pay: [{ min: 3000, currency: 'EUR', period: 'month' }] },
    payOf(3000, 3000, 'year'),
    'pay wrong',
  ],
  ['the order of shifts', { shifts: [['late', 'early']] }, { duty: { shifts: ['early', 'late'] } }, 'shifts right'],
  ['now', { start: ['now'] }, { startsOn: '2026-11-01' }, 'start right'],
  ['a future day', { start: ['now'] }, { startsOn: '2027-01-01' }, 'start wrong'],
  ['the gender marker', { title: ['Hebamme (w/m/d)'] }, { title: 'Hebamme' }, 'title right'],
])('compares %s', (_, facts, content, outcome) => {
  expect(outcomesOf(facts, content)).toContain(outcome);
});

test.each(['seen', 'unseen'] as const)('%s has at least 310 items, each with an id of its own', (half) => {
  const ids = readDocuments(half).flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids.length).toBeGreaterThanOrEqual(310);
  expect(new Set(ids).size).toBe(ids.length);
});

function placeIn(city: string): JobContent {
  return { location: { city, country: 'DE', street: null, postalCode: null } };
}

function payOf(min: number, max: number, period: 'hour' | 'year'): JobContent {
  return { salary: { min, max, currency: 'EUR', period } };
}
