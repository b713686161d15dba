import type { Random } from '../random.ts';
import { COLOUR, type Colour, circle, letter, line, path, rect, toSvg } from './drawing.ts';

type Set = { tint: Colour; mid: Colour; solid: Colour };
const SETS: readonly Set[] = [
  { tint: COLOUR.greenTint, mid: COLOUR.greenMid, solid: COLOUR.green },
  { tint: COLOUR.tealTint, mid: COLOUR.tealMid, solid: COLOUR.teal },
  { tint: COLOUR.lilacTint, mid: COLOUR.lilacMid, solid: COLOUR.lilac },
  { tint: COLOUR.roseTint, mid: COLOUR.roseMid, solid: COLOUR.rose },
  { tint: COLOUR.clayTint, mid: COLOUR.clayMid, solid: COLOUR.clay },
];

/** Draws a corridor in perspective, doors open on both sides. */
export function drawCorridor(random: Random): string {
  const { tint, mid, solid } = random.pick(SETS);
  const doors = [0, 1, 2].flatMap((at) => {
    const near = 60 + at * 140;
    const far = near + 90;
    const top = (x: number) => 110 + x * 0.32;
    const bottom = (x: number) => 700 - x * 0.36;
    const fill = at === 1 ? COLOUR.day : mid;
    return [
      path(`M${near} ${top(near)}L${far} ${top(far)}V${bottom(far)}L${near} ${bottom(near)}Z`, { fill }),
      path(`M${1200 - near} ${top(near)}L${1200 - far} ${top(far)}V${bottom(far)}L${1200 - near} ${bottom(near)}Z`, {
        fill,
      }),
    ];
  });
  return toSvg(
    [
      path('M0 0H1200L760 260H440Z', { fill: COLOUR.sheet }),
      path('M0 800H1200L760 560H440Z', { fill: COLOUR.weekend }),
      rect(440, 260, 320, 300, { fill: COLOUR.sheet }),
      path('M520 20H680L652 110H548Z'),
      path('M556 150H644L630 206H570Z'),
      line('M0 560L440 470M1200 560L760 470', 4),
      ...doors,
      rect(520, 330, 70, 230, { fill: COLOUR.early }),
      rect(610, 330, 70, 230, { fill: random.pick([COLOUR.early, solid]) }),
      line('M582 450v24M618 450v24', 6),
    ],
    tint,
  );
}

/** Draws a room from above: beds, lockers, a chair for visitors. */
export function drawRoom(random: Random): string {
  const { tint, mid, solid } = random.pick(SETS);
  const places = random.int(1, 3);
  const beds = Array.from({ length: places }, (_, at) => {
    const x = 600 - places * 170 + at * 340 + 60;
    return [
      rect(x, 130, 170, 310, { radius: 16 }),
      rect(x + 28, 152, 114, 58, { radius: 14 }),
      path(`M${x + 6} ${random.chance(0.7) ? 244 : 300}L${x + 164} 244v172a20 20 0 0 1-20 20h-118a20 20 0 0 1-20-20z`, {
        fill: mid,
      }),
      rect(x + 192, 140, 80, 80, { fill: solid, radius: 10 }),
      circle(x + 232, 180, 17, { fill: random.pick([COLOUR.sheet, COLOUR.marker]) }),
    ].join('');
  });
  const chair = random.int(240, 700);
  return toSvg(
    [
      rect(60, 60, 1080, 680, { fill: tint, width: 10 }),
      rect(420, 44, 360, 32, { fill: COLOUR.day }),
      path('M930 740h150', { fill: 'none', stroke: tint, width: 14 }),
      line('M930 740v-140a150 150 0 0 1 150 140', 4),
      ...beds,
      rect(chair, 560, 76, 76, { fill: mid, radius: 16 }),
      line(`M${chair + 4} 650h68`, 8),
      circle(random.int(140, 200), 640, 42, { fill: COLOUR.green }),
      circle(chair + 150, 600, 46),
    ],
    COLOUR.weekend,
  );
}

const CELLS: Record<'F' | 'T' | 'S' | 'N', { fill: Colour; ink: Colour }> = {
  F: { fill: COLOUR.early, ink: COLOUR.wall },
  T: { fill: COLOUR.day, ink: COLOUR.wall },
  S: { fill: COLOUR.late, ink: COLOUR.wall },
  N: { fill: COLOUR.night, ink: COLOUR.sheet },
};

