/** The day colours of the design tokens; a picture is drawn once, so it cannot follow the theme. */
export const COLOUR = {
  paper: '#f8f7f3',
  sheet: '#ffffff',
  weekend: '#f1efe8',
  line: '#e3e0d6',
  wall: '#151d42',
  early: '#ffc84a',
  earlyTint: '#fff0c6',
  day: '#a8dce8',
  dayTint: '#e2f3f7',
  late: '#ff8e73',
  lateTint: '#ffe6dd',
  night: '#253a86',
  nightTint: '#e3e8f8',
  marker: '#ffe665',
  green: '#52ae7d',
  greenTint: '#e1f5e8',
  greenMid: '#bfe8cf',
  lilac: '#a387d5',
  lilacTint: '#f1eaff',
  lilacMid: '#e2d5fc',
  rose: '#ce79a0',
  roseTint: '#ffe8f2',
  roseMid: '#fbcee0',
  teal: '#17aac1',
  tealTint: '#dcf4f9',
  tealMid: '#b3e7f2',
  clay: '#d08352',
  clayTint: '#ffebde',
  clayMid: '#fbd3bc',
} as const;
export type Colour = (typeof COLOUR)[keyof typeof COLOUR];

export const WIDTH = 1200;
export const HEIGHT = 800;

type Shape = { fill?: Colour | 'none'; stroke?: Colour | 'none'; width?: number; radius?: number; turn?: string };

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

function paint({ fill = COLOUR.sheet, stroke = COLOUR.wall, width = 5, turn }: Shape): string {
  const outline = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`;
  return ` fill="${fill}"${outline}${turn ? ` transform="${turn}"` : ''}`;
}
