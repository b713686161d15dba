import { type DocBits, wordsFor } from './doc-bits.ts';

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

/** Where a code lies in its column. */
type CodeBits = { column: 'traits' | 'extras'; shift: number; mask: number };

export function firstPlaneOf({ column, shift }: CodeBits): number {
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

/** A code is met where each of its planes says what the code does. */
export function meetCodes(planes: Planes, bits: CodeBits, wanted: number, into: DocBits): void {
  const first = firstPlaneOf(bits);
  const codes = Array.from({ length: bits.mask + 1 }, (_none, code) => code).filter((code) => (wanted >> code) & 1);
  into.fill(0);
  for (const code of codes) {
    for (let word = 0; word < into.length; word += 1) {
      let all = -1;
      for (let plane = 0; bits.mask >> plane !== 0; plane += 1) {
        all &= (planes[word * PLANES + first + plane] ?? 0) ^ (((code >> plane) & 1) - 1);
      }
      into[word] = (into[word] ?? 0) | all;
    }
  }
}
