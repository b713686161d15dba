import { COLOUR, type Colour, circle, line, path, rect, toSvg } from './drawing.ts';

const lines = (x: number, y: number, widths: readonly number[], gap = 44): string =>
  widths.map((width, row) => line(`M${x} ${y + row * gap}h${width}`, 8)).join('');

/** One sheet of paper with a marked line, and in its corner who writes: a person, or an employer. */
export function drawPage(background: Colour, accent: Colour, writer: 'person' | 'employer'): string {
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

/** Two certificates, the upper one with a seal. */
export function drawCertificates(background: Colour, accent: Colour): string {
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

/** A staircase of pay: every step a little higher, one of them marked. */
export function drawSteps(background: Colour, accent: Colour): string {
  const steps = [140, 210, 280, 350, 420, 490].map((height, at) =>
    rect(150 + at * 150, 690 - height, 150, height, {
      fill: at === 3 ? COLOUR.marker : at % 2 ? accent : COLOUR.sheet,
    }),
  );
  return toSvg([...steps, circle(675, 286, 30), line('M675 318v20', 8), line('M60 690H1140', 8)], background);
}

/** A month on the wall; from the marked day on it goes to the end. */
export function drawCalendar(background: Colour, accent: Colour): string {
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

/** The twelve hours of a clock: eight are filled, two more in yellow. */
export function drawClock(background: Colour, accent: Colour): string {
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

/** A payslip: gross above, what goes off, and what is left in yellow. */
export function drawPayslip(background: Colour, accent: Colour): string {
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

/** A question and its quick answer, with the days between them. */
export function drawAnswers(background: Colour, accent: Colour): string {
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
