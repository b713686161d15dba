import { describe, expect, test } from 'vitest';
import { readContractTerms } from './read-contract.ts';
import { readNights, readOnCall, readShifts } from './read-duty.ts';
import { readEmployment } from './read-employment.ts';
import { readHours, readHoursField } from './read-hours.ts';
import { readPay } from './read-pay.ts';
import { readRemote } from './read-remote.ts';
import { readStart, readStartField } from './read-start.ts';
import { readTariff } from './read-tariff.ts';
import { readWeekends } from './read-weekends.ts';
import { employmentOfHours, employmentOfWorkload, readWorkload } from './read-workload.ts';
import { sentencesOf } from './sentences.ts';

const pay = (text: string, country: 'DE' | 'AT' | 'CH' = 'DE') =>
  readPay(sentencesOf(text), { origin: 'text', country });

describe('pay', () => {
  test.each([
    ['3.200–3.900 € brutto/Monat', { min: 3200, max: 3900, currency: 'EUR', period: 'month' }],
    ['3.400 bis 4.200 Euro im Monat', { min: 3400, max: 4200, currency: 'EUR', period: 'month' }],
    ['Gehalt 3.200–3.900 € brutto im Monat', { min: 3200, max: 3900, currency: 'EUR', period: 'month' }],
    ['3.200 € bis 3.900 € brutto im Monat', { min: 3200, max: 3900, period: 'month' }],
    ['Gehalt: 3.250 bis 3.780 EUR monatlich', { min: 3250, max: 3780, period: 'month' }],
    ['Monatsgehalt ab 2.900 €', { min: 2900, max: null, currency: 'EUR', period: 'month' }],
    ['Wir zahlen mindestens 21,50 € pro Stunde.', { min: 21.5, max: null, period: 'hour' }],
    ['Stundenlohn 18,40 €', { min: 18.4, max: 18.4, period: 'hour' }],
    ['48.000 - 56.000 € p. a.', { min: 48000, max: 56000, period: 'year' }],
    ['55-65k € im Jahr', { min: 55000, max: 65000, period: 'year' }],
    ['Jahresgehalt zwischen 52.000 und 61.000 Euro', { min: 52000, max: 61000, period: 'year' }],
    ["CHF 6'300 bis 7'600 pro Monat", { min: 6300, max: 7600, currency: 'CHF', period: 'month' }],
    ["Jahreslohn von CHF 78'000.– bis 95'000.–", { min: 78000, max: 95000, currency: 'CHF', period: 'year' }],
    [
      'KV-Mindestentgelt 3.412,80 € brutto, 14-mal im Jahr',
      { min: 3412.8, max: null, currency: 'EUR', period: 'month' },
    ],
    [
      'Das Mindestentgelt laut Kollektivvertrag beträgt € 2.856,- brutto pro Monat (14x).',
      { min: 2856, max: null, period: 'month' },
    ],
    ['Ihr Gehalt: 3.700 € brutto im Monat zzgl. Zulagen', { min: 3700, max: 3700, period: 'month' }],
    ['The salary is EUR 3,400 to 4,200 per month.', { min: 3400, max: 4200, period: 'month' }],
    [
      '1. Ausbildungsjahr 1.340,69 €, 2. Ausbildungsjahr 1.402 €, 3. Ausbildungsjahr 1.503 €',
      { min: 1340.69, max: 1503, period: 'month' },
    ],
  ])('%s is pay', (text, expected) => {
    expect(pay(text)?.value).toMatchObject(expected);
  });

  test.each([
    'Wechselprämie von 3.000 €',
    'Vergütung nach EG 9b TVöD',
    // Without a period it may be anything.
    'Gehalt 3.400–4.200 €',
    'Einstiegsgehalt 4.100 brutto',
    'ab 2.900 €',
    'Wir sind ein Haus mit 1.900 Geburten im Jahr und 850 Betten.',
    'Umsatz von 45.000.000 € im Jahr',
    'Tel. 0221 5550 1234',
    '30 Tage Urlaub und 50 € Sachbezug im Monat',
    '400 € monatliche Pflegezulage',
    'Bewerbung bis 31.03.2027',
    'Zuschuss zum Jobticket von 1.500 € im Jahr',
    'Honorar 450 € pro Dienst',
    'bis zu 4.200 € im Monat',
  ])('%s is no pay', (text) => {
    expect(pay(text)).toBeNull();
  });

  test('of several figures the one that is called pay counts, and its sentence is returned', () => {
    const text = 'Bei uns: 3.000 € Willkommensprämie. Ihr Gehalt: 3.700–4.250 € brutto im Monat, dazu 30 Tage Urlaub.';
    expect(pay(text)).toMatchObject({
      value: { min: 3700, max: 4250 },
      words: 'Ihr Gehalt: 3.700–4.250 € brutto im Monat, dazu 30 Tage Urlaub.',
    });
  });

  test('a figure without a currency is that of the country, and the hours that it is stated for are read', () => {
    expect(pay("Lohn 6'300 bis 7'100 pro Monat", 'CH')?.value.currency).toBe('CHF');
    expect(pay('Gehalt 3.100 € brutto pro Monat auf Basis Vollzeit (38 Stunden)', 'AT')?.value.hours).toBe(38);
  });
});

