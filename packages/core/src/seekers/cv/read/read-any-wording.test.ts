import { describe, expect, test } from 'vitest';
import { readCv } from './read-cv.ts';

const TODAY = new Date('2026-11-16T12:00:00Z');
const POSTS = 'Berufserfahrung\n03/2015 – heute\tHebamme, Klinikum Nord';
const valuesOf = ({ fields }: ReturnType<typeof readCv>, kind: string) =>
  fields.flatMap(({ found }) => (found.kind === kind ? [found.value] : []));
const values = (text: string, kind: string) => valuesOf(readCv({ pages: [text.split('\n')] }, TODAY), kind);

/** Reads lines of which those that begin with "#" are set as headings. */
function readSet(text: string) {
  const lines = text.split('\n');
  const looks = lines.map((line) => ({ style: line.startsWith('#') ? '12b' : '10', isStrong: line.startsWith('#') }));
  return readCv({ pages: [lines.map((line) => line.replace('#', ''))], looks: [looks] }, TODAY);
}

describe('headings without a known word', () => {
  const read = readSet(
    [
      'Jana Albrecht',
      '#Ich stelle mich vor',
      'Mein Anhang: Mann, zwei Hunde',
      'Familienstand: verheiratet',
      '#Jahre am Bett',
      '2018 – 2020\tHebamme, Klinikum Nord',
      '2014 – 2018\tHebamme, Praxis Sonne',
      '#Snacken',
      'Deutsch: Muttersprache',
      'Niederländisch: verstehe ich',
      '#Rund ums Kind',
      'Wassergeburt',
      'Akupunktur',
      'CTG',
      '#Was mich freut',
      'Chor',
      'Wandern',
    ].join('\n'),
  );

  test('are known by what follows them', () => {
    expect(valuesOf(read, 'experience')).toHaveLength(2);
    expect(valuesOf(read, 'language')).toEqual([
      { language: 'de', level: 'native' },
      { language: 'nl', level: null },
    ]);
    expect(valuesOf(read, 'skills')).toEqual([['Wassergeburt', 'Akupunktur', 'CTG']]);
  });

  test('have nothing private below them', () => {
    expect(JSON.stringify(read)).not.toMatch(/Hunde|verheiratet/u);
  });
});

test('a date in a remark begins no post, and a private remark is cut out of one', () => {
  const text =
    'Berufserfahrung\n01/2014 – 04/2021\nFachkrankenpfleger (Praxisanleiter ab 2017)\nKlinikum Nord\n01/2010 – 12/2013\nPflegefachfrau (80 % wegen Elternzeit)\nKlinikum Süd';
  expect(values(text, 'experience')).toMatchObject([
    { from: '2014-01', to: '2021-04', employer: 'Klinikum Nord' },
    { position: 'Pflegefachfrau', employer: 'Klinikum Süd' },
  ]);
  expect(JSON.stringify(readCv({ pages: [text.split('\n')] }, TODAY))).not.toContain('Elternzeit');
});

test.each([
  ['Assistenzarzt, Medizinische Klinik II', 'Klinikum Nord, Bonn', 'Medizinische Klinik II'],
  ['Oberärztin, Klinik für Allgemein-, Viszeral- und Thoraxchirurgie', 'Klinikum Nord, Bonn', 'Viszeral-'],
  ['Physiotherapist, Outpatient Clinic', 'Fysiocentrum Betuwe, Tiel', 'Outpatient Clinic'],
])('a clinic of a house is its department: %s', (post, employer, department) => {
  const [station] = values(`Berufserfahrung\n03/2015 – 04/2019\n${post}\n${employer}`, 'experience');
  expect(station).toMatchObject({
    employer: employer.split(',')[0],
    department: expect.stringContaining(department),
  });
});

test.each([
  ['Approbation voraussichtlich Sommer 2027', 'pending'],
  ['Approbationsverfahren bei der Bezirksregierung', 'pending'],
  ['Staatsexamen 2026, Approbation folgt', 'pending'],
  ['Erlaubnis zur vorübergehenden Ausübung der Zahnheilkunde (§ 13 ZHG)', 'permit'],
  ['German permission to use the title “Physiotherapeut”', 'state_title'],
  ['Nostrifizierung abgeschlossen 2021', 'state_title'],
])('a licence in any wording: %s is %s', (line, licence) => {
  expect(values(`${POSTS}\nBerufszulassung\n${line}`, 'licence')).toEqual([licence]);
});

test.each([
  ['von Haus aus', 'native'],
  ['near-native', 'C1'],
  ['konferenzsicher', 'C1'],
  ['keine Muttersprache, B 2', 'B2'],
  ['elementary proficiency', null],
])('a level in any wording: %s is %s', (written, level) => {
  expect(values(`${POSTS}\nSprachen\nPolnisch: ${written}`, 'language')).toEqual([{ language: 'pl', level }]);
});

test.each([
  ['Ich darf fahren: B, BE', [['B', 'BE']]],
  ['Driving: full licence, categories B and C1', [['B', 'C1']]],
  ['Auto: Führerschein Kl. B', [['B']]],
  ['Lenkberechtigung: B, F', [['B', 'F']]],
  ['kein Führerschein', []],
])("a driver's licence in any wording: %s", (line, classes) => {
  expect(values(`${POSTS}\nSonstiges\n${line}`, 'driversLicence')).toEqual(classes);
});

test.each([
  'Baujahr: 1970',
  'Residence title: Section 16d',
  'Sorgepflichten: zwei',
  '2 schulpflichtige Kinder',
  'GdB 50',
  'Stundensatz: 33,80 €',
  'Niederlassungsbewilligung C',
])('a private detail under any label is left out: %s', (line) => {
  const { pages } = readCv({ pages: [`Maria Muster\n${line}\n${POSTS}`.split('\n')] }, TODAY);
  expect(pages[0]?.lines[1]).toBeNull();
});

test('what somebody seeks is not what they are', () => {
  const text = `Dr. Ada Cole\nAssistenzarzt Psychiatrie, seeking a post as Oberarzt\n${POSTS}`;
  expect(values(text, 'occupation')).not.toContain('oberarzt');
});
