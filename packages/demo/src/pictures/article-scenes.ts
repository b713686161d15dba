import type { Language } from '@stellenvisite/contract/languages';
import type { Random } from '../random.ts';
import { drawCorridor, drawRoster } from './draw-inside.ts';
import {
  drawAnswers,
  drawCalendar,
  drawCertificates,
  drawClock,
  drawPage,
  drawPayslip,
  drawSteps,
} from './draw-papers.ts';
import { COLOUR } from './drawing.ts';

type Words = Record<Language, string>;
type ArticleScene = { alt: Words; caption: Words; draw(random: Random): string };

/** What an article of the demo shows between its paragraphs, by the article's address. */
export const ARTICLE_SCENES: Readonly<Record<string, ArticleScene>> = {
  dauernachtwache: {
    alt: {
      de: 'Zeichnung: Dienstplan einer Woche mit Nachtdiensten, eine Zeile gelb markiert',
      en: 'Drawing: roster of a week with night shifts, one row marked in yellow',
    },
    caption: {
      de: 'Nächte am Stück, danach frei: so liest sich ein Block.',
      en: 'Nights in a row, then days off: how a block reads.',
    },
    draw: (random) => drawRoster(random, true),
  },
  'lohnzettel-lesen': {
    alt: {
      de: 'Zeichnung: Lohnzettel, der Auszahlungsbetrag gelb markiert',
      en: 'Drawing: payslip, the amount paid out marked in yellow',
    },
    caption: {
      de: 'Oben das Brutto, in der Mitte die Abzüge, unten bleibt das Netto.',
      en: 'Gross at the top, deductions in the middle, net at the bottom.',
    },
    draw: () => drawPayslip(COLOUR.earlyTint, COLOUR.greenMid),
  },
  'dienstplan-geaendert': {
    alt: {
      de: 'Zeichnung: Dienstplan an der Wand, eine Zeile gelb markiert',
      en: 'Drawing: roster on the wall, one row marked in yellow',
    },
    caption: { de: 'Steht der Plan, gilt er für beide Seiten.', en: 'Once the roster stands, it binds both sides.' },
    draw: (random) => drawRoster(random, false),
  },
  hospitation: {
    alt: { de: 'Zeichnung: Flur einer Station mit offenen Türen', en: 'Drawing: corridor of a ward with open doors' },
    caption: {
      de: 'Ein Tag auf der Station sagt mehr als eine Stunde am Tisch.',
      en: 'A day on the ward tells more than an hour at a table.',
    },
    draw: drawCorridor,
  },
  'approbation-mit-auslaendischem-abschluss': {
    alt: { de: 'Zeichnung: zwei Urkunden, eine mit Siegel', en: 'Drawing: two certificates, one with a seal' },
    caption: {
      de: 'Beglaubigte Kopien und Übersetzungen sind der längste Teil des Wegs.',
      en: 'Certified copies and translations are the longest part of the way.',
    },
    draw: () => drawCertificates(COLOUR.tealTint, COLOUR.tealMid),
  },
  'lebenslauf-auf-einer-seite': {
    alt: {
      de: 'Zeichnung: eine Seite Lebenslauf, eine Zeile gelb markiert',
      en: 'Drawing: a CV on one page, one line marked in yellow',
    },
    caption: {
      de: 'Das Wichtigste steht oben und in einer Zeile.',
      en: 'What matters most stands at the top, in one line.',
    },
    draw: () => drawPage(COLOUR.lilacTint, COLOUR.lilacMid, 'person'),
  },
  'arbeitszeitgesetz-kurz-erklaert': {
    alt: {
      de: 'Zeichnung: Zifferblatt mit den Arbeitsstunden eines Tages',
      en: 'Drawing: clock face with the working hours of a day',
    },
    caption: {
      de: 'Acht Stunden sind die Regel, zehn die Ausnahme.',
      en: 'Eight hours are the rule, ten the exception.',
    },
    draw: () => drawClock(COLOUR.dayTint, COLOUR.day),
  },
  'anerkennung-als-pflegefachperson': {
    alt: { de: 'Zeichnung: zwei Zeugnisse, eines mit Siegel', en: 'Drawing: two certificates, one of them sealed' },
    caption: {
      de: 'Am Ende steht die Urkunde mit der Berufsbezeichnung.',
      en: 'At the end there is the certificate with the professional title.',
    },
    draw: () => drawCertificates(COLOUR.greenTint, COLOUR.greenMid),
  },
  'stufenaufstieg-im-tvoed-p': {
    alt: {
      de: 'Zeichnung: Treppe aus sechs Stufen, eine gelb markiert',
      en: 'Drawing: staircase of six steps, one marked in yellow',
    },
    caption: {
      de: 'Mit jeder Stufe steigt das Gehalt, die Wartezeit wird länger.',
      en: 'Pay rises with every step, and the wait gets longer.',
    },
    draw: () => drawSteps(COLOUR.clayTint, COLOUR.clayMid),
  },
  'kuendigungsfrist-richtig-berechnen': {
    alt: {
      de: 'Zeichnung: Kalenderblatt, ein Tag gelb markiert, die folgenden farbig',
      en: 'Drawing: calendar sheet, one day marked in yellow, the following ones coloured',
    },
    caption: {
      de: 'Die Frist läuft ab dem Tag, an dem die Kündigung ankommt.',
      en: 'The period runs from the day on which the notice arrives.',
    },
    draw: () => drawCalendar(COLOUR.lateTint, COLOUR.roseTint),
  },
  'stellenanzeige-die-gelesen-wird': {
    alt: {
      de: 'Zeichnung: eine Stellenanzeige auf einem Blatt, eine Zeile gelb markiert',
      en: 'Drawing: a job ad on one sheet, one line marked in yellow',
    },
    caption: { de: 'Eine Zeile entscheidet, ob weitergelesen wird.', en: 'One line decides whether people read on.' },
    draw: () => drawPage(COLOUR.roseTint, COLOUR.roseMid, 'employer'),
  },
  'bewerbungen-schnell-beantworten': {
    alt: {
      de: 'Zeichnung: eine Frage und nach drei Tagen die Antwort',
      en: 'Drawing: a question and, three days later, the answer',
    },
    caption: { de: 'Drei Tage reichen für eine erste Antwort.', en: 'Three days are enough for a first answer.' },
    draw: () => drawAnswers(COLOUR.greenTint, COLOUR.greenMid),
  },
};
