import { expect, test } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { findOccupations } from './find-occupations.ts';
import { narrowerOf, OCCUPATIONS, occupationByKey } from './taxonomy.ts';

const readAs = (text: string, country?: 'DE' | 'AT' | 'CH') => [
  ...new Set(findOccupations(analyseText(text), country).map(({ key }) => key)),
];

test('every occupation has a key of its own', () => {
  expect(occupationByKey.size).toBe(OCCUPATIONS.length);
});

test('every link leads to an occupation, and none to itself', () => {
  for (const { key, broader, related } of OCCUPATIONS) {
    for (const other of [...broader, ...related]) {
      expect(occupationByKey.has(other), `${key} → ${other}`).toBe(true);
      expect(other).not.toBe(key);
    }
  }
});

test('broader words form no circle', () => {
  for (const { key } of OCCUPATIONS) expect(new Set(narrowerOf(key)).size).toBe(narrowerOf(key).length);
});

test.each(OCCUPATIONS.flatMap(({ key, forms, english }) => [...forms, ...english].map((form) => ({ key, form }))))(
  '“$form” is read as $key',
  ({ key, form }) => {
    expect(readAs(form)).toContain(key);
  },
);

test.each(
  OCCUPATIONS.flatMap(({ key, short }) =>
    short.flatMap(({ text, countries }) => countries.map((country) => ({ key, text, country }))),
  ),
)('“$text” is $key in $country', ({ key, text, country }) => {
  expect(readAs(text, country)).toEqual([key]);
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
])('the title “%s” names %s', (title, key) => {
  expect(readAs(title)).toContain(key);
});

test.each([
  ['Arzt', ['arzt']],
  ['Arzthelfer', ['mfa']],
  ['Arztassistent', ['pa']],
  ['Grünpflege', []],
  ['Hufpflege', []],
  ['Psychologe', ['psych']],
  ['Psychiatriepflege', ['fachpflege-psych']],
])('“%s” is read as nothing else than %j', (text, keys) => {
  expect(readAs(text)).toEqual(keys);
});

test('a broad word finds what is narrower, and not the other way round', () => {
  expect(narrowerOf('arzt')).toEqual(expect.arrayContaining(['oberarzt', 'hausarzt']));
  expect(narrowerOf('oberarzt')).toEqual(['oberarzt']);
  expect(narrowerOf('arzt')).not.toContain('mfa');
});
