import type { FeedMapping } from '@stellenvisite/contract/feeds/feed-mapping.schema';
import { expect, test } from 'vitest';
import {
  assign,
  clear,
  confirmAll,
  fieldReading,
  itemChoices,
  lacksPeriod,
  missingFields,
  sampleCount,
  shownFields,
  sureFields,
  surenessOf,
  toggleConfirmed,
  translate,
} from './mapping-state.ts';

const PROPOSALS = [
  { field: 'title' as const, path: 'bezeichnung', confidence: 98 },
  { field: 'externalId' as const, path: '@ref', confidence: 95 },
  { field: 'employmentType' as const, path: 'arbeitszeit_modell', confidence: 72 },
  { field: 'department' as const, path: 'station', confidence: 54 },
];
const MAPPING: FeedMapping = {
  item: 'stellen/stellenangebot',
  dateOrder: 'day_first',
  fields: Object.fromEntries(
    PROPOSALS.map(({ field, path }) => [field, { elements: [path], separator: ' ', isConfirmed: false }]),
  ),
};

test('a proposal is sure from 85, likely from 60 per cent on', () => {
  expect([85, 84, 60, 59].map(surenessOf)).toEqual(['sure', 'likely', 'likely', 'check']);
});

test('what every job needs and no element says is missing', () => {
  expect(missingFields(MAPPING)).toEqual(['place', 'text']);
});

test('a pay needs its period', () => {
  const paid = assign(MAPPING, 'pay', 'verguetung');
  expect([MAPPING, paid, assign(paid, 'payPeriod', 'zeitraum')].map(lacksPeriod)).toEqual([false, true, false]);
});

test('the bulk button confirms only what is sure and still as proposed', () => {
  const chosen = assign(MAPPING, 'externalId', 'nummer');
  expect(sureFields(chosen, PROPOSALS)).toEqual(['title']);
  const confirmed = confirmAll(chosen, sureFields(chosen, PROPOSALS));
  expect(confirmed.fields.title?.isConfirmed).toBe(true);
  expect(confirmed.fields.employmentType?.isConfirmed).toBe(false);
  expect(sureFields(confirmed, PROPOSALS)).toEqual([]);
});

test('an element that is chosen by hand is confirmed with it, and can be taken away again', () => {
  const chosen = assign(MAPPING, 'place', 'einsatzort/ort_bez');
  expect(chosen.fields.place).toEqual({ elements: ['einsatzort/ort_bez'], separator: ' ', isConfirmed: true });
  expect(fieldReading(chosen, 'einsatzort/ort_bez')).toBe('place');
  expect(clear(chosen, 'place').fields.place).toBeUndefined();
  expect(toggleConfirmed(chosen, 'place').fields.place?.isConfirmed).toBe(false);
});

test('words of a list are translated one by one, and read as they stand again', () => {
  const once = translate(MAPPING, 'employmentType', 'VZ', 'full_time');
  const twice = translate(once, 'employmentType', 'TZ', 'part_time');
  expect(twice.fields.employmentType?.translations).toEqual({ VZ: 'full_time', TZ: 'part_time' });
  expect(translate(twice, 'employmentType', 'VZ', '').fields.employmentType?.translations).toEqual({ TZ: 'part_time' });
});

test('further fields are shown where they are mapped or requested', () => {
  expect(shownFields(MAPPING, false)).toContain('department');
  expect(shownFields(MAPPING, false)).not.toContain('contactName');
  expect(shownFields(MAPPING, true)).toContain('contactName');
});

test('the chosen element is counted to the end of the feed, and the first fifty jobs can be looked through', () => {
  const structure = { candidates: [], item: 'jobs/job', itemCount: 200 };
  const candidates = [
    { path: 'jobs/region', count: 3 },
    { path: 'jobs/job', count: 41 },
  ];
  expect(itemChoices({ ...structure, candidates })).toEqual([candidates[0], { path: 'jobs/job', count: 200 }]);
  expect(itemChoices(structure)).toEqual([{ path: 'jobs/job', count: 200 }]);
  expect(sampleCount(structure)).toBe(50);
  expect(sampleCount({ itemCount: 38 })).toBe(38);
});
