import { expect, test } from 'vitest';
import { readingMinutes } from './articles.ts';

test('tags are no words, and every minute begun counts', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes(`<p>${'Wort '.repeat(200)}</p>`)).toBe(1);
  expect(readingMinutes(`<p>${'Wort '.repeat(200)}</p><p>mehr</p>`)).toBe(2);
});
