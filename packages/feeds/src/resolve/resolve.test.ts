import { expect, test } from 'vitest';
import { readEmploymentFromText, readHoursFromText, readWorkloadFromText } from './read-hours.ts';
import { readPayFromText } from './read-pay.ts';
import { readTariffFromText } from './read-tariff.ts';
import { readContractFromText, readRemoteFromText, readShiftsFromText } from './read-work.ts';

test.each([
  ['3.200–3.900 € brutto/Monat', { min: 3200, max: 3900, currency: 'EUR', period: 'month' }],
  ['3.200 € bis 3.900 € brutto im Monat', { min: 3200, max: 3900, period: 'month' }],
  ['Gehalt: 3.250 bis 3.780 EUR monatlich', { min: 3250, max: 3780, period: 'month' }],
  ['ab 2.900 €', { min: 2900, max: null, currency: 'EUR', period: 'month' }],
  ['Wir zahlen mindestens 21,50 € pro Stunde.', { min: 21.5, max: null, period: 'hour' }],
  ['Stundenlohn 18,40 €', { min: 18.4, max: 18.4, period: 'hour' }],
  ['48.000 - 56.000 € p. a.', { min: 48000, max: 56000, period: 'year' }],
  ['Jahresgehalt zwischen 52.000 und 61.000 Euro', { min: 52000, max: 61000, period: 'year' }],
  ["CHF 6'300 bis 7'600 pro Monat", { min: 6300, max: 7600, currency: 'CHF', period: 'month' }],
  [
    'KV-Mindestentgelt 3.412,80 € brutto, 14-mal im Jahr',
    { min: 3412.8, max: null, currency: 'EUR', period: 'month', paymentsAYear: 14 },
  ],
  [
    'Das Mindestentgelt laut Kollektivvertrag beträgt € 2.856,- brutto pro Monat (14x).',
    { min: 2856, max: null, period: 'month', paymentsAYear: 14 },
  ],
  ['Einstiegsgehalt 4.100 brutto', { min: 4100, max: 4100, period: 'month' }],
])('%s is pay', (text, pay) => {
  expect(readPayFromText(text)?.value).toMatchObject(pay);
});

test.each([
  'Wechselprämie von 3.000 €',
  'Vergütung nach EG 9b TVöD',
  'Wir sind ein Haus mit 1.900 Geburten im Jahr und 850 Betten.',
  'Umsatz von 45.000.000 €',
  'Tel. 0221 5550 1234',
  '30 Tage Urlaub und 50 € Sachbezug im Monat',
  'Bewerbung bis 31.03.2027',
  'Zuschuss zum Jobticket von 1.500 € im Jahr',
])('%s is no pay', (text) => {
  expect(readPayFromText(text)).toBeNull();
});

test('of several figures the one that is called pay counts, and its words are kept', () => {
  const text = 'Bei uns: 3.000 € Willkommensprämie. Ihr Gehalt: 3.700–4.250 € brutto im Monat, dazu 30 Tage Urlaub.';
  expect(readPayFromText(text)).toMatchObject({
    value: { min: 3700, max: 4250 },
    words: 'Ihr Gehalt: 3.700–4.250 € brutto im Monat',
  });
});

test('a figure without a currency is that of the country', () => {
  expect(readPayFromText("Lohn 6'300 bis 7'100 pro Monat", 'CH')?.value.currency).toBe('CHF');
});

test('more is said, more is sure', () => {
  const bare = readPayFromText('ab 2.900 €')?.confidence ?? 0;
  const full = readPayFromText('Gehalt 3.200–3.900 € brutto im Monat')?.confidence ?? 0;
  expect(full).toBeGreaterThan(bare);
  expect(full).toBeLessThanOrEqual(100);
});

test.each([
  ['Vergütung nach TVöD-P, Entgeltgruppe P8', { name: 'TVöD-P', grade: 'P8' }],
  ['EG 9b TVöD Stufe 2-4', { name: 'TVöD', grade: 'EG 9b', steps: '2-4' }],
  ['Eingruppierung in EG 9b', { name: 'Entgeltgruppe', grade: 'EG 9b' }],
  ['nach TV-Ärzte/VKA, Ä2', { name: 'TV-Ärzte', grade: 'Ä2' }],
  ['Bezahlung nach AVR Caritas', { name: 'AVR Caritas', grade: null }],
])('%s names a pay scale', (text, tariff) => {
  expect(readTariffFromText(text)?.value).toMatchObject(tariff);
});

