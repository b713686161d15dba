import type { DemoArticle } from './demo-article.ts';

export const onePageCv: DemoArticle = {
  slug: 'lebenslauf-auf-einer-seite',
  topic: 'applying',
  category: 'medical',
  drawing: 'cv',
  jobSearch: 'category=medical',
  daysAgo: 37,
  reads: 1180,
  de: {
    title: 'Lebenslauf auf einer Seite',
    lead: 'Was Kliniken zuerst suchen, und was Sie weglassen dürfen. Mit einem Aufbau zum Übernehmen.',
    summary: [
      'Zuerst gesucht werden: Berufsbezeichnung, Urkunde, Bereiche, ab wann und in welchem Umfang.',
      'Foto, Geburtsdatum, Familienstand und Staatsangehörigkeit müssen nicht hinein.',
      'Nennen Sie keinen früheren Verdienst. Danach soll Sie niemand fragen.',
    ],
    bodyHtml: `<h3>Dreißig Sekunden</h3>
<p>Oft hat jemand in der Pflegedirektion oder im Sekretariat nicht mehr Zeit für den ersten Blick. Fünf Dinge müssen dann zu sehen sein: Was sind Sie? Dürfen Sie den Beruf ausüben? Wo haben Sie gearbeitet? Ab wann können Sie? Wie viele Stunden? Alles andere hat im Gespräch Platz.</p>
<h3>Der Aufbau</h3>
<ul><li><strong>Kopf:</strong> Name, Ort, Telefon, E-Mail. Darunter ein Satz: „Medizinische Technologin für Radiologie, 8 Jahre CT und MRT, ab 1. März, 30 Stunden.“</li><li><strong>Urkunde:</strong> Berufsbezeichnung, Ausstellungsjahr, Land. Dazu Fachkunden, etwa im Strahlenschutz, mit dem Datum der letzten Aktualisierung.</li><li><strong>Stationen:</strong> die neueste zuerst, mit Monat und Jahr, Haus, Bereich, Zahl der Betten oder Geräte. Zwei Punkte zu dem, was Sie konnten und taten.</li><li><strong>Können:</strong> Geräte, Verfahren, Programme, Sprachen mit Stufe.</li><li><strong>Fortbildungen:</strong> nur die der letzten fünf Jahre.</li></ul>
<h3>Was weg kann</h3>
<p>Foto, Geburtsdatum, Familienstand, Religion und Staatsangehörigkeit: Sie müssen nichts davon angeben, und das Gleichbehandlungsgesetz will, dass es keine Rolle spielt. [1] Ausnahme: Bei kirchlichen Trägern kann die Konfession eine Rolle spielen, und wer eine Arbeitserlaubnis braucht, sagt es besser gleich. Weg können auch die Grundschule, der Führerschein ohne Bezug zur Stelle und „sicherer Umgang mit Word“.</p>
<h3>Lücken</h3>
<p>Eine Lücke ist kein Makel. „Elternzeit“, „Pflege eines Angehörigen“, „Weltreise“: ein paar Wörter, und die Frage ist beantwortet.</p>
<h3>Die Datei</h3>
<p>Ein PDF mit einer Seite, nach vielen Stationen mit höchstens zwei; der Name der Datei ist Ihr Name. Keine Tabellen mit versteckten Linien und keine Bilder statt Text: Programme, die Lebensläufe lesen, kommen damit schlecht zurecht, und Menschen mit Vorleseprogramm auch.</p>`,
    sources: ['Allgemeines Gleichbehandlungsgesetz, §§ 1 und 7'],
  },
  en: {
    title: 'A CV on one page',
    lead: 'What hospitals look for first, and what you may leave out. With a layout to take over.',
    summary: [
      'Looked for first: your profession, your certificate, your fields, from when and for how many hours.',
      'Photo, date of birth, marital status and nationality need not be in it.',
      'Name no earlier pay. Nobody should ask you for it.',
    ],
    bodyHtml: `<h3>Thirty seconds</h3>
<p>Often somebody in nursing management or in an office has no longer than that for a first look. Five things have to be visible then: What are you? May you practise? Where have you worked? When can you start? How many hours? Everything else is for the interview.</p>
<h3>The layout</h3>
<ul><li><strong>Head:</strong> name, town, phone, e-mail. Below it one sentence: “Radiographer, 8 years of CT and MRI, from 1 March, 30 hours.”</li><li><strong>Certificate:</strong> professional title, year, country. Add qualifications such as radiation protection with the date of the last refresher.</li><li><strong>Posts:</strong> the newest first, with month and year, employer, field, number of beds or devices. Two points on what you could and did do.</li><li><strong>Skills:</strong> devices, methods, programs, languages with level.</li><li><strong>Training:</strong> only of the last five years.</li></ul>
<h3>What can go</h3>
<p>Photo, date of birth, marital status, religion and nationality: you need not state any of it, and the Equal Treatment Act wants it to play no part. [1] Exceptions: church employers may heed denomination, and whoever needs a work permit had better say so at once. Primary school, a driving licence the job does not need and “proficient in Word” can go too.</p>
<h3>Gaps</h3>
<p>A gap is no blemish. “Parental leave”, “care of a relative”, “travelling” are a few words, and the question is answered.</p>
<h3>The file</h3>
<p>One PDF of one page, after many posts of two at most, with your name as its file name. No tables with hidden lines and no pictures instead of text: programs that read CVs cope badly with them, and so do people who use a screen reader.</p>`,
    sources: ['General Equal Treatment Act (AGG), §§ 1 and 7'],
  },
};
