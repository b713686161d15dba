import { describe, expect, it } from 'vitest';
import { readContractTerms } from './read-contract.ts';
import { readOnCall, readShifts } from './read-duty.ts';
import { readEmployment } from './read-employment.ts';
import { readHours } from './read-hours.ts';
import { readPay } from './read-pay.ts';
import { readRemote } from './read-remote.ts';
import { readStart } from './read-start.ts';
import { readWeekends } from './read-weekends.ts';
import { readWorkload } from './read-workload.ts';
import { sentencesOf } from './sentences.ts';

const pay = (text: string) => readPay(sentencesOf(text), { origin: 'text', country: 'DE' })?.value ?? null;
const hours = (text: string) => readHours(sentencesOf(text), 'text')?.value ?? null;
const contract = (text: string) => readContractTerms(sentencesOf(text), 'text')?.value.contract ?? null;
const employment = (text: string) => readEmployment(sentencesOf(text), 'text')?.value ?? null;
const remote = (text: string) => readRemote(sentencesOf(text))?.value ?? null;
const start = (text: string) => readStart(sentencesOf(text))?.value ?? null;
const shifts = (text: string) => readShifts(sentencesOf(text))?.value.shifts ?? null;
const weekends = (text: string) => readWeekends(sentencesOf(text))?.value ?? null;
const onCall = (text: string) => readOnCall(sentencesOf(text))?.value ?? null;
const workload = (text: string) => readWorkload(sentencesOf(text), 'text')?.value ?? null;

describe('pay', () => {
  it.each([
    'Ihr Gehalt: 3.400 €.',
    'Verdienst ab 3.200 Euro',
    'Gehalt: 45.000',
    'Vergütung: 3.800 – 4.200 EUR',
    'Entgelt nach TVöD, Rückfragen unter 030 4500 1200, monatlich Infoabende',
    'Rufen Sie an: 0221 3456-7800, Gehalt nach Tarif im Monat',
    'Werden Sie eine von 4.500 Beschäftigten, Gehalt monatlich pünktlich',
    'Ca. 40.000 ambulante Fälle pro Jahr und ein Gehalt nach AVR',
    'Das Gehalt unserer Stationsleitungen liegt bei 5.100 € im Monat.',
    'Im Durchschnitt verdienen Pflegekräfte in Deutschland 3.600 Euro im Monat.',
    'Nachtzuschlag: 25 € je Stunde',
    'Überstunden werden mit 30 Euro pro Stunde vergütet',
    'Dienstwagen mit 400 € monatlicher Pauschale',
    'Der Pflegemindestlohn liegt bei 20,50 Euro je Stunde',
    'Der Mindestlohn in der Pflege beträgt 16,10 € pro Stunde.',
    'Das Durchschnittsgehalt liegt bei 3.900 € im Monat.',
    'Unsere Auszubildenden verdienen 1.200 € im Monat.',
  ])('is not stated by „%s“', (text) => expect(pay(text)).toBeNull());

  it('is not stated by the year of a pay scale, in a field either', () => {
    expect(readPay(['Tarif 2027, monatlich'], { origin: 'field', country: 'DE' })).toBeNull();
  });

  it.each([
    ['Gehalt 3400 bis 4200 monatlich', { min: 3400, max: 4200, period: 'month' }],
    ['Sie verdienen 3.600 Euro im Monat.', { min: 3600, max: 3600, period: 'month' }],
    ['Stundenlohn 21,50 €', { min: 21.5, max: 21.5, period: 'hour' }],
  ])('is stated by „%s“', (text, value) => expect(pay(text)).toMatchObject(value));
});

