import { expect, test } from 'vitest';
import { countOpenedKinds, openedBonus } from './list-recommendations.ts';

const job = (occupation: string | null, department: string | null = null) => ({
  occupation,
  department,
  specialty: null,
});

test('jobs of the same occupation and field are of one kind, those of an unknown occupation of none', () => {
  const countOf = countOpenedKinds([
    job('pflegefach', 'icu'),
    job('pflegefach', 'icu'),
    job('pflegefach'),
    job(null),
    job(null),
  ]);
  expect(countOf(job('pflegefach', 'icu'))).toBe(2);
  expect(countOf(job('pflegefach'))).toBe(1);
  expect(countOf(job('hebamme'))).toBe(0);
  expect(countOf(job(null))).toBe(0);
});

test('a single look changes nothing, and many looks little', () => {
  expect([0, 1, 2, 3, 5, 50].map(openedBonus)).toEqual([0, 0, 2, 3, 5, 5]);
});
