import { expect, test } from 'vitest';
import { isArrow, stepFrom } from './cluster-buttons.tsx';

const HERE = { x: 100, y: 100 };

test('an arrow leads to the nearest spot in its direction', () => {
  const spots = [HERE, { x: 300, y: 100 }, { x: 180, y: 110 }, { x: 20, y: 100 }, { x: 100, y: 400 }];
  expect(stepFrom(HERE, spots, 'ArrowRight')).toBe(2);
  expect(stepFrom(HERE, spots, 'ArrowLeft')).toBe(3);
  expect(stepFrom(HERE, spots, 'ArrowDown')).toBe(4);
  expect(stepFrom(HERE, spots, 'ArrowUp')).toBe(-1);
});

test('what is straight ahead is nearer than what lies aside', () => {
  expect(
    stepFrom(
      HERE,
      [
        { x: 160, y: 170 },
        { x: 220, y: 100 },
      ],
      'ArrowRight',
    ),
  ).toBe(1);
});

test('other keys lead nowhere', () => {
  expect(stepFrom(HERE, [{ x: 200, y: 100 }], 'Enter')).toBe(-1);
  expect(['ArrowUp', 'Tab', '+'].map(isArrow)).toEqual([true, false, false]);
});
