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
  expect(topOptions(options, ['internship'], 2).map(({ value }) => value)).toEqual(['full_time', 'internship']);
  expect(topOptions(options, [], 2).map(({ value }) => value)).toEqual(['full_time', 'part_time']);
});
