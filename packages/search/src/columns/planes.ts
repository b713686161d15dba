import { wordsFor } from './doc-bits.ts';

/**
 * What is chosen by its code is also held as a bit for each doc, in a plane for each bit of the code: all of the traits, and
 * the first extras. The planes lie side by side, a number of each for every thirty-two docs.
 */
export type Planes = Uint32Array;

const TRAIT_PLANES = 14;
export const PLANES = TRAIT_PLANES + 8;

export function createPlanes(docs: number): Planes {
  return new Uint32Array(PLANES * wordsFor(docs));
}

export function firstPlaneOf({ column, shift }: { column: 'traits' | 'extras'; shift: number }): number {
  return column === 'traits' ? shift : TRAIT_PLANES + shift;
}

export function putPlanes(planes: Planes, doc: number, traits = 0, extras = 0): void {
  const held = traits | (extras << TRAIT_PLANES);
  const [first, bit] = [(doc >>> 5) * PLANES, 1 << (doc & 31)];
  for (let plane = 0; plane < PLANES; plane += 1) {
    const before = planes[first + plane] ?? 0;
    planes[first + plane] = (held >> plane) & 1 ? before | bit : before & ~bit;
  }
}
