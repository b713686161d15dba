import { COUNTRIES } from '@stellenvisite/contract/jobs/countries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEPARTMENTS } from '../taxonomy/taxonomy.ts';
import { type ClassReason, germanReason, translateReason } from './class-reason.ts';

test.each<[ClassReason, string, string]>([
  [{ kind: 'title', words: 'Hebamme' }, '„Hebamme“ im Titel', '“Hebamme” in the title'],
  [
    { kind: 'broad', words: 'Pflege' },
    '„Pflege“ im Titel, ohne Näheres',
    '“Pflege” in the title, nothing more specific',
  ],
  [
    { kind: 'combined', words: 'Pflegefachkraft', department: 'zna' },
    '„Pflegefachkraft“ im Titel, Bereich Notaufnahme',
    '“Pflegefachkraft” in the title, department Emergency department',
  ],
  [
    { kind: 'short', words: 'OA', country: 'AT' },
    'Kürzel „OA“ im Titel, in Österreich',
    'short form “OA” in the title, in Austria',
  ],
  [{ kind: 'department', words: 'Labor' }, '„Labor“ als Abteilung', '“Labor” as the department'],
  [{ kind: 'text', words: 'Hebamme' }, '„Hebamme“ im Text', '“Hebamme” in the text'],
  [{ kind: 'unknown' }, 'kein Beruf erkannt', 'no occupation recognised'],
  [{ kind: 'employer' }, 'vom Arbeitgeber festgelegt', 'set by the employer'],
])('%j is stated in both languages', (reason, german, english) => {
  expect(germanReason(reason)).toBe(german);
  expect(translateReason(german, 'de')).toBe(german);
  expect(translateReason(german, 'en')).toBe(english);
});

test('no words of a job make one reason read as another', () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom('A“ im Titel, Bereich Labor', 'OA“ im Titel, in Österreich', '„x“ im Text', 'kein Beruf erkannt'),
  );
  const kinds = fc.oneof(
    fc.record({
      kind: fc.constantFrom('title' as const, 'broad' as const, 'department' as const, 'text' as const),
      words,
    }),
    fc.record({
      kind: fc.constant('combined' as const),
      words,
      department: fc.constantFrom(...DEPARTMENTS.map(({ key }) => key)),
    }),
    fc.record({ kind: fc.constant('short' as const), words, country: fc.constantFrom(...COUNTRIES) }),
  );
  fc.assert(
    fc.property(kinds, (reason) => {
      const told = translateReason(germanReason(reason), 'en');
      expect(told).toContain(`“${reason.words}”`);
      expect(told).not.toBe(germanReason(reason));
    }),
  );
});

test('what nobody knows stays as it is', () => {
  expect(translateReason('berichtigt', 'en')).toBe('berichtigt');
});
