import { expect, it } from 'vitest';
import { saysNothingNew } from './propose-texts.ts';

const KNOWN = JSON.stringify({
  salary: { min: 3600, max: 4200.5 },
  hours: 38.5,
  text: 'Telefon 0221 55, hr@haus.example',
});

it.each([
  ['Sie verdienen 3.600,00 bis 4.200,50 € im Monat.', true],
  ['You earn 3,600 EUR for 38.5 hours.', true],
  ['Rufen Sie an: 0221 55, oder schreiben Sie an hr@haus.example.', true],
  ['Ohne Zahlen, mit Worten.', true],
  ['Sie verdienen 5.000 €.', false],
  ['Rufen Sie an: 0900 123.', false],
  ['Mehr auf https://betrug.example', false],
  ['<p>Mehr <a href="https://betrug.example/x">hier</a></p>', false],
  ['Schreiben Sie an wer@anders.example', false],
])('%s: %s', (text, isFine) => {
  expect(saysNothingNew(text, KNOWN)).toBe(isFine);
});
