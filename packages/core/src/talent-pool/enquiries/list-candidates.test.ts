import { toMention } from '@stellenvisite/contract/applications/application-reviews.schema';
import { expect, test } from 'vitest';
import { toExcerpt } from './list-candidates.ts';

const MIRA = '0198f0a0-0000-7000-8000-0000000000cc';
const GONE = '0198f0a0-0000-7000-8000-0000000000dd';

test('the beginning of a note names who is mentioned, and nobody who has left', () => {
  const names = new Map([[MIRA, 'Mira Tönnies']]);
  expect(toExcerpt(`Bitte ${toMention(MIRA)} ansehen.`, names)).toBe('Bitte @Mira Tönnies ansehen.');
  expect(toExcerpt(`Für ${toMention(GONE)}.`, names)).toBe('Für @….');
  const long = toExcerpt(`${'a'.repeat(158)} ${toMention(MIRA)}`, names);
  expect(long).not.toContain(MIRA);
  expect(long.endsWith('…')).toBe(true);
});
