import { expect, test } from 'vitest';
import { findBiasedWords } from '../jobs/biased-words.ts';
import { LANGUAGES } from '../platform/languages.ts';
import { BUILT_IN_TEMPLATES } from './message-templates.data.ts';
import { changeMessageTemplateSchema } from './message-templates.schema.ts';
import {
  fillTemplate,
  MESSAGE_TEMPLATE_KINDS,
  TEMPLATE_TEXT_LENGTH,
  unknownPlaceholders,
} from './message-templates.ts';

const values = { name: 'Katharina Nowak', job: 'Pflegefachfrau/-mann', employer: 'Klinikum Rheinhöhe' };

test('placeholders are filled in, other braces stay', () => {
  expect(fillTemplate('Guten Tag {name}, {job} bei {employer} {xy}', values)).toBe(
    'Guten Tag Katharina Nowak, Pflegefachfrau/-mann bei Klinikum Rheinhöhe {xy}',
  );
});

test('a value with braces or a dollar sign is taken as it is', () => {
  expect(fillTemplate('{name}', { ...values, name: '$& {job}' })).toBe('$& {job}');
});

test('a text with a word in braces that nothing is filled in for is refused', () => {
  const words = { name: { de: 'Absage', en: 'Rejection' }, text: { de: 'Hallo {vorname}', en: 'Dear {name}' } };
  expect(changeMessageTemplateSchema.safeParse(words).success).toBe(false);
});

test('every kind has a text to begin with, complete and without words of the AGG in both languages', () => {
  expect(new Set(BUILT_IN_TEMPLATES.map(({ kind }) => kind))).toEqual(new Set(MESSAGE_TEMPLATE_KINDS));
  for (const { name, text } of BUILT_IN_TEMPLATES) {
    for (const language of LANGUAGES) {
      expect(name[language]).not.toBe('');
      expect(text[language]).toContain('{name}');
      expect(unknownPlaceholders(text[language])).toEqual([]);
      expect(findBiasedWords(text[language])).toEqual([]);
      expect(text[language].length).toBeLessThan(TEMPLATE_TEXT_LENGTH);
    }
  }
});