test.each([
  ['Vergütung nach TVöD-P, Entgeltgruppe P8', { name: 'TVöD-P', grade: 'P8' }],
  ['EG 9b TVöD Stufe 2-4', { name: 'TVöD', grade: 'EG 9b', steps: '2-4' }],
  ['Eingruppierung in EG 9b', { name: 'Entgeltgruppe', grade: 'EG 9b' }],
  ['nach TV-Ärzte/VKA, Ä2', { name: 'TV-Ärzte', grade: 'Ä2' }],
  ['Bezahlung nach AVR Caritas', { name: 'AVR Caritas', grade: null }],
  ['TV-L, E 9a bis E 9b', { name: 'TV-L', grade: 'E 9a bis E 9b' }],
])('%s names a pay scale', (text, tariff) => {
  expect(readTariff([text])?.value).toMatchObject(tariff);
});

test.each(['P8 ist ein Parkdeck', 'Etage E 5', 'gute Bezahlung'])('%s names none', (text) => {
  expect(readTariff([text])).toBeNull();
});

describe('hours', () => {
  test.each([
    ['in Vollzeit (38,5 Wochenstunden)', { min: 38.5, max: 38.5 }],
    ['20–30 Stunden pro Woche', { min: 20, max: 30 }],
    ['mit 39 Std./Woche', { min: 39, max: 39 }],
    ['38,5-Stunden-Woche', { min: 38.5, max: 38.5 }],
    ['30 Stunden wöchentlich', { min: 30, max: 30 }],
    ['Wochenarbeitszeit: 19,25 Stunden', { min: 19.25, max: 19.25 }],
    ['in Teilzeit (20 bis 30 Std.)', { min: 20, max: 30 }],
    ['mindestens 20 Stunden pro Woche', { min: 20, max: 40 }],
    ['bis zu 12 Wochenstunden', { min: 1, max: 12 }],
    ['Unbefristet, EG 9c TV-L, 38,5 Stunden.', { min: 38.5, max: 38.5 }],
    ['Gehalt: 2.400 € bei 30 Stunden.', { min: 30, max: 30 }],
  ])('%s are hours of a text', (text, hours) => {
    expect(readHours([text], 'text')?.value).toEqual(hours);
  });

  test.each([
    ['MFA (m/w/d) TZ 30h', { min: 30, max: 30 }],
    ['Pflegefachkraft 25-35 Std.', { min: 25, max: 35 }],
  ])('%s are hours of a title', (text, hours) => {
    expect(readHours([text], 'title')?.value).toEqual(hours);
  });

  test.each([
    '24 Stunden am Tag für Sie da',
    'Hotline 24/7',
    '120 Stunden Fortbildung',
    '12-Stunden-Dienste',
    'Tag- und Nachtdienste zu je 12,5 Stunden',
    'Gehalt 3.100 € auf Basis 40 Stunden pro Woche',
  ])('%s are no hours of a week', (text) => {
    expect(readHours([text], 'text')).toBeNull();
  });

  test('a title with a service around the clock has none, a field may be a number alone', () => {
    expect(readHours(['Pflegefachkraft 24h-Intensivpflege'], 'title')).toBeNull();
    expect(readHoursField('20-38,5')).toEqual({ min: 20, max: 38.5 });
    expect(readHoursField('flexibel')).toBeNull();
  });

  test('hours prove an extent only where no full-time week is as short', () => {
    expect([30, 36, 38.5].map((each) => employmentOfHours({ min: each, max: each }))).toEqual([
      'part_time',
      null,
      'full_time',
    ]);
    expect(employmentOfHours({ min: 20, max: 40 })).toBe('both');
  });
});

