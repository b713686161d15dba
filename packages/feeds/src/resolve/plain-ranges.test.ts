import { expect, test } from 'vitest';
import { plainRanges } from './plain-ranges.ts';
import { readHours } from './read-hours.ts';
import { readWorkload } from './read-workload.ts';

test.each([
  ['Arbeitszeit wahlweise 30, 35 oder 40 Stunden', 'Arbeitszeit wahlweise 30 bis 40 Stunden'],
  ['Zwischen 20 und 30 Stunden pro Woche', '20 bis 30 Stunden pro Woche'],
  ['Pensum mindestens 60 %, höchstens 90 %', 'Pensum 60 bis 90 %'],
  ['Umfang ab 25 Stunden, gern bis 38', 'Umfang 25 bis 38 Stunden'],
  ['etwa sechs Wochenstunden', 'etwa 6 Wochenstunden'],
  ['Gehalt zwischen 3.600 und 3.950 Euro', 'Gehalt zwischen 3.600 und 3.950 Euro'],
  ['Öffnungszeiten zwischen 8 und 18 Uhr', 'Öffnungszeiten zwischen 8 und 18 Uhr'],
  ['ab 25 Stunden, bis 3.800 €', 'ab 25 Stunden, bis 3.800 €'],
])('„%s“ is written as „%s“', (written, plain) => expect(plainRanges(written)).toBe(plain));

test.each([
  ['Arbeitszeit wahlweise 30, 35 oder 40 Stunden.', { min: 30, max: 40 }],
  ['Zwischen 30 und 39 Stunden.', { min: 30, max: 39 }],
  ['24 Stunden an vier Tagen.', { min: 24, max: 24 }],
  ['24-Stunden-Notaufnahme.', null],
  ['Dienste, 24 h.', null],
  ['42-h-Woche bei 100 %.', null],
])('the hours of „%s“ are %o', (text, hours) => expect(readHours([text], 'text')?.value ?? null).toEqual(hours));

test.each([
  ['Pensum mindestens 60%, höchstens 90%.', { min: 60, max: 90 }],
  ['50–80%, jedes zweite Wochenende Einsatz.', { min: 50, max: 80 }],
  ['Taux de 60 à 80 %, contrat à durée indéterminée.', { min: 60, max: 80 }],
  ['Rund 3.800 Menschen arbeiten hier, 60 % davon in Teilzeit.', null],
])('the workload of „%s“ is %o', (text, share) => expect(readWorkload([text], 'text')?.value ?? null).toEqual(share));