test.each(['P8 ist ein Parkdeck', 'Etage E 5', 'gute Bezahlung'])('%s names none', (text) => {
  expect(readTariffFromText(text)).toBeNull();
});

test.each([
  ['in Vollzeit (38,5 Wochenstunden)', { min: 38.5, max: 38.5 }],
  ['20–30 Stunden pro Woche', { min: 20, max: 30 }],
  ['mit 39 Std./Woche', { min: 39, max: 39 }],
  ['38,5-Stunden-Woche', { min: 38.5, max: 38.5 }],
])('%s are hours', (text, hours) => {
  expect(readHoursFromText(text)?.value).toEqual(hours);
});

test.each(['24 Stunden am Tag für Sie da', 'Hotline 24/7', '120 Stunden Fortbildung'])(
  '%s are no hours of a week',
  (text) => {
    expect(readHoursFromText(text)).toBeNull();
  },
);

test('a percentage is a workload in a title or beside a word for it, not beside another', () => {
  expect(readWorkloadFromText('Pflegefachperson HF 80-100%', { isTitle: true })?.value).toEqual({ min: 80, max: 100 });
  expect(readWorkloadFromText('Pensum: 60 – 80 %')?.value).toEqual({ min: 60, max: 80 });
  expect(readWorkloadFromText('mit einem Beschäftigungsgrad von 50 Prozent')?.value).toEqual({ min: 50, max: 50 });
  expect(readWorkloadFromText('94 % unserer Leute empfehlen uns')).toBeNull();
  expect(readWorkloadFromText('bis zu 50 % Homeoffice, Teilzeit')).toBeNull();
});

test.each([
  ['Voll- oder Teilzeit', 'both'],
  ['Voll-/Teilzeit', 'both'],
  ['in Vollzeit, Teilzeit möglich', 'both'],
  ['Vollzeit', 'full_time'],
  ['unbefristet in Teilzeit', 'part_time'],
  ['Minijob', 'part_time'],
  ['Arbeitspensum 80–100 %', 'both'],
])('%s is employment', (text, type) => {
  expect(readEmploymentFromText(text)?.value).toBe(type);
});

test('a model that is offered is no employment', () => {
  expect(readEmploymentFromText('Wir bieten flexible Teilzeitmodelle.')).toBeNull();
});

test.each([
  ['Sie arbeiten im Früh- und Spätdienst.', ['early', 'late']],
  ['Dauernachtwache', ['night']],
  ['Drei-Schicht-System', ['early', 'late', 'night']],
  ['Tagdienst, kein Nachtdienst', ['day']],
])('%s names shifts', (text, shifts) => {
  expect(readShiftsFromText(text)?.value).toEqual(shifts);
});

test.each(['ohne Nachtdienst', 'Intensivstation mit 24 Betten', 'frühestens zum 1. April', 'Nachtspeicher'])(
  '%s names no shift',
  (text) => {
    expect(readShiftsFromText(text)).toBeNull();
  },
);

test.each([
  ['unbefristete Anstellung', 'permanent'],
  ['befristet bis 31.12.2027', 'fixed_term'],
  ['zunächst auf zwei Jahre befristet, eine unbefristete Übernahme ist das Ziel', 'fixed_term'],
  ['als Elternzeitvertretung', 'fixed_term'],
])('%s is a contract', (text, contract) => {
  expect(readContractFromText(text)?.value).toBe(contract);
});

test('home office is hybrid unless all of the work is done there, and may be denied', () => {
  expect(readRemoteFromText('Möglichkeit zum Homeoffice')?.value).toBe('hybrid');
  expect(readRemoteFromText('100 % remote')?.value).toBe('remote');
  expect(readRemoteFromText('kein Homeoffice')).toBeNull();
  expect(readRemoteFromText('auf der Station')).toBeNull();
});
