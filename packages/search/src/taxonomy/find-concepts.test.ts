import type { Country } from '@stellenvisite/contract/jobs/countries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseText } from '../language/analyse-text.ts';
import { findConcepts } from './find-concepts.ts';

const conceptsOf = (text: string, country?: Country) =>
  findConcepts(analyseText(text), country).map(({ kind, key, start, end }) => `${kind} ${key} ${start}–${end}`);
const keysOf = (kind: string, text: string, country?: Country) => [
  ...new Set(
    findConcepts(analyseText(text), country)
      .filter((each) => each.kind === kind)
      .map(({ key }) => key),
  ),
];

test('a question is taken apart into what it names', () => {
  expect(conceptsOf('Oberarzt Kardiologie Uniklinik')).toEqual([
    'occupation oberarzt 0–1',
    'level oberarzt 0–1',
    'specialty cardiology 1–2',
    'department kardiologie 1–2',
    'employerKind academic 2–3',
  ]);
});

test('does not report a concept again that is part of the name of an occupation', () => {
  expect(keysOf('specialty', 'Facharzt Allgemeinmedizin')).toEqual([]);
  expect(keysOf('occupation', 'Facharzt Allgemeinmedizin')).toEqual(['hausarzt']);
});

test('the doctor of a field in one word is doctor and field', () => {
  expect(conceptsOf('Kardiologin')).toEqual([
    'occupation arzt 0–1',
    'specialty cardiology 0–1',
    'department kardiologie 0–1',
  ]);
});

test('an ambiguous short form tells where it means what', () => {
  const found = findConcepts(analyseText('OA')).filter(({ kind }) => kind === 'occupation');
  expect(found.map(({ key, countries, isShortForm }) => ({ key, countries, isShortForm }))).toEqual(
    expect.arrayContaining([
      { key: 'oberarzt', countries: ['DE', 'CH'], isShortForm: true },
      { key: 'mfa', countries: ['AT'], isShortForm: true },
    ]),
  );
});

describe('departments of the trade', () => {
  test.each([
    ['Intensiv, IMC, ITS, Intensivstation', 'its'],
    ['Anästhesie', 'anaesthesie'],
    ['OP, Zentral-OP', 'op'],
    ['Notaufnahme, ZNA, Notfallstation', 'zna'],
    ['Psychiatrie', 'psychiatrie'],
    ['Psychosomatik', 'psychosomatik'],
    ['Pädiatrie, Kinderklinik', 'paediatrie'],
    ['Neonatologie', 'neonatologie'],
    ['Geburtshilfe, Kreißsaal', 'geburtshilfe'],
    ['Onkologie', 'onkologie'],
    ['Palliativ, Palliativstation', 'palliativ'],
    ['Kardiologie', 'kardiologie'],
    ['Neurologie', 'neurologie'],
    ['Stroke Unit', 'stroke-unit'],
    ['Geriatrie', 'geriatrie'],
    ['Dialyse', 'dialyse'],
    ['Chirurgie', 'chirurgie'],
    ['Orthopädie', 'orthopaedie'],
    ['Innere, Innere Medizin', 'innere'],
    ['Reha, Rehabilitation', 'reha'],
    ['Springerpool, Flexpool', 'springerpool'],
    ['Ambulanz', 'ambulanz'],
    ['Tagesklinik', 'tagesklinik'],
    ['Endoskopie', 'endoskopie'],
    ['Wundmanagement', 'wundmanagement'],
    ['Tagespflege', 'tagespflege'],
    ['Kurzzeitpflege', 'kurzzeitpflege'],
    ['ambulante Pflege, häusliche Pflege, Hauskrankenpflege, Spitex', 'ambulante-pflege'],
    ['außerklinische Intensivpflege', 'aki'],
  ])('%s', (words, key) => {
    for (const word of words.split(', ')) expect(keysOf('department', word), word).toContain(key);
  });
});

describe('kinds of employers', () => {
  test.each([
    [
      'Krankenhaus, Klinik, Klinikum, Fachklinik, Hospital, Bezirkskrankenhaus, Kreiskrankenhaus, LKH, Spital, Kantonsspital, Regionalspital, Privatklinik, Rehaklinik, Rehazentrum, Kurklinik, Sanatorium',
      'hospital',
    ],
    ['Universitätsklinikum, Uniklinik, Pflegeschule', 'academic'],
    ['MVZ, Ärztehaus, PVE, Primärversorgung, Ärztezentrum, Gesundheitszentrum', 'medical_centers'],
    ['Arztpraxis, Gemeinschaftspraxis, BAG, Ordination, Gruppenpraxis, Zahnarztpraxis', 'private_practices'],
    [
      'Pflegeheim, Altenheim, Seniorenheim, Seniorenresidenz, Seniorenzentrum, Wohnstift, Pflegezentrum, PBZ, Pensionistenheim, Alterszentrum, Alters- und Pflegeheim, Ambulanter Pflegedienst, Sozialstation, Intensivpflegedienst, Hauskrankenpflege, mobile Dienste, Spitex, Hospiz, Behindertenhilfe',
      'care_facilities',
    ],
    ['Gesundheitsamt, ÖGD, Rettungsdienst, Krankenkasse, MDK', 'public_health'],
  ])('%s', (words, key) => {
    for (const word of words.split(', ')) expect(employerKindOf(word), word).toBe(key);
  });

  /** "Rettungsdienst" is the work first. */
  function employerKindOf(word: string): string | undefined {
    const [kind] = keysOf('employerKind', word);
    return kind ?? (keysOf('occupation', word).includes('notsan') ? 'public_health' : undefined);
  }
});

test('any words are read, each concept within them', () => {
  const words = fc.constantFrom(
    'Pflege',
    'OP',
    'Oberarzt',
    'Leitende',
    'MT',
    'R',
    'Kinder',
    'Intensivstation',
    'DGKP',
    'x',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), fc.constantFrom(undefined, 'DE', 'AT', 'CH'), (text, country) => {
      const analysed = analyseText(text.join(' '));
      for (const { start, end } of findConcepts(analysed, country)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(analysed.length);
      }
    }),
  );
});

test('endless words are read within the time limit of a test', () => {
  const words = analyseText('medizinische '.repeat(4_000));
  expect(findConcepts(words, 'DE').length).toBeLessThanOrEqual(words.length);
});
