import { expect, test } from 'vitest';
import { readCv } from './read-cv.ts';

const specialties = (text: string) =>
  readCv({ pages: [text.split('\n')] }, new Date('2026-11-16T12:00:00Z')).fields.flatMap(({ found }) =>
    found.kind === 'specialty' ? [found.value] : [],
  );
const post = (names: string) => `Berufserfahrung\n03/2015 – heute\t${names}`;

test.each([
  ['the title', `Fachärztin für Urologie\n${post('Ärztin, Klinikum Nord')}`, 'urology'],
  ['an inflected department', post('Pflegefachfrau, Onkologische Tagesklinik, Klinikum Nord'), 'oncology'],
  ['a clinic of the house', post('Assistenzärztin, Frauenklinik | Klinikum Nord'), 'gynaecology'],
  [
    'an earlier post',
    `${post('Pflegefachfrau, Klinikum Nord')}\n01/2010 – 02/2015\tPflegefachfrau, Dialyse, Klinikum Süd`,
    'nephrology',
  ],
  [
    'a qualification',
    `${post('Pflegefachfrau, Klinikum Nord')}\nWeiterbildung\n2018\tFachweiterbildung Psychiatrische Pflege, Akademie`,
    'psychiatry',
  ],
  ['the occupation', post('Operationstechnische Assistentin, Klinikum Nord'), 'operating_theatre'],
  ['the employer', post('Medizinische Fachangestellte, Kardiologische Praxis am Markt'), 'cardiology'],
])('reads the specialty from %s', (_, text, specialty) => {
  expect(specialties(text)).toContain(specialty);
});

test('invents no specialty', () => {
  expect(specialties(post('Pflegefachfrau, Klinikum Nord'))).toEqual([]);
});
