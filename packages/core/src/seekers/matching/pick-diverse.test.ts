import { expect, test } from 'vitest';
import { pickDiverse } from './list-recommendations.ts';

const item = (id: string, score: number, employer: string, city = id) =>
  ({ order: score, score, reasons: [], job: { id, employer: { id: employer }, location: { city } } }) as never;
const idsOf = (items: { job: { id: string } }[]) => items.map(({ job }) => job.id).join('');

test('the best first, at most two of an employer and four of a place', () => {
  const items = [item('a', 90, 'x'), item('b', 99, 'x'), item('c', 95, 'x'), item('d', 50, 'y')];
  expect(idsOf(pickDiverse(items, 3))).toBe('bcd');
  const oneCity = ['a', 'b', 'c', 'd', 'e'].map((id, index) => item(id, 90 - index, id, 'Köln'));
  expect(idsOf(pickDiverse([...oneCity, item('f', 10, 'f')], 5))).toBe('abcdf');
});

test('where the rules leave too few, the rest follows', () => {
  const items = [item('a', 90, 'x'), item('b', 80, 'x'), item('c', 70, 'x')];
  expect(idsOf(pickDiverse(items, 3))).toBe('abc');
});

test('in a single place every employer comes before the third job of one', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id, index) =>
    item(id, 90 - index, 'xxxyyyzzz'[index] ?? '', 'Köln'),
  );
  expect(idsOf(pickDiverse(items, 6))).toBe('abdegh');
});
