import { expect, test } from 'vitest';
import { isAboutOthers } from './is-about-others.ts';
import { readContractTerms } from './read-contract.ts';
import { readOnCall, readShifts } from './read-duty.ts';
import { readPay } from './read-pay.ts';
import { readRemote } from './read-remote.ts';
import { readStart } from './read-start.ts';
import { readWeekends } from './read-weekends.ts';
import { sentencesOf } from './sentences.ts';

/** Facts as employers word them, each next to a sentence that is nearly the same and states none. */
test.each([
  ['Der Vertrag wird unbefristet geschlossen.', 'permanent'],
  ['Der Mietvertrag wird unbefristet geschlossen.', undefined],
  ['Ein unbefristetes Arbeitsverhältnis versteht sich von selbst.', 'permanent'],
  ['Befristungen gibt es bei uns nicht.', 'permanent'],
  ['Contrat à durée indéterminée.', 'permanent'],
  ['Einstellung auf Dauer.', 'permanent'],
  ['Die Anstellung erfolgt befristet auf 12 Monate mit Möglichkeit der Verlängerung.', 'fixed_term'],
  ['Die Anstellung der Aushilfen erfolgt befristet auf 12 Monate.', undefined],
  ['Vertrag über 5 Jahre nach WissZeitVG.', 'fixed_term'],
  ['Drittmittelfinanziert bis 30.06.2029.', 'fixed_term'],
  ['Limited to one year.', 'fixed_term'],
])('the contract of „%s“ is %s', (text, contract) =>
  expect(readContractTerms(sentencesOf(text), 'text')?.value.contract).toBe(contract),
);

test.each([
  ['Dienstbeginn ist der 1. Februar 2027.', '2027-02-01'],
  ['Kursbeginn ist der 1. Februar 2027.', undefined],
  ['Sie starten am 1. April 2027 in einer Vollzeitstelle.', '2027-04-01'],
  ['Vertrag: 1. März bis 30. November 2027.', '2027-03-01'],
  ['Besetzungstermin: 1. März 2027.', '2027-03-01'],
  ['Bewerbungsfrist: 15. Januar 2027.', undefined],
])('the begin of „%s“ is %s', (text, day) => expect(readStart(sentencesOf(text))?.value.day).toBe(day));

test.each([
  ['Zwei Tage mobil, unbefristet.', 'hybrid'],
  ['80 % remote, 30 Stunden.', 'hybrid'],
  ['Remote first, wir treffen uns einmal im Quartal.', 'remote'],
  ['Ihr Arbeitsplatz ist zu 100 % bei Ihnen daheim.', 'remote'],
  ['Mobiles Arbeiten scheidet aus.', undefined],
  ['Unsere Abrechnung arbeitet daheim.', undefined],
])('the work from home of „%s“ is %s', (text, remote) => expect(readRemote(sentencesOf(text))?.value).toBe(remote));

test.each([
  ['Ein Wochenende pro Monat arbeiten Sie.', 3],
  ['Zwei Wochenenden im Monat arbeiten Sie.', 2],
  ['Pro Monat sind zwei Wochenenden frei.', 2],
  ['An zwei von vier Wochenenden hast du frei.', 2],
  ['Nur werktags im Tagdienst.', 4],
  ['Samstag und Sonntag gehören Ihnen.', 4],
  ['Am Wochenende arbeiten Sie nie.', 4],
  ['Ein Wochenende pro Monat findet ein Kurs statt.', undefined],
  ['Die Praxis öffnet Montag bis Freitag um 8 Uhr.', undefined],
])('the free weekends of „%s“ are %s', (text, weekends) =>
  expect(readWeekends(sentencesOf(text))?.value).toBe(weekends),
);

test.each([
  ['Sie arbeiten im Wechsel früh (6:15 bis 14 Uhr) und spät (13:30 bis 21 Uhr).', ['early', 'late']],
  ['Sie leisten Tag-, Abend- und Nachtdienste.', ['day', 'late', 'night']],
  ['Nur Frühtouren von 6 bis 13.30 Uhr.', ['early']],
  ['Dienste tagsüber oder nachts.', ['day', 'night']],
  ['Zweischichtig, am Wochenende frei.', ['early', 'late']],
  ['Gearbeitet wird im Früh- und Spätdienst, nachts ist ein eigenes Team da.', ['early', 'late']],
  ['Sie betreuen 1.100 Beschäftigte im Dienst (Früh, Spät, Nacht) arbeitsrechtlich.', undefined],
])('the shifts of „%s“ are %s', (text, shifts) => expect(readShifts(sentencesOf(text))?.value.shifts).toEqual(shifts));

test.each([
  ['Pikettdienst keiner.', 'none'],
  ['Teilnahme am Rufbereitschaftsdienst.', 'standby'],
  ['Nachtbereitschaft im Haus.', 'on_site'],
  ['Hintergrunddienst telefonisch, im Schnitt viermal im Monat.', 'standby'],
  ['Die Belegschaft (Rufbereitschaft, Schicht) wird von Ihnen beraten.', undefined],
])('the on-call duty of „%s“ is %s', (text, onCall) => expect(readOnCall(sentencesOf(text))?.value).toBe(onCall));

test.each([
  ['Full time, permanent, 44.000 € gross per year.', 'DE', { min: 44_000, period: 'year', currency: 'EUR' }],
  ['20 Wochenstunden, Mo–Fr. 14,52 € Stundenlohn.', 'DE', { min: 14.52, period: 'hour', currency: 'EUR' }],
  ['Stundenlohn CHF 25.80 inkl. 13. Monatslohn und Ferien.', 'CH', { min: 25.8, period: 'hour', currency: 'CHF' }],
  ['Bei 35 Stunden zahlen wir Ihnen 3.520 € monatlich.', 'DE', { min: 3520, period: 'month' }],
  ['Monatsbezug ab 5.012 Euro ohne Nachtdienste, 14x.', 'AT', { min: 5012, max: null, period: 'month' }],
] as const)('the pay of „%s“ in %s', (text, country, pay) =>
  expect(readPay(sentencesOf(text), { origin: 'text', country })?.value).toMatchObject(pay),
);

test('an average of people is about others, how often one person is on duty is not', () => {
  expect(isAboutOthers('Im Durchschnitt arbeiten hier alle 30 Stunden.')).toBe(true);
  expect(isAboutOthers('Rufdienst durchschnittlich jede vierte Woche')).toBe(false);
});
