import { PROBLEM_CODES } from '@stellenvisite/contract/problems';
import { expect, test } from 'vitest';
import de from '../locales/de/problems.json' with { type: 'json' };
import en from '../locales/en/problems.json' with { type: 'json' };

const codesOf = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([noun, reasons]) => Object.keys(reasons).map((reason) => `${noun}.${reason}`));

test('every problem has a text in both languages, and every text a problem', () => {
  expect(codesOf(de).sort()).toEqual([...PROBLEM_CODES].sort());
  expect(codesOf(en).sort()).toEqual([...PROBLEM_CODES].sort());
});

test('a duplicate administrator is told in the words of the specification', () => {
  expect(de.admin.duplicate_email).toBe('Ein Admin-Benutzer mit dieser E-Mail existiert bereits');
});
