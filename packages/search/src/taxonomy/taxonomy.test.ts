import { DEPARTMENTS as DEPARTMENT_KEYS } from '@stellenvisite/contract/employers/departments';
import { EMPLOYER_KINDS } from '@stellenvisite/contract/employers/employers';
import { JOB_CATEGORIES, SPECIALTIES } from '@stellenvisite/contract/jobs/job-fields';
import { describe, expect, test } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { specialtyOfDepartment } from './department-specialties.ts';
import { findConcepts } from './find-concepts.ts';
import { findOccupations } from './find-occupations.ts';
import {
  DEPARTMENTS,
  departmentByKey,
  EMPLOYER_TERMS,
  LEVELS,
  levelByKey,
  MEDICAL_FIELDS,
  medicalFieldByKey,
  narrowerOf,
  OCCUPATIONS,
  occupationByKey,
} from './taxonomy.ts';

const readAs = (text: string, country?: 'DE' | 'AT' | 'CH') => [
  ...new Set(findOccupations(analyseText(text), country).map(({ key }) => key)),
];

describe('the taxonomy holds together', () => {
  test.each([
    ['occupation', OCCUPATIONS],
    ['level', LEVELS],
    ['field of medicine', MEDICAL_FIELDS],
    ['department', DEPARTMENTS],
    ['kind of employer', EMPLOYER_TERMS],
  ])('every %s has a key of its own and a name in both languages', (_kind, terms) => {
    expect(new Set(terms.map(({ key }) => key)).size).toBe(terms.length);
    for (const { label } of terms) expect(label.de && label.en).toBeTruthy();
  });

  test('every link leads somewhere, and none to itself', () => {
    for (const occupation of OCCUPATIONS) {
      const { key, broader, related, includes, combines, succeededBy, level, department } = occupation;
      const others = [
        ...[...includes, ...succeededBy].map((each) => each.occupation),
        ...combines.flatMap((each) => each.occupations),
      ];
      for (const other of [...broader, ...related, ...others]) {
        expect(occupationByKey.has(other), `${key} → ${other}`).toBe(true);
        expect(other).not.toBe(key);
      }
      const places = [...includes.map((each) => each.department), ...combines.flatMap((each) => each.departments)];
      for (const place of [...places, ...(department ? [department] : [])]) {
        expect(departmentByKey.has(place), `${key} → ${place}`).toBe(true);
      }
      if (level) expect(levelByKey.has(level), `${key} → ${level}`).toBe(true);
    }
    for (const { key, field, broader, staff } of DEPARTMENTS) {
      if (field) expect(medicalFieldByKey.has(field), field).toBe(true);
      for (const other of broader) expect(other !== key && departmentByKey.has(other), `${key} → ${other}`).toBe(true);
      for (const other of staff) expect(occupationByKey.has(other), `${key} → ${other}`).toBe(true);
    }
    for (const { broader, outranks } of LEVELS) {
      for (const other of [...broader, ...outranks]) expect(levelByKey.has(other)).toBe(true);
    }
  });

  test('broader words form no circle', () => {
    const above = (key: string): string[] =>
      (occupationByKey.get(key)?.broader ?? []).flatMap((each) => [each, ...above(each)]);
    for (const { key } of OCCUPATIONS) expect(above(key)).not.toContain(key);
  });

  test('every category and every specialty is reached', () => {
    expect(new Set(OCCUPATIONS.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORIES));
    for (const specialty of SPECIALTIES.filter((each) => each !== 'operating_theatre'))
      expect(medicalFieldByKey.get(specialty)?.specialty).toBe(specialty);
    expect(specialtyOfDepartment('op')).toBe('operating_theatre');
  });

  test('every kind of employer that has words of its own is one of the filter', () => {
    for (const { kind } of EMPLOYER_TERMS) if (kind) expect(EMPLOYER_KINDS).toContain(kind);
  });

  test('no form says nothing', () => {
    const forms = [OCCUPATIONS, LEVELS, MEDICAL_FIELDS, DEPARTMENTS, EMPLOYER_TERMS].flatMap((terms) =>
      terms.flatMap((term) => [...term.forms, ...term.english, ...term.short.map(({ text }) => text)]),
    );
    for (const form of forms) expect(analyseText(form), form).not.toEqual([]);
  });
});

