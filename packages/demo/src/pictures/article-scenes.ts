import type { Language } from '@stellenvisite/contract/platform/languages';
import type { Random } from '../random.ts';
import { drawCorridor, drawRoster } from './draw-inside.ts';
import { COLOUR, type Colour, circle, line, path, rect, toSvg } from './drawing.ts';

const lines = (x: number, y: number, widths: readonly number[], gap = 44): string =>
  widths.map((width, row) => line(`M${x} ${y + row * gap}h${width}`, 8)).join('');

type Words = Record<Language, string>;
type ArticleScene = { alt: Words; caption: Words; draw(random: Random): string };

/** The pictures between the paragraphs of the demo's articles, by the article's address. */
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

/** Draws one sheet of paper with a marked line, and in its corner who writes: a person, or an employer. */
function drawPage(background: Colour, accent: Colour, writer: 'person' | 'employer'): string {
  return toSvg(
    [
      rect(350, 70, 500, 660, { radius: 10, width: 6 }),
      rect(400, 120, 120, 130, { fill: accent, radius: 8 }),
      writer === 'person'
        ? circle(460, 170, 26) + path('M416 250c0-60 88-60 88 0z')
        : path('M424 250v-64l36-34 36 34v64z') + line('M460 250v-30', 14),
      lines(560, 146, [230, 180, 140]),
      rect(392, 322, 416, 56, { fill: COLOUR.marker, stroke: 'none', radius: 6 }),
      lines(410, 350, [380]),
      lines(410, 420, [360, 300, 340, 250, 320, 180]),
    ],
    background,
  );
}

/** Draws two certificates, the upper one with a seal. */
function drawCertificates(background: Colour, accent: Colour): string {
  return toSvg(
    [
      rect(220, 150, 560, 440, { fill: COLOUR.weekend, radius: 10, width: 6 }),
      rect(380, 220, 600, 450, { radius: 10, width: 6 }),
      rect(420, 260, 520, 370, { fill: 'none', stroke: COLOUR.line, width: 4 }),
      lines(470, 320, [420, 300]),
      lines(470, 440, [260, 220, 240]),
      path('M806 560l-28 92 52-26 52 26-28-92z', { fill: accent }),
      circle(830, 530, 62, { fill: COLOUR.marker }),
      line('M804 532l18 18 36-40', 9),
    ],
    background,
  );
}

/** Draws a staircase of pay: every step a little higher, one of them marked. */
function drawSteps(background: Colour, accent: Colour): string {
  const steps = [140, 210, 280, 350, 420, 490].map((height, at) =>
    rect(150 + at * 150, 690 - height, 150, height, {
      fill: at === 3 ? COLOUR.marker : at % 2 ? accent : COLOUR.sheet,
    }),
  );
  return toSvg([...steps, circle(675, 286, 30), line('M675 318v20', 8), line('M60 690H1140', 8)], background);
}

/** Draws a month on the wall; from the marked day on it goes to the end. */
function drawCalendar(background: Colour, accent: Colour): string {
  const days = Array.from({ length: 28 }, (_, at) => {
    const fill = at === 9 ? COLOUR.marker : at > 9 ? accent : COLOUR.sheet;
    return rect(252 + (at % 7) * 102, 270 + Math.floor(at / 7) * 106, 84, 84, { fill, radius: 8, width: 4 });
  });
  return toSvg(
    [
      rect(210, 100, 780, 620, { radius: 12, width: 6 }),
      rect(210, 100, 780, 110, { fill: COLOUR.late, radius: 12, width: 6 }),
      line('M360 70v70M840 70v70', 12),
      ...days,
    ],
    background,
  );
}

/** Draws the twelve hours of a clock: eight are filled, two more in yellow. */
function drawClock(background: Colour, accent: Colour): string {
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const at = (radius: number) =>
      `${Math.round(600 + radius * Math.sin(angle))} ${Math.round(400 - radius * Math.cos(angle))}`;
    return line(`M${at(258)}L${at(286)}`, 8);
  });
  return toSvg(
    [
      circle(600, 400, 310, { width: 8 }),
      path('M600 400V150A250 250 0 1 1 384 525Z', { fill: accent, width: 4 }),
      path('M600 400L384 525A250 250 0 0 1 384 275Z', { fill: COLOUR.marker, width: 4 }),
      ...marks,
      line('M600 400V210', 12),
      line('M600 400L466 477', 12),
      circle(600, 400, 18, { fill: COLOUR.wall }),
    ],
    background,
  );
}

/** Draws a payslip: gross above, what goes off, and what is left in yellow. */
function drawPayslip(background: Colour, accent: Colour): string {
  const rows = [150, 230, 110, 190, 140].map(
    (width, row) =>
      line(`M300 ${300 + row * 60}h${200 + ((row * 70) % 120)}`, 8) +
      rect(900 - width, 284 + row * 60, width, 32, { fill: accent, radius: 4, width: 3 }),
  );
  return toSvg(
    [
      rect(240, 80, 720, 650, { radius: 10, width: 6 }),
      lines(300, 150, [260]),
      rect(620, 128, 280, 44, { fill: COLOUR.day, radius: 4, width: 4 }),
      line('M280 230H920', 4),
      ...rows,
      rect(280, 610, 640, 80, { fill: COLOUR.marker, stroke: 'none', radius: 8 }),
      line('M300 650h180', 10),
      line('M720 650h180', 10),
    ],
    background,
  );
}

/** Draws a question and its quick answer, with the days between them. */
function drawAnswers(background: Colour, accent: Colour): string {
  const days = [0, 1, 2].map((at) =>
    rect(480 + at * 92, 366, 76, 76, { fill: at === 2 ? COLOUR.marker : COLOUR.sheet, radius: 8, width: 4 }),
  );
  return toSvg(
    [
      path(
        'M140 110H640a24 24 0 0 1 24 24V280a24 24 0 0 1-24 24H260l-70 60v-60h-50a24 24 0 0 1-24-24V134a24 24 0 0 1 24-24Z',
      ),
      lines(170, 170, [420, 360, 240]),
      ...days,
      line('M684 404l14 16 28-32', 9),
      path(
        'M560 500h500a24 24 0 0 1 24 24v146a24 24 0 0 1-24 24h-50v60l-70-60H560a24 24 0 0 1-24-24V524a24 24 0 0 1 24-24Z',
        { fill: accent },
      ),
      lines(592, 560, [400, 440, 300]),
    ],
    background,
  );
}
