import { expect, test } from 'vitest';
import { readPlace } from './read-place.ts';

test.each([
  ['Arbeitsort: 87435 Kempten (Allgäu)', '87435 Kempten (Allgäu)'],
  ['Standort: Sonthofen', 'Sonthofen'],
  ['Einsatzort: Memmingen. Nach der Einarbeitung arbeiten Sie im Homeoffice.', 'Memmingen'],
  ['Ihr Arbeitsort ist in Lindau.', 'Lindau'],
  ['Dienstort Freistadt; gelegentlich Rufbereitschaft', 'Freistadt'],
  ['Der Standort wird erweitert.', null],
  ['Sitz der Genossenschaft ist Kempten.', null],
])('the place of „%s“ is %s', (sentence, place) => expect(readPlace([sentence], '')?.value ?? null).toBe(place));

test('the end of the title names the place where no line does', () => {
  expect(readPlace([], 'Ergotherapeut (m/w/d) in Bad Homburg')?.value).toBe('Bad Homburg');
  expect(readPlace([], 'Ergotherapeut in Bad Homburg (m/w/d)')?.value).toBe('Bad Homburg');
  expect(readPlace([], 'Ergotherapeut (m/w/d)')).toBeNull();
});
