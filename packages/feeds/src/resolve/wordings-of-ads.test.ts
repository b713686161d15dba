import { expect, test } from 'vitest';
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

test.each([
  ['Arbeitszeit: dreißig Stunden an vier Tagen', { min: 30, max: 30 }],
  ['geringfügige Beschäftigung, neun bis zehn Stunden je Woche', { min: 9, max: 10 }],
  ['38,5 Stunden bei Gleitzeit', { min: 38.5, max: 38.5 }],
  ['25 Stunden von Montag bis Donnerstag', { min: 25, max: 25 }],
  ['Du arbeitest 4 Tage à 9 Stunden, also 36 Stunden die Woche.', { min: 36, max: 36 }],
  ['Der Umfang der Stelle liegt zwischen 20 und 30 Stunden.', { min: 20, max: 30 }],
  ['Vollzeit (39 Std.), gern auch Teilzeit ab 25 Std.', { min: 25, max: 39 }],
  ['Teilzeit ab 25 oder Vollzeit mit 38,5 Stunden', { min: 25, max: 38.5 }],
  ['3.350 Euro brutto im Monat bei 35 Stunden', { min: 35, max: 35 }],
  ['Reiner Nachtdienst mit 30 Stunden', { min: 30, max: 30 }],
  ['Part-time, 20 to 25 hours per week', { min: 20, max: 25 }],
  ['Montag bis Donnerstag je acht Stunden, Freitag sechs', undefined],
  ['Day and night shifts of twelve hours', undefined],
  ['Supervision unserer beiden PiA, die jeweils 26 Stunden bei uns sind', undefined],
])('the hours of „%s“', (text, hours) => expect(readHours(sentencesOf(text), 'text')?.value).toEqual(hours));

test.each([
  ['Zu besetzen ist eine Dreiviertelstelle.', { min: 75, max: 75 }],
  ['Halbe Stelle, auf 18 Monate befristet', { min: 50, max: 50 }],
  ['Ausgeschrieben ist eine halbe bis volle Stelle.', { min: 50, max: 100 }],
  ['60-Prozent-Stelle mit freier Einteilung', { min: 60, max: 60 }],
  ['Beschäftigung mit 80 bis 100 %', { min: 80, max: 100 }],
  ['Sie können zwischen 50 und 100 Prozent arbeiten.', { min: 50, max: 100 }],
  ['Ihre Vorgängerin hatte eine halbe Stelle.', undefined],
  ['Stellenbesetzung bei 98 %', undefined],
])('the share of „%s“', (text, share) => expect(readWorkload(sentencesOf(text), 'text')?.value).toEqual(share));

test.each([
  ['Honorarbasis, 95 Euro pro Stunde', 'freelance'],
  ['Kursleitende auf Honorarbasis erhalten 45 Euro je Einheit, Sie sind angestellt', undefined],
  ['Wir freuen uns auf Sie in Teilzeit (20–25 Std.) oder Vollzeit.', 'both'],
  ['Teilzeit 25–35 Wochenstunden, ab 2.900 € brutto monatlich (Vollzeitbasis).', 'part_time'],
  ['Für unsere Station 3 suchen wir Sie in Teilzeit.', 'part_time'],
])('the employment of „%s“ is %s', (text, type) => expect(readEmployment(sentencesOf(text), 'text')?.value).toBe(type));

test.each([
  ['Dauervertrag', 'permanent'],
  ['Festvertrag ohne Enddatum', 'permanent'],
  ['P 8 TVöD-K und keine Befristung', 'permanent'],
  ['Permanent full-time role starting 1 April 2027', 'permanent'],
  ['Montag bis Freitag, keine Rufbereitschaft, unbefristet.', 'permanent'],
  ['Vollzeit, projektbefristet bis 31.12.2030', 'fixed_term'],
  ['Der Vertrag ist auf zwei Jahre begrenzt', 'fixed_term'],
  ['vorerst ein Jahr, danach ist eine unbefristete Anstellung vorstellbar', 'fixed_term'],
  ['Der Vertrag beginnt am 1. Februar 2027 und läuft zunächst zwei Jahre.', 'fixed_term'],
  ['Seasonal contract from 1 April to 31 October 2027', 'fixed_term'],
  ['Betriebsrente ab dem ersten Tag, unbefristete Absicherung', undefined],
])('the contract of „%s“ is %s', (text, contract) =>
  expect(readContractTerms(sentencesOf(text), 'text')?.value.contract).toBe(contract),
);

test.each([
  ['Zum 1. Oktober 2027 ist die Position neu zu besetzen.', '2027-10-01'],
  ['Ab April 2027 wird bei uns eine Stelle frei.', '2027-04-01'],
  ['25 bis 30 Stunden ab 1. März 2027', '2027-03-01'],
  ['Start: idealerweise 1. Februar 2027', '2027-02-01'],
  ['Befristet vom 01.12.2026 bis zum 31.03.2027', '2026-12-01'],
  ['Entrée en fonction: 1er avril 2027', '2027-04-01'],
  ['Entrata in servizio: 1° settembre 2027', '2027-09-01'],
  ['Zum 1. Juli 2027 eröffnen wir eine neue Station.', undefined],
  ['Zum 1. März 2027 suchen wir außerdem einen Koch.', undefined],
  ['Die neue Klinik startet ab Januar 2027.', undefined],
])('the begin of „%s“ is %s', (text, day) => expect(readStart(sentencesOf(text))?.value.day).toBe(day));

