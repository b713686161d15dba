import { createRandom } from '@stellenvisite/demo/random';
import { expect, it } from 'vitest';
import { misspell } from './misspell.ts';
import { percentile } from './percentiles.ts';
import { splitQuery } from './query-words.ts';

it('tells phrases, exclusions and alternatives apart', () => {
  const parts = splitQuery('hebamme oder "Stroke Unit" -Nacht').map(({ text, ...is }) => [text, is]);
  expect(parts).toEqual([
    ['hebamme', { isPhrase: false, isExcluded: false, isAlternative: false }],
    ['Stroke Unit', { isPhrase: true, isExcluded: false, isAlternative: true }],
    ['Nacht', { isPhrase: false, isExcluded: true, isAlternative: false }],
  ]);
});

it('leaves no sign that an engine could take for its own language', () => {
  expect(splitQuery('Pfleger*in (m/w/d)').map(({ text }) => text)).toEqual(['Pfleger in', 'm w d']);
  expect(splitQuery('" - "')).toEqual([]);
});

it('makes one slip that leaves the beginning as it is', () => {
  const random = createRandom('slips');
  for (let round = 0; round < 200; round += 1) {
    const slipped = misspell('Krankenpfleger', random);
    expect(slipped).not.toBe('Krankenpfleger');
    expect(slipped.startsWith('Kr')).toBe(true);
    expect(Math.abs(slipped.length - 'Krankenpfleger'.length)).toBeLessThanOrEqual(1);
  }
});

it('takes the value that the share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