test('a percentage is a workload in a title or next to a word for it, not next to another', () => {
  expect(readWorkload(['Arbeitspensum 80–100 %'], 'text')?.value).toEqual({ min: 80, max: 100 });
  expect(readWorkload(['Pflegefachperson HF 80-100%'], 'title')?.value).toEqual({ min: 80, max: 100 });
  expect(readWorkload(['Pflegefachperson HF 60% bis 80%'], 'title')?.value).toEqual({ min: 60, max: 80 });
  expect(readWorkload(['Pensum: 60 – 80 %'], 'text')?.value).toEqual({ min: 60, max: 80 });
  expect(readWorkload(['mit einem Beschäftigungsgrad von 50 Prozent'], 'text')?.value).toEqual({ min: 50, max: 50 });
  expect(readWorkload(['eine 0,75 Stelle'], 'text')?.value).toEqual({ min: 75, max: 75 });
  expect(readWorkload(['94 % unserer Leute empfehlen uns'], 'text')).toBeNull();
  expect(readWorkload(['bis zu 50 % Homeoffice, Teilzeit'], 'text')).toBeNull();
  expect(
    [
      { min: 100, max: 100 },
      { min: 80, max: 100 },
      { min: 50, max: 80 },
    ].map(employmentOfWorkload),
  ).toEqual(['full_time', 'both', 'part_time']);
});

describe('employment', () => {
  test.each([
    ['Voll- oder Teilzeit', 'both'],
    ['Voll-/Teilzeit', 'both'],
    ['VZ/TZ', 'both'],
    ['in Vollzeit, Teilzeit möglich', 'both'],
    ['full-time or part-time', 'both'],
    ['Vollzeit', 'full_time'],
    ['nur in Vollzeit, keine Teilzeit', 'full_time'],
    ['unbefristet in Teilzeit', 'part_time'],
    ['TZ 30h', 'part_time'],
    ['Minijob', 'part_time'],
    ['halbtags', 'part_time'],
  ])('%s is employment', (text, type) => {
    expect(readEmployment([text], 'text')?.value).toBe(type);
  });

  test.each(['Wir bieten flexible Teilzeitmodelle.', 'Altersteilzeit', 'Gehalt 3.100 € auf Basis Vollzeit'])(
    '%s is none',
    (text) => {
      expect(readEmployment([text], 'text')).toBeNull();
    },
  );
});

describe('duty', () => {
  test.each([
    ['Sie arbeiten im Früh- und Spätdienst.', ['early', 'late']],
    ['Früh-, Spät- und Nachtdienst', ['early', 'late', 'night']],
    ['Dauernachtwache', ['night']],
    ['Drei-Schicht-System', ['early', 'late', 'night']],
    ['Tagdienst, kein Nachtdienst', ['day']],
    ['Früh- und Spätdienst ohne Nächte', ['early', 'late']],
    ['Früh- und Spätdienst, Nachtdienste fallen nicht an', ['early', 'late']],
    ['early, late and night shifts', ['early', 'late', 'night']],
    ['Keine Angst vor Nachtdiensten', ['night']],
  ])('%s names shifts', (text, shifts) => {
    expect(readShifts([text])?.value.shifts).toEqual(shifts);
  });

  test.each([
    'Intensivstation mit 24 Betten',
    'frühestens zum 1. April',
    'Nachtspeicher',
    'Zuschläge für Spät- und Nachtdienste',
    'Nachtdienstzulage',
    'geregelter Schichtdienst',
  ])('%s names no shift', (text) => {
    expect(readShifts([text])).toBeNull();
  });

  test.each([
    'ohne Nachtdienst',
    'keine Spät- und Nachtdienste',
    'Nacht- und Wochenenddienste entfallen',
    'no night shifts',
  ])('%s is without nights', (text) => {
    expect(readShifts([text])?.value).toEqual({ shifts: [], isWithoutNights: true });
  });

  test.each([
    ['maximal 4 Nachtdienste im Monat', 4],
    ['höchstens drei Nächte pro Monat', 3],
  ])('%s is a number of nights', (text, nights) => {
    expect(readNights([text])?.value).toBe(nights);
  });

  test.each([
    ['keine Wochenenddienste', 4],
    ['Wochenenden und Feiertage sind frei', 4],
    ['geregelte Arbeitszeiten von Montag bis Freitag', 4],
    ['jedes zweite Wochenende frei', 2],
    ['Dienst an jedem zweiten Wochenende', 2],
    ['zwei freie Wochenenden im Monat', 2],
    ['nur ein Wochenende im Monat', 3],
    ['no weekends', 4],
  ])('%s are free weekends', (text, weekends) => {
    expect(readWeekends([text])?.value).toBe(weekends);
  });

  test.each(['Wochenenddienst', 'Sie erreichen uns Montag bis Freitag', 'Zuschläge am Wochenende'])(
    '%s leaves the weekend open',
    (text) => {
      expect(readWeekends([text])).toBeNull();
    },
  );

  test.each([
    ['Teilnahme am Rufdienst', 'standby'],
    ['Bereitschaftsdienste im Haus', 'on_site'],
    ['keine Rufbereitschaft', 'none'],
    ['ohne Bereitschaftsdienste', 'none'],
  ])('%s is on-call duty', (text, onCall) => {
    expect(readOnCall([text])?.value).toBe(onCall);
  });

  test('readiness to learn is no duty', () => {
    expect(readOnCall(['Bereitschaft zur Fortbildung'])).toBeNull();
  });
});