describe('hours', () => {
  it.each([
    'Unsere Sprechzeiten: 30 Stunden pro Woche',
    'Die OP-Säle laufen 50 Stunden in der Woche.',
    'Ihre Kollegin arbeitet 20 Stunden pro Woche.',
    'Freistellung von 10 Stunden pro Woche für Forschung',
    'Mindestens 6 Stunden pro Woche Supervision',
    'Urlaub: 30 Tage bei 38,5 Std./Woche',
    'Gehalt bei 39 Std./Woche: 3.500 €',
    'keine 40-Stunden-Woche',
    'Nie mehr als 48 Stunden in der Woche',
    'Teamsitzung 2 h/Woche',
  ])('are not stated by „%s“', (text) => expect(hours(text)).toBeNull());

  it('are stated by a list with other things', () => {
    expect(hours('38,5 Std./Woche, 30 Tage Urlaub')).toEqual({ min: 38.5, max: 38.5 });
    expect(hours('Sie arbeiten 30 Stunden pro Woche.')).toEqual({ min: 30, max: 30 });
  });
});

describe('a contract', () => {
  it.each([
    'Wohnung befristet auf 6 Monate',
    'Die Probezeit ist auf sechs Monate befristet.',
    'Die Fördermittel sind bis 2028 befristet',
    'Erfahrung in befristeten Projekten',
    'Krankheitsvertretungen sind selten.',
    'Sie planen die Elternzeitvertretung.',
    'Wir suchen keine Elternzeitvertretung',
    '90 % unserer Verträge sind unbefristet.',
    'Für befristet Beschäftigte gilt das Gleiche.',
    'Nach 5 Jahren unbefristeter Tätigkeit gibt es Sonderurlaub.',
    'Unbefristete Verträge sind die Regel.',
    'Nach der Probezeit werden Sie unbefristet übernommen.',
    'Wir bieten Festanstellung oder freie Mitarbeit.',
  ])('is not stated by „%s“', (text) => expect(contract(text)).toBeNull());

  it.each([
    ['Die Stelle ist nicht befristet.', 'permanent'],
    ['Die Stelle ist im Rahmen eines Projekts befristet.', 'fixed_term'],
    ['Sie kommen als Elternzeitvertretung zu uns.', 'fixed_term'],
    ['Unbefristeter Vertrag, sechs Monate Probezeit', 'permanent'],
  ])('is stated by „%s“', (text, value) => expect(contract(text)).toBe(value));
});

describe('the extent', () => {
  it.each([
    'Wir beschäftigen 120 Menschen in Vollzeit und Teilzeit.',
    'In Vollzeit wären das 4.000 €.',
    'Ihr Kind ist in der Kita ganztags betreut',
    'Berufsbegleitendes Studium in Teilzeit',
    'Eine Kollegin in Teilzeit unterstützt Sie.',
    'Sie arbeiten mit Kolleginnen in Vollzeit und Teilzeit zusammen.',
    'Bei uns arbeiten 120 Menschen, davon 80 % in Teilzeit.',
    'Sie können nebenher in Teilzeit studieren.',
    'Wir suchen auch Ehrenamtliche in Teilzeit.',
    'Wer in Teilzeit anfängt, kann später aufstocken.',
    'Verantwortung für 18,5 Vollzeitstellen',
    'Part-time students help us.',
    'Vollzeitbeschäftigte haben 30 Tage Urlaub',
    'Vollzeit ist keine Bedingung',
    'Pflegekinder in Vollzeitpflege',
    'Fragen zur Teilzeitausbildung beantwortet Frau Meier',
  ])('is not stated by „%s“', (text) => expect(employment(text)).toBeNull());

  it('is stated where a colleague is searched for', () => {
    expect(employment('Wir suchen eine Kollegin in Teilzeit.')).toBe('part_time');
    expect(employment('Verstärken Sie unser Team in Vollzeit.')).toBe('full_time');
  });

  it.each(['Teilzeitquote von 60 %', 'Pensum der Station: 90 % Belegung', '20 % der Arbeitszeit sind für Forschung'])(
    'in per cent is not stated by „%s“',
    (text) => expect(workload(text)).toBeNull(),
  );
});

