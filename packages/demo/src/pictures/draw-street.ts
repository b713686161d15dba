import type { Random } from '../random.ts';
import { COLOUR, type Colour, circle, line, path, rect, toSvg, WIDTH } from './drawing.ts';

export type Facade = 'tower' | 'pavilion' | 'gabled' | 'shop' | 'garage';

const GROUND = 720;
const WALLS: readonly Colour[] = [
  COLOUR.night,
  COLOUR.early,
  COLOUR.tealMid,
  COLOUR.greenMid,
  COLOUR.clayMid,
  COLOUR.lilacMid,
  COLOUR.roseMid,
  COLOUR.sheet,
];
const LIGHTS: readonly Colour[] = [COLOUR.early, COLOUR.early, COLOUR.day, COLOUR.late, COLOUR.sheet];
const SKIES: readonly Colour[] = [COLOUR.earlyTint, COLOUR.dayTint, COLOUR.lateTint, COLOUR.paper];

/** Draws the building seen from the street: seven windows a floor, one for each day of the week. */
export function drawStreet(facade: Facade, random: Random): string {
  const wall = random.pick(WALLS);
  const parts = [sun(random), neighbour(80, random), neighbour(950, random)];
  if (facade === 'tower')
    parts.push(block(300, 150, 600, wall, random.int(5, 7), random), flag(600, 150), emergencyDoor(600));
  if (facade === 'pavilion') parts.push(block(180, 330, 840, wall, 3, random), flag(300, 330), door(600), canopy(600));
  if (facade === 'gabled')
    parts.push(roof(260, 680, 300, random), block(260, 300, 680, wall, 4, random), balconies(260, 680), door(600));
  if (facade === 'shop')
    parts.push(roof(380, 440, 270, random), block(380, 270, 440, wall, 3, random), shopFront(380, 440));
  if (facade === 'garage') parts.push(block(220, 340, 760, wall, 2, random), garage(260), garage(500), garage(740));
  parts.push(tree(random.int(120, 200), random), tree(random.int(1010, 1090), random), pavement());
  return toSvg(parts, random.pick(SKIES));
}

function sun(random: Random): string {
  return circle(random.int(200, 1000), random.int(110, 190), 58, { fill: COLOUR.early, stroke: 'none' });
}

function neighbour(x: number, random: Random): string {
  const height = random.int(160, 300);
  const windows = Array.from({ length: 6 }, (_, at) =>
    rect(x + 28 + (at % 3) * 50, GROUND - height + 40 + Math.floor(at / 3) * 70, 26, 36, {
      fill: COLOUR.paper,
      stroke: COLOUR.line,
      width: 3,
      radius: 3,
    }),
  );
  return rect(x, GROUND - height, 180, height, { fill: COLOUR.weekend, stroke: COLOUR.line }) + windows.join('');
}

function block(x: number, y: number, width: number, wall: Colour, floors: number, random: Random): string {
  const pitch = width / 7.6;
  const floorHeight = (GROUND - 130 - y) / floors;
  const windows = Array.from({ length: floors * 7 }, (_, at) => {
    const light = wall === COLOUR.sheet || random.chance(0.72) ? random.pick(LIGHTS) : COLOUR.paper;
    return rect(
      Math.round(x + pitch * 0.55 + (at % 7) * pitch),
      Math.round(y + 28 + Math.floor(at / 7) * floorHeight),
      Math.round(pitch * 0.5),
      Math.round(Math.min(64, floorHeight * 0.56)),
      { fill: light, width: 4, radius: 4 },
    );
  });
  return rect(x, y, width, GROUND - y, { fill: wall }) + windows.join('');
}

function roof(x: number, width: number, y: number, random: Random): string {
  const fill = random.pick([COLOUR.night, COLOUR.late, COLOUR.clay]);
  return (
    path(`M${x - 24} ${y}L${x + 90} ${y - 130}H${x + width - 90}L${x + width + 24} ${y}Z`, { fill }) +
    rect(x + 130, y - 160, 44, 70, { fill: COLOUR.sheet })
  );
}

function balconies(x: number, width: number): string {
  return [382, 454, 527, 599].map((y) => line(`M${x + 30} ${y}H${x + width - 30}`, 4)).join('');
}

function door(x: number): string {
  return rect(x - 50, GROUND - 104, 100, 104, { fill: COLOUR.day }) + line(`M${x} ${GROUND - 104}V${GROUND}`, 4);
}

function emergencyDoor(x: number): string {
  const sign = rect(x - 110, GROUND - 132, 220, 34, { fill: COLOUR.late, radius: 4 });
  return (
    rect(x - 90, GROUND - 98, 180, 98, { fill: COLOUR.day }) +
    line(`M${x} ${GROUND - 98}V${GROUND}`, 4) +
    sign +
    line(`M${x - 12} ${GROUND - 115}h24M${x} ${GROUND - 127}v24`, 7)
  );
}

function canopy(x: number): string {
  return rect(x - 110, GROUND - 122, 220, 18, { fill: COLOUR.late });
}

function shopFront(x: number, width: number): string {
  const awning = path(`M${x - 10} ${GROUND - 124}H${x + width + 10}L${x + width + 26} ${GROUND - 84}H${x - 26}Z`, {
    fill: COLOUR.late,
  });
  const stripes = Array.from({ length: 5 }, (_, at) =>
    path(`M${x + 30 + at * 84} ${GROUND - 122}h38l6 36h-50Z`, { fill: COLOUR.sheet, stroke: 'none' }),
  ).join('');
  return (
    rect(x + 20, GROUND - 84, 180, 84, { fill: COLOUR.day }) +
    rect(x + 240, GROUND - 84, 80, 84, { fill: COLOUR.night }) +
    rect(x + 345, GROUND - 84, 76, 84, { fill: COLOUR.day }) +
    awning +
    stripes
  );
}

function garage(x: number): string {
  return (
    rect(x, GROUND - 150, 200, 150, { fill: COLOUR.sheet }) +
    line(`M${x} ${GROUND - 110}h200M${x} ${GROUND - 72}h200M${x} ${GROUND - 34}h200`, 4)
  );
}

function flag(x: number, y: number): string {
  return line(`M${x} ${y}v-76`) + path(`M${x} ${y - 76}h64l-14 18 14 18h-64z`, { fill: COLOUR.late });
}

function tree(x: number, random: Random): string {
  const round = random.chance(0.6);
  const crown = round
    ? circle(x, GROUND - 130, 62, { fill: COLOUR.green })
    : path(`M${x} ${GROUND - 230}l64 150h-128Z`, { fill: COLOUR.green });
  return line(`M${x} ${GROUND}v-80`, 8) + crown;
}

function pavement(): string {
  return rect(-10, GROUND, WIDTH + 20, 90, { fill: COLOUR.weekend }) + line('M0 768H1200', 3);
}
