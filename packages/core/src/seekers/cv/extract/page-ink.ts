import type { Piece } from './lay-out-lines.ts';

/** A drawn page: four bytes for each pixel, one pixel for a point. */
export type PagePixels = { data: Uint8ClampedArray; width: number; height: number };

/** Differences below this are not seen on paper or screen. */
const LEAST_CONTRAST = 30;
/** Letters cover a fifth of their line; a ruler that crosses it covers less than this. */
const LEAST_INK = 0.02;

/** Returns a check whether a piece of text differs from what it is printed on. */
export function createInkCheck({ data, width, height }: PagePixels): (piece: Piece) => boolean {
  const light = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  return (piece) => {
    const [left, right] = [clamp(piece.x, width), clamp(piece.x + piece.width, width)];
    const [top, bottom] = [clamp(piece.y - piece.height * 0.75, height), clamp(piece.y, height)];
    const lights: number[] = [];
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) lights.push(light(x, y));
    if (lights.length === 0) return false;
    const background = lights.toSorted((one, other) => one - other)[Math.floor(lights.length / 2)] ?? 255;
    const ink = lights.filter((each) => Math.abs(each - background) > LEAST_CONTRAST).length;
    return ink >= Math.max(1, lights.length * LEAST_INK);
  };
}

const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)));
