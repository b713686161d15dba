import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIALTIES } from '@stellenvisite/contract/jobs/job-fields';
import { describe, expect, test } from 'vitest';
import de from '../../../locales/de/jobs/job-fields.json';
import en from '../../../locales/en/jobs/job-fields.json';

type Field = { key: string; label: { de: string; en: string } };
const TAXONOMY = join(import.meta.dirname, '../../../../../../packages/search/src/taxonomy/specialties.json');
const fields = JSON.parse(readFileSync(TAXONOMY, 'utf8')) as Field[];

describe('the names of the specialties', () => {
  test.each([
    ['de', de.specialty],
    ['en', en.specialty],
  ] as const)('in %s are those of the search, one for each', (language, names) => {
    expect(Object.keys(names).sort()).toEqual([...SPECIALTIES].sort());
    expect(new Set(Object.values(names)).size).toBe(SPECIALTIES.length);
    for (const { key, label } of fields)
      if (key in names) expect(names[key as keyof typeof names], key).toBe(label[language]);
  });
});