describe('contract', () => {
  test.each([
    ['unbefristete Anstellung', 'permanent', null],
    ['keine Befristung', 'permanent', null],
    ['befristet bis 31.12.2027', 'fixed_term', null],
    ['befristet auf 24 Monate', 'fixed_term', 24],
    ['zunächst auf zwei Jahre befristet, eine unbefristete Übernahme ist das Ziel', 'fixed_term', 24],
    ['als Elternzeitvertretung', 'fixed_term', null],
    ['fixed-term contract', 'fixed_term', null],
  ])('%s is a contract', (text, contract, months) => {
    expect(readContractTerms([text], 'text')?.value).toEqual({ contract, months });
  });

  test('a residence permit is no contract, and two statements that contradict each other are none', () => {
    expect(readContractTerms(['unbefristete Aufenthaltserlaubnis'], 'text')).toBeNull();
    expect(readContractTerms(['Die Stelle ist befristet.', 'Unbefristeter Vertrag'], 'text')).toBeNull();
  });
});

describe('start', () => {
  test.each([
    ['Wir suchen zum 01.04.2027 eine Pflegefachkraft', '2027-04-01'],
    ['Wir suchen ab April 2027 Verstärkung', '2027-04-01'],
    ['Eintritt: 15. Mai 2027', '2027-05-15'],
  ])('%s is a start', (text, day) => {
    expect(readStart([text])?.value.day).toBe(day);
  });

  test.each([
    'Bewerben Sie sich bis zum 01.04.2027',
    'Ab 01.01.2027 steigt das Gehalt im Team',
    'zum nächstmöglichen Zeitpunkt',
    'befristet bis 31.12.2027',
  ])('%s is none', (text) => {
    expect(readStart([text])).toBeNull();
  });

  test('a field may name a day, an agreement or nothing', () => {
    const read = (text: string) => readStartField(text, () => null);
    expect(read('ab 01.04.2027')).toEqual({ day: '2027-04-01', isFlexible: false });
    expect(read('nach Vereinbarung')).toEqual({ day: null, isFlexible: true });
    expect(read('ab sofort')).toEqual({ day: null, isFlexible: false });
    expect(read('bald')).toBeNull();
  });
});

test('work from home is stated or open, and may be denied', () => {
  expect(readRemote(['100 % remote'])?.value).toBe('remote');
  expect(readRemote(['teilweise im Homeoffice'])?.value).toBe('hybrid');
  expect(readRemote(['Möglichkeit zum Homeoffice'])?.value).toBe('hybrid');
  expect(readRemote(['kein Homeoffice'])).toBeNull();
  expect(readRemote(['kein hybrides Arbeiten'])).toBeNull();
  expect(readRemote(['auf der Station'])).toBeNull();
});
