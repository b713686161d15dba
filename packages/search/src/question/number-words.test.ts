import { expect, test } from 'vitest';
import { numberOf } from './number-words.ts';

test.each([
  ['sechsundneunzig', 96],
  ['funfundzwanzig', 25],
  ['hundertzwanzig', 120],
  ['zweihundertfunfzig', 250],
  ['dreieinhalb', 3.5],
  ['twenty-five', 25],
  ['thirty two', 32],
  ['zwanzig', 20],
])('“%s” is %d', (word, number) => {
  expect(numberOf(word)).toBe(number);
});

test.each(['hundert und mehr', 'jahrhundert', 'pfund', 'und', 'gesund', 'mund', 'deshalb', 'halb', 'twenty-years', ''])(
  '“%s” is no number',
  (word) => {
    expect(numberOf(word)).toBeNull();
  },
);
