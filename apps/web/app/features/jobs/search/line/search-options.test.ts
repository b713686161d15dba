import { expect, test } from 'vitest';
import { listOptions, topOptions } from './search-options.ts';

const counts = [
  { value: 'full_time', count: 241 },
  { value: 'part_time', count: 198 },
  { value: 'both', count: 90 },
  { value: 'temporary', count: 0 },
  { value: 'internship', count: 4 },
];

test('a filter offers what would find something, and not what another value already says', () => {
  expect(listOptions('employmentType', counts, []).map(({ value }) => value)).toEqual([
    'full_time',
    'part_time',
    'internship',
  ]);
});

test('a choice stays on offer even when it finds nothing', () => {
  const values = listOptions('employmentType', counts, ['both', 'temporary', 'freelance']).map(({ value }) => value);
  expect(values).toEqual(['full_time', 'part_time', 'both', 'temporary', 'internship', 'freelance']);
});

test('a search without hits still shows what could be chosen', () => {
  const empty = counts.map((option) => ({ ...option, count: 0 }));
  expect(listOptions('employmentType', empty, [])).toHaveLength(4);
});

test('the few options with most hits keep their order, and a choice is always among them', () => {
  const options = listOptions('employmentType', counts, ['internship']);
  expect(topOptions('employmentType', options, ['internship'], 2).map(({ value }) => value)).toEqual([
    'full_time',
    'internship',
  ]);
  expect(topOptions('employmentType', options, [], 2).map(({ value }) => value)).toEqual(['full_time', 'part_time']);
});

test('kinds of employer and owners are always the same, whatever they find', () => {
  const found = [
    { value: 'public', count: 3 },
    { value: 'academic', count: 9 },
    { value: 'practice', count: 2 },
  ];
  const kinds = listOptions('employerType', found, []);
  expect(kinds.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['hospital', 'care_facilities', 'private_practices', 'medical_centers', 'academic']),
  );
  expect(kinds.map(({ value }) => value)).not.toContain('public');
  expect(topOptions('employerType', kinds, [], 3).map(({ value }) => value)).toEqual([
    'hospital',
    'care_facilities',
    'private_practices',
  ]);
  expect(listOptions('ownership', found, [])).toEqual([
    { value: 'public', count: 3 },
    { value: 'non_profit', count: 0 },
    { value: 'private', count: 0 },
  ]);
  expect(listOptions('employerType', found, ['public']).map(({ value }) => value)).toContain('public');
});