/** Draws the roster on the wall, one row marked in yellow. */
export function drawRoster(random: Random, nights: boolean): string {
  const rows = ['FFSS--N', 'SS-FF--', 'NN--TTT', 'FF-SS--', '-TTT-FF', 'TTTTT--'].map((row) =>
    nights ? row : row.replaceAll('N', 'S'),
  );
  const mine = random.int(0, 4);
  const shown = random.sample(rows, 5);
  const cells = shown.flatMap((row, y) =>
    [...row].map((name, x) => {
      const key = name === 'F' || name === 'S' || name === 'N' || name === 'T' ? name : null;
      if (!key) return '';
      const [left, top] = [300 + x * 108, 190 + y * 104];
      return (
        rect(left, top, 92, 72, { ...CELLS[key], radius: 8, width: 4 }) +
        letter(key, left + 46, top + 36, 30, CELLS[key].ink)
      );
    }),
  );
  const lines = shown.map((_, y) => line(`M120 ${174 + y * 104}H1080`, 3));
  const people = shown.map(
    (_, y) =>
      circle(176, 226 + y * 104, 22, {
        fill: random.pick([COLOUR.greenMid, COLOUR.roseMid, COLOUR.clayMid, COLOUR.tealMid]),
      }) + line(`M214 226v0M216 ${226 + y * 104}h58`, 8),
  );
  return toSvg(
    [
      rect(90, 80, 1020, 640, { radius: 12, width: 8 }),
      rect(832, 84, 216, 632, { fill: COLOUR.weekend, stroke: 'none' }),
      rect(110, 178 + mine * 104, 980, 96, { fill: COLOUR.marker, stroke: 'none', radius: 6 }),
      ...Array.from({ length: 7 }, (_, x) => line(`M${316 + x * 108} 132h60`, 8)),
      ...lines,
      ...people,
      ...cells,
      circle(150, 60, 16, { fill: COLOUR.late }),
      circle(1050, 60, 16, { fill: COLOUR.late }),
    ],
    random.pick([COLOUR.dayTint, COLOUR.earlyTint, COLOUR.greenTint]),
  );
}

/** Draws the garden behind the building, with benches and a round walk. */
export function drawGarden(random: Random): string {
  const trees = Array.from({ length: random.int(5, 8) }, (_, at) => {
    const [x, y] = [random.int(90, 1110), at % 2 === 0 ? random.int(70, 120) : random.int(680, 740)];
    return circle(x, y, random.int(42, 70), { fill: random.pick([COLOUR.green, COLOUR.greenMid]) });
  });
  const beds = Array.from({ length: 3 }, (_, at) =>
    circle(430 + at * 170, 400, 46, { fill: random.pick([COLOUR.rose, COLOUR.late, COLOUR.early, COLOUR.lilac]) }),
  );
  return toSvg(
    [
      path('M600 170C900 170 1040 280 1040 400S900 630 600 630 160 520 160 400 300 170 600 170Z', {
        fill: COLOUR.paper,
      }),
      path('M600 250C820 250 930 320 930 400S820 550 600 550 270 480 270 400 380 250 600 250Z', {
        fill: COLOUR.greenMid,
      }),
      ...beds,
      rect(210, 366, 26, 90, { fill: COLOUR.clay, radius: 6 }),
      rect(966, 346, 26, 90, { fill: COLOUR.clay, radius: 6 }),
      rect(556, 566, 92, 26, { fill: COLOUR.clay, radius: 6 }),
      ...trees,
    ],
    COLOUR.greenTint,
  );
}

/** Draws a scanner from above, for employers that have one. */
export function drawScanner(random: Random): string {
  const { tint, mid, solid } = random.pick(SETS.slice(1, 4));
  return toSvg(
    [
      rect(60, 60, 1080, 680, { fill: tint, width: 10 }),
      rect(410, 130, 380, 190, { fill: mid, radius: 34 }),
      rect(360, 150, 70, 150, { fill: solid, radius: 20 }),
      rect(770, 150, 70, 150, { fill: solid, radius: 20 }),
      rect(530, 110, 140, 540, { radius: 26 }),
      rect(548, 270, 104, 350, { fill: mid, radius: 20 }),
      circle(600, 210, 40),
      rect(110, 560, 260, 120, { fill: COLOUR.sheet, radius: 10 }),
      rect(140, 580, 90, 60, { fill: COLOUR.day, radius: 6 }),
      rect(250, 580, 90, 60, { fill: COLOUR.night, radius: 6 }),
      line('M110 470H390V740', 10),
      rect(180, 458, 130, 24, { fill: COLOUR.day }),
      circle(random.int(900, 1040), random.int(520, 640), 40, { fill: COLOUR.green }),
    ],
    COLOUR.weekend,
  );
}
