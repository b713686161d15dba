import { CATEGORY_COLOURS, SHIFT_COLOURS } from '@stellenvisite/contract/jobs/job-colours';
import { DAY_COLOURS } from '@stellenvisite/contract/platform/brand-colours';

/** The day colours of the design tokens; a picture is drawn once, so it cannot follow the theme. */
export const COLOUR = {
  paper: DAY_COLOURS.paper,
  sheet: DAY_COLOURS.sheet,
  weekend: DAY_COLOURS.sheet2,
  line: DAY_COLOURS.line,
  wall: DAY_COLOURS.ink,
  early: SHIFT_COLOURS.early.ground,
  earlyTint: SHIFT_COLOURS.early.tint,
  day: SHIFT_COLOURS.day.ground,
  dayTint: SHIFT_COLOURS.day.tint,
  late: SHIFT_COLOURS.late.ground,
  lateTint: SHIFT_COLOURS.late.tint,
  night: SHIFT_COLOURS.night.ground,
  marker: DAY_COLOURS.marker,
  green: CATEGORY_COLOURS.nursing.base,
  greenTint: CATEGORY_COLOURS.nursing.tint,
  greenMid: CATEGORY_COLOURS.nursing.mid,
  lilac: CATEGORY_COLOURS.medical.base,
  lilacTint: CATEGORY_COLOURS.medical.tint,
  lilacMid: CATEGORY_COLOURS.medical.mid,
  rose: CATEGORY_COLOURS.mfa.base,
  roseTint: CATEGORY_COLOURS.mfa.tint,
  roseMid: CATEGORY_COLOURS.mfa.mid,
  teal: CATEGORY_COLOURS.doctors.base,
  tealTint: CATEGORY_COLOURS.doctors.tint,
  tealMid: CATEGORY_COLOURS.doctors.mid,
  clay: CATEGORY_COLOURS.management.base,
  clayTint: CATEGORY_COLOURS.management.tint,
  clayMid: CATEGORY_COLOURS.management.mid,
} as const;
export type Colour = (typeof COLOUR)[keyof typeof COLOUR];

export const WIDTH = 1200;
export const HEIGHT = 800;

type Shape = { fill?: Colour | 'none'; stroke?: Colour | 'none'; width?: number; radius?: number };

/** Only attributes, no style element: the pictures are served under a policy that forbids styles. */
export function rect(x: number, y: number, width: number, height: number, shape: Shape = {}): string {
  const rounded = shape.radius ? ` rx="${shape.radius}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${rounded}${paint(shape)}/>`;
}

export function circle(x: number, y: number, radius: number, shape: Shape = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"${paint(shape)}/>`;
}

export function path(d: string, shape: Shape = {}): string {
  return `<path d="${d}"${paint(shape)}/>`;
}

export function line(d: string, width = 5): string {
  return path(d, { fill: 'none', width });
}

/** A letter on a roster cell, drawn by hand so that no font is needed. */
export function letter(name: 'F' | 'S' | 'N' | 'T', x: number, y: number, size: number, stroke: Colour): string {
  const s = size / 2;
  const strokes = {
    F: `M${x - s * 0.6} ${y + s}V${y - s}H${x + s * 0.7}M${x - s * 0.6} ${y}H${x + s * 0.4}`,
    S: `M${x + s * 0.65} ${y - s * 0.7}C${x + s * 0.4} ${y - s * 1.2} ${x - s * 0.75} ${y - s * 1.15} ${x - s * 0.7} ${y - s * 0.45}C${x - s * 0.6} ${y + s * 0.2} ${x + s * 0.75} ${y - s * 0.1} ${x + s * 0.7} ${y + s * 0.55}C${x + s * 0.6} ${y + s * 1.2} ${x - s * 0.55} ${y + s * 1.15} ${x - s * 0.75} ${y + s * 0.65}`,
    N: `M${x - s * 0.7} ${y + s}V${y - s}L${x + s * 0.7} ${y + s}V${y - s}`,
    T: `M${x - s * 0.8} ${y - s}H${x + s * 0.8}M${x} ${y - s}V${y + s}`,
  };
  return `<path d="${strokes[name]}" fill="none" stroke="${stroke}" stroke-width="${Math.max(3, size / 5)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function toSvg(parts: readonly string[], background: Colour = COLOUR.paper): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${background}"/>${parts.join('')}</svg>`;
}

function paint({ fill = COLOUR.sheet, stroke = COLOUR.wall, width = 5 }: Shape): string {
  const outline = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`;
  return ` fill="${fill}"${outline}`;
}
