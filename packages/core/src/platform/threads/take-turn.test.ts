import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

it('lets one begin in a turn, in the order in which they came, also those who come later', async () => {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const begun: [number, number][] = [];
  const begin = async (number: number) => {
    await takeTurn();
    begun.push([number, turn]);
    if (number === 2) await begin(9);
  };
  await Promise.all([1, 2, 3, 4].map(begin));
  clearImmediate(counting);
  expect(begun.map(([number]) => number)).toEqual([1, 2, 3, 4, 9]);
  expect(new Set(begun.map(([, at]) => at)).size).toBe(5);
});
