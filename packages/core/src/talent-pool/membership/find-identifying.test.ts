import { expect, test } from 'vitest';
import { findIdentifying } from './find-identifying.ts';

const PERSON = { fullName: 'Jana Albrecht', workplaces: ['Universitätsklinik Lindenthal', 'Domblick'] };
const kindsIn = (text: string) => findIdentifying(text, PERSON).map(({ kind }) => kind);

test.each([
  ['Schreiben Sie an jana@post.example', 'email'],
  ['jana.a (at) post.example', 'email'],
  ['Mehr auf www.jana-pflegt.example', 'link'],
  ['jana-pflegt.de/lebenslauf', 'link'],
  ['@jana_pflegt', 'link'],
  ['Mich findet man auf Instagram', 'link'],
  ['Anruf unter 0151 234 567 89', 'phone'],
  ['+43 (0)664/1234567', 'phone'],
  ['Ich wohne in der Lindenstraße 12', 'address'],
  ['Aus 50931 Köln', 'address'],
  ['Ich bin die Jana vom Nachtdienst', 'name'],
  ['Fragen Sie Frau Dr. Sommer', 'name'],
  ['Ich heiße Mia Berg', 'name'],
  ['Seit zehn Jahren im Klinikum am Wald', 'workplace'],
  ['Praxis Dr. Sommer', 'workplace'],
  ['Zuletzt in der Universitätsklinik Lindenthal', 'workplace'],
  ['Domblick war gut', 'workplace'],
  ['Station 3 im St. Vinzenz', 'workplace'],
  ['Ich arbeite bei Helios Köln', 'workplace'],
])('%j tells who somebody is (%s)', (text, kind) => {
  expect(kindsIn(text)).toContain(kind);
});

test.each([
  'Ich suche ein kleines Team und verlässliche Dienstpläne.',
  'In einer Klinik mit eigener Kita fühle ich mich wohl.',
  'Nach 12 Jahren auf der Intensivstation möchte ich weniger Nächte, höchstens 3 im Monat.',
  'Gerne 75 Prozent, ab 2027. Fachweiterbildung 720 Stunden.',
  'I would like a ward with time for patients.',
])('%j tells nobody anything', (text) => {
  expect(findIdentifying(text, PERSON)).toEqual([]);
});

test('returns the position of each part', () => {
  const text = 'Ruf an: 0151 2345678, Jana';
  expect(findIdentifying(text, PERSON).map(({ start, end }) => text.slice(start, end))).toEqual([
    '0151 2345678',
    'Jana',
  ]);
});
