import { PROBLEM_CODES } from '@stellenvisite/contract/platform/problems';
import { expect, test } from 'vitest';
import de from '../locales/de/platform/problems.json' with { type: 'json' };
import en from '../locales/en/platform/problems.json' with { type: 'json' };

const codesOf = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([noun, reasons]) => Object.keys(reasons).map((reason) => `${noun}.${reason}`));

test('every problem has a text in both languages, and every text a problem', () => {
  const codes: readonly string[] = PROBLEM_CODES;
  const mistakesIn = (language: string, worded: readonly string[]) => {
    const file = `apps/web/app/locales/${language}/problems.json`;
    return [
      ...codes.filter((code) => !worded.includes(code)).map((code) => `${code} has no text: add it to ${file}`),
      ...worded
        .filter((code) => !codes.includes(code))
        .map(
          (code) =>
            `${code} is no problem: add it to packages/contract/src/platform/problems.ts or remove it from ${file}`,
        ),
    ];
  };
  expect([...mistakesIn('de', codesOf(de)), ...mistakesIn('en', codesOf(en))]).toEqual([]);
});

test('a duplicate administrator is informed in the words of the specification', () => {
  expect(de.admin.duplicate_email).toBe('Ein Admin-Benutzer mit dieser E-Mail existiert bereits');
});
