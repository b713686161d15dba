import { expect, test } from 'vitest';
import { jobTerms } from './job-terms.ts';

const job = {
  title: 'Krankenpflegerin OP (m/w/d)',
  department: 'Herzchirurgie',
  text: 'Sie arbeiten im Schichtdienst.',
  contract: 'permanent',
  tariff: 'TVöD-P',
  city: 'Bad Homburg',
  region: 'Hessen',
  employer: { name: 'Herzklinik Süd', type: 'hospital', kinds: ['hospital', 'academic'] },
} as const;
const keys = { occupation: 'pflegefach', level: null, specialty: 'surgery', department: 'op' } as const;

const beginning = (prefix: string) =>
  [...jobTerms(job, keys)].filter((term) => term.startsWith(prefix)).map((term) => term.slice(2));

test.each([
  ['whole words of the title', 't:', ['krankenpfleger', 'op']],
  ['their parts', 'p:', ['krank', 'pfleger', 'op']],
  ['the title as it is written', 'w:', ['krankenpflegerin', 'op']],
  ['what it is', 'o:', ['pflegefach']],
  ['the field', 's:', ['surgery']],
  ['the department it was read as', 'd:', ['op']],
  ['the employer’s kinds, each once', 'k:', ['hospital', 'academic']],
  ['city and region', 'c:', ['bad', 'homburg', 'hess']],
])('a job is found by %s', (_what, prefix, terms) => {
  expect(beginning(prefix)).toEqual(terms);
});

test('a job is found by its field and by the one this is part of', () => {
  const terms = [...jobTerms(job, { ...keys, specialty: 'oncology' })].filter((term) => term.startsWith('s:'));
  expect(terms).toEqual(['s:oncology', 's:internal_medicine']);
});

test('a job is found by the words of department and text, and by the parts of those', () => {
  expect(beginning('x:')).toEqual(
    expect.arrayContaining(['herzchirurgi', 'herz', 'chirurgi', 'schichtdienst', 'dienst']),
  );
});

test('a job is found by its contract and its collective agreement', () => {
  expect(beginning('x:')).toEqual(expect.arrayContaining(['unbefristet', 'tvod']));
  expect(beginning('x:')).not.toContain('befristet');
});

test('a job is found by its employer’s name and the parts of it', () => {
  expect(beginning('e:')).toEqual(expect.arrayContaining(['herzklinik', 'herz', 'klinik', 'sud']));
});

test('what is not known is no term', () => {
  const unknown = { occupation: null, level: null, specialty: null, department: null };
  expect([...jobTerms(job, unknown)].filter((term) => /^[olsd]:/.test(term))).toEqual([]);
});