test.each([
  ['Zwei feste Präsenztage, sonst mobil', 'hybrid'],
  ['39 Stunden, davon ein Tag in der Woche mobil', 'hybrid'],
  ['bis zu 60 Prozent mobil', 'hybrid'],
  ['Korrekturtage zu Hause', 'hybrid'],
  ['Befundvalidation an zwei Tagen pro Woche von zu Hause', 'hybrid'],
  ['Hybrid: three days on site', 'hybrid'],
  ['dauerhaft remote aus ganz Deutschland', 'remote'],
  ['Beatmungspflege zu Hause', undefined],
  ['Sie beraten Familien zu Hause.', undefined],
  ['Vorstellungsgespräch auch per Video von zu Hause', undefined],
])('the work from home of „%s“ is %s', (text, remote) => expect(readRemote(sentencesOf(text))?.value).toBe(remote));

test.each([
  ['Die Praxis ist am Wochenende geschlossen.', 4],
  ['keine Bereitschaftsdienste, freie Wochenenden', 4],
  ['Weder Samstags- noch Sonntagsarbeit', 4],
  ['4-Tage-Woche von Montag bis Donnerstag', 4],
  ['Einsatz nur unter der Woche', 4],
  ['Pro Monat arbeiten Sie nur an einem Wochenende', 3],
  ['Dienst am Wochenende: einmal im Monat', 3],
  ['Three weekends off every month', 3],
  ['Alle zwei Wochen arbeiten Sie am Wochenende.', 2],
  ['Travail un week-end sur deux.', 2],
  ['Zwei von vier Wochenenden gehören Ihnen.', 2],
  ['Die Rezeption ist am Wochenende geschlossen.', undefined],
  ['Planbare freie Wochenenden', undefined],
  ['Workshop an einem Wochenende im Monat', undefined],
])('the free weekends of „%s“ are %s', (text, weekends) =>
  expect(readWeekends(sentencesOf(text))?.value).toBe(weekends),
);

test.each([
  ['Schichtleitung in Früh-, Spät- und Nachtdienst', ['early', 'late', 'night']],
  ['Notfallanalytik im Schichtdienst: früh, spät, nachts', ['early', 'late', 'night']],
  ['Wechselschichtdienst (F/S/N)', ['early', 'late', 'night']],
  ['Zwei Schichten, früh ab 7 Uhr, spät bis 21 Uhr', ['early', 'late']],
  ['Zweischichtbetrieb ohne Nachtdienst', ['early', 'late']],
  ['tags von 7 bis 19 Uhr und nachts von 19 bis 7 Uhr', ['day', 'night']],
  ['Schichtmodell: zwei Tage, zwei Nächte, vier Tage frei', ['day', 'night']],
  ['spät von 18 bis 20 Uhr an vier Tagen', ['late']],
  ['Nacht- und Wochenendpikett, acht Einsätze im Monat', undefined],
  ['Rufbereitschaft, durchschnittlich vier Nächte pro Monat', undefined],
  ['Hospitationen auf Station, auch in der Frühschicht', undefined],
  ['Erfahrung im Schichtdienst (Früh, Spät, Nacht) von Vorteil', undefined],
  ['Kinderbetreuung im Früh- und Spätdienst', undefined],
])('the shifts of „%s“ are %s', (text, shifts) => expect(readShifts(sentencesOf(text))?.value.shifts).toEqual(shifts));

test.each([
  ['Keine Dienste, keine Wochenenden', 'none'],
  ['Keine Bereitschaften, keine Nachtdienste', 'none'],
  ['Dienste fallen in dieser Position nicht an.', 'none'],
  ['Oberärztlicher Hintergrunddienst von zu Hause, etwa fünfmal im Monat', 'standby'],
  ['Die Rufbereitschaft teilen sich vier Leitungskräfte.', 'standby'],
  ['Rufbereitschaft jede siebente Woche', 'standby'],
  ['Bereitschaftsdienst von zu Hause aus (Rufbereitschaft), zweimal pro Woche', 'standby'],
  ['Anwesenheitsbereitschaft fünfmal im Monat', 'on_site'],
  ['Dienst vor Ort, etwa sechs pro Monat', 'on_site'],
  ['Abrechnung der Bereitschaftsdienste', undefined],
  ['Apothekenleitung mit Rufbereitschaft', undefined],
  ['Nach zwei Jahren wechseln Sie in die Rufbereitschaft.', undefined],
])('the on-call duty of „%s“ is %s', (text, onCall) => expect(readOnCall(sentencesOf(text))?.value).toBe(onCall));

test.each([
  ['Monthly gross salary between EUR 4,200 and 5,000', { min: 4200, max: 5000, period: 'month' }],
  ['Für diese Position gilt ein Monatsbezug von € 2.480,50 brutto.', { min: 2480.5, period: 'month' }],
  ['Gehaltsband von 3.059 bis 3.900 Euro brutto im Monat', { min: 3059, max: 3900, period: 'month' }],
  ['Unbefristete Teilzeit mit 30 Stunden zu 2.450 Euro im Monat', { min: 2450, period: 'month' }],
  ['Umgerechnet CHF 44.50 pro Stunde inklusive Zulage', { min: 44.5, currency: 'CHF', period: 'hour' }],
])('the pay of „%s“', (text, pay) =>
  expect(readPay(sentencesOf(text), { origin: 'text', country: 'DE' })?.value).toMatchObject(pay),
);