describe('work from home', () => {
  it.each([
    'Homeoffice nur für die Verwaltung',
    'Mobiles Arbeiten gibt es in der Verwaltung.',
    'Unsere IT arbeitet im Homeoffice.',
    'Betreuung der Mitarbeitenden im Home-Office',
    'Vorstellungsgespräch von zu Hause aus möglich',
    'Fortbildung im Homeoffice',
    'mobile Arbeitsstationen',
    'Erfahrung mit Remote-Arbeit',
  ])('is not stated by „%s“', (text) => expect(remote(text)).toBeNull());

  it.each([
    'Bis zu 60 % der Arbeitszeit im Homeoffice.',
    'Mobiles Arbeiten ist möglich.',
    'Sie arbeiten teilweise remote.',
  ])('is stated by „%s“', (text) => expect(remote(text)).toBe('hybrid'));
});

describe('the start', () => {
  it.each([
    'Ab Mai 2027 sind wir im neuen Haus',
    'Kursbeginn: 01.09.2027',
    'Projektstart 01.05.2027',
    'Wohnung frei ab 01.02.2027',
    'Die Leitung wechselt zum 01.04.2027',
    'Dienstbeginn flexibel zwischen 6 und 8 Uhr',
  ])('is not stated by „%s“', (text) => expect(start(text)).toBeNull());

  it('is stated by its own words', () => {
    expect(start('Arbeitsbeginn: 01.09.2027')).toEqual({ day: '2027-09-01', isFlexible: false });
    expect(start('Eintritt nach Vereinbarung')).toEqual({ day: null, isFlexible: true });
  });
});

describe('duty', () => {
  it.each([
    'Der Frühdienst unterstützt Sie.',
    'Der Bus fährt auch nach dem Spätdienst.',
    'Das Team im Nachtdienst freut sich auf Sie',
    'Sie leiten die Nachtwachen an.',
    'Prämie pro Nachtschicht',
    'Nachtdienstpauschale',
    'Abends arbeiten Sie mit der Nachtwache zusammen',
    'Die Rezeption ist im Früh- und Spätdienst besetzt',
    'Station für Früh- und Neugeborene',
    'Neurologische Früh-/Rehabilitation',
    'Unsere Tag/Nachtklinik in Köln',
  ])('has no shifts by „%s“', (text) => expect(shifts(text)).toBeNull());

  it.each([
    'Kein Einspringen am Wochenende',
    'Keine Überstunden, auch nicht am Wochenende',
    'Nicht an jedem Wochenende',
    'Ein freies Wochenende nach dem Umzug',
    'Am Wochenende ist das Büro nicht besetzt.',
    'Kita Montag bis Freitag, Arbeit in Schichten',
  ])('has no free weekends by „%s“', (text) => expect(weekends(text)).toBeNull());

  it.each([
    'Zulage für Rufdienste',
    'Die Bereitschaftsdienstpraxis liegt nebenan',
    'Die Leitung hat Rufbereitschaft',
    'Unser Chefarzt hat Rufbereitschaft',
    'Die Haustechnik hat Rufbereitschaft',
    'Sie sind vertraut mit Bereitschaftsdiensten',
    'Im Hintergrunddienst unterstützt Sie ein Oberarzt',
    'Rufbereitschaft auf Wunsch',
    'Sie koordinieren die Rufbereitschaft',
  ])('has no duty on call by „%s“', (text) => expect(onCall(text)).toBeNull());

  it('is read where it is stated', () => {
    expect(shifts('Früh- und Spätdienst im Wechsel')).toEqual(['early', 'late']);
    expect(shifts('Früh-, Spät- und Nachtdienst')).toEqual(['early', 'late', 'night']);
    expect(shifts('Früh/Spät im Wechsel')).toEqual(['early', 'late']);
    expect(weekends('Kein Dienst am Wochenende')).toBe(4);
    expect(onCall('Keine Bereitschaftsdienste, Rufdienst im Wechsel')).toBe('standby');
    expect(weekends('Zwei freie Wochenenden im Monat')).toBe(2);
    expect(onCall('Sie nehmen an der Rufbereitschaft teil.')).toBe('standby');
  });
});
