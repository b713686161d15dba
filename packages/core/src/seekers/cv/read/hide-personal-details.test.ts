import { describe, expect, test } from 'vitest';
import { readCv } from './read-cv.ts';

const TODAY = new Date('2026-11-16T12:00:00Z');
const read = (text: string) => readCv({ pages: [text.split('\n')] }, TODAY);
const POSTS = 'Berufserfahrung\n03/2015 – heute\tHebamme, Klinikum Nord';

describe('personal details', () => {
  test.each([
    ['Beruf der Mutter: Köchin', 'Köchin'],
    ['Zuletzt bezogene Vergütung: EG P9, Stufe 6', 'Stufe 6'],
    ["Jahressalär\tCHF 84'500", '84'],
    ['Heimatberechtigt in\tSignau BE', 'Signau'],
    ['Kirchenzugehörigkeit: ev.-luth.', 'luth'],
    ['Sozialversicherungsnr.: 2211 121273', '121273'],
    ['Lebensumstände: zwei Pflegekinder', 'Pflegekinder'],
    ['Long Covid: seit 2022 ohne Beschwerden', 'Beschwerden'],
    ['Lieblingstante\tHildegard', 'Hildegard'],
    ['Geburtsland\nUkraine', 'Ukraine'],
  ])('are left out under their heading, whatever their label: %s', (line, value) => {
    const { pages, fields } = read(`Maria Muster\nZur Person\n${line}\n${POSTS}`);
    expect(JSON.stringify({ pages, fields })).not.toContain(value);
  });

  test.each([
    'Wohnort: Rostock',
    'Telefon: 0381 555013',
    'Hammer Straße 112, 48153 Münster',
    'Führerschein: Klasse B',
    'Kündigungsfrist: drei Monate',
  ])('leave in what an employer may know: %s', (line) => {
    expect(
      read(`Maria Muster\nPersönliche Daten\nGeburtsdatum: 12.03.1990\n${line}\n${POSTS}`).pages[0]?.lines,
    ).toContain(line);
  });

  test('are left out of a row of parts, and the other parts stay', () => {
    const [page] = read(
      `Maria Muster\nZur Person\nWohnort: Rostock | Pate: Onkel Heinz | Mobil: 0157 5550190\n${POSTS}`,
    ).pages;
    expect(page?.lines[2]).toBe('Wohnort: Rostock | Mobil: 0157 5550190');
  });

  test('are left out of the cell of a side bar, and the post next to it stays', () => {
    const [page] = read(`Berufserfahrung\n09/1986 – heute\tHebamme, Klinikum Nord\tReligion: rk`).pages;
    expect(JSON.stringify(page)).toContain('Klinikum Nord');
    expect(JSON.stringify(page)).not.toContain('rk"');
  });

  test('are left out where their label ends the row before', () => {
    const text = `Zur Person\nMobil: 0157 5550190\tGewerkschaft:\nver.di\tFührerschein: B\n${POSTS}`;
    expect(JSON.stringify(read(text))).not.toContain('ver.di');
    expect(read(text).fields.find(({ found }) => found.kind === 'driversLicence')?.found.value).toEqual(['B']);
  });

  test('are not looked for in lists of skills', () => {
    const { fields } = read(`${POSTS}\nKenntnisse\nSpontangeburten\tAllergologie\tRaucherberatung`);
    expect(fields.find(({ found }) => found.kind === 'skills')?.found.value).toEqual([
      'Spontangeburten',
      'Allergologie',
      'Raucherberatung',
    ]);
  });
});