describe('every form is read as what it represents', () => {
  test('occupations', () => {
    for (const { key, forms, english, fields, vague } of OCCUPATIONS) {
      for (const form of [...forms, ...english, ...fields, ...vague]) expect(readAs(form), form).toContain(key);
    }
  });

  test('short forms, by country', () => {
    for (const { key, short } of OCCUPATIONS) {
      for (const { text, countries } of short) {
        for (const country of countries) expect(readAs(text, country), `${text} ${country}`).toEqual([key]);
      }
    }
  });

  test('phrases that mean something else are not', () => {
    for (const { key, not } of OCCUPATIONS) for (const phrase of not) expect(readAs(phrase), phrase).not.toContain(key);
  });

  test.each([
    ['specialty' as const, MEDICAL_FIELDS],
    ['department' as const, DEPARTMENTS],
    ['level' as const, LEVELS],
  ])('%s', (kind, terms) => {
    for (const { key, forms, english } of terms) {
      for (const form of [...forms, ...english]) {
        const found = findConcepts(analyseText(form));
        const keys = found.filter((each) => each.kind === kind).map((each) => each.key);
        const isOccupation = found.some((each) => each.kind === 'occupation');
        if (!isOccupation) expect(keys, form).toContain(key);
      }
    }
  });
});

test.each([
  ['Gesundheits- und Krankenpfleger*in (m/w/d)', 'pflegefach'],
  ['Gesundheits- und Krankenpflegerin/-pfleger', 'pflegefach'],
  ['Dipl. Pflegefachperson HF', 'pflegefach'],
  ['DGKP (m/w/d)', 'pflegefach'],
  ['Krankenschwestern', 'pflegefach'],
  ['Pflegefachkräfte', 'pflegefach'],
  ['Oppflege', 'fachpflege-op'],
  ['OP-Pflege', 'fachpflege-op'],
  ['OP Pflege', 'fachpflege-op'],
  ['Kinderintensivpflege', 'kinderpflege'],
  ['Anaesthesiepflege', 'ata'],
  ['Oberärzt:in Kardiologie', 'oberarzt'],
  ['Arzthelferin', 'mfa'],
  ['Fachärztinnen', 'facharzt'],
  ['Medizinische/r Fachangestellte/r', 'mfa'],
  ['Radiologietechnolog:in', 'mtr'],
  ['HebammInnen', 'hebamme'],
  ['Ltd. Oberarzt', 'oberarzt'],
  ['exam. Altenpflegerin', 'altenpflege'],
  ['zahnmed. Fachangestellte', 'zfa'],
])('the title “%s” names %s', (title, key) => {
  expect(readAs(title)).toContain(key);
});

describe('what must not be mixed', () => {
  test.each([
    ['Arzt', ['arzt']],
    ['Arzthelfer', ['mfa']],
    ['Arztassistent', ['pa']],
    ['Grünpflege', []],
    ['Hufpflege', []],
    ['Pflege von Kundenbeziehungen', []],
    ['Fußpflege', []],
    ['Tierpfleger', []],
    ['Psychologe', ['psych']],
    ['Psychiater', ['arzt']],
    ['Psychiatriepflege', ['fachpflege-psych']],
    ['Psychotherapeut', ['psych']],
    ['Hausarztpraxis', []],
  ])('“%s” is read as nothing else than %j', (text, keys) => {
    expect(readAs(text)).toEqual(keys);
  });

  test.each([
    ['OA', { DE: 'oberarzt', AT: 'mfa', CH: 'oberarzt' }],
    ['PA', { DE: 'pa', AT: 'pflegehilfe' }],
    ['MFA', { DE: 'mfa', AT: 'mfa' }],
    ['MTF', { DE: 'mtf', AT: 'mtf' }],
    ['AP', { DE: 'altenpflege' }],
    ['RA', { DE: 'notsan' }],
    ['FA', { DE: 'facharzt', AT: 'facharzt' }],
    ['DH', { DE: 'zfa', CH: 'zfa' }],
  ])('“%s” means what it means in each country, as a whole word only', (text, meanings) => {
    for (const [country, key] of Object.entries(meanings)) {
      expect(readAs(text, country === 'DE' || country === 'AT' ? country : 'CH')).toEqual([key]);
    }
    expect(readAs(`${text}xyz`)).toEqual([]);
    expect(readAs(`xyz${text}`)).toEqual([]);
  });
});

test('a broad word finds what is narrower, and not the other way round', () => {
  expect(narrowerOf('arzt')).toEqual(
    expect.arrayContaining(['assistenzarzt', 'facharzt', 'oberarzt', 'chefarzt', 'hausarzt']),
  );
  expect(narrowerOf('oberarzt')).toEqual(['oberarzt']);
  expect(narrowerOf('arzt')).not.toContain('mfa');
  expect(narrowerOf('pflege')).toEqual(
    expect.arrayContaining(['pflegefach', 'altenpflege', 'fachpflege-its', 'pflegehilfe']),
  );
  expect(narrowerOf('altenpflege')).toEqual(['altenpflege']);
});

test('the departments a search filters by are those of the vocabulary', () => {
  expect(DEPARTMENTS.map(({ key }) => key)).toEqual(DEPARTMENT_KEYS);
});
