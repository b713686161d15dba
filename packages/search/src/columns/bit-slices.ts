import { type DocBits, wordsFor } from './doc-bits.ts';

/**
 * A bit-sliced index of the codes that filters choose by: a bitmap over all docs for each bit of a code, for all of the traits
 * and the first extras. The slices are interleaved: one number of each for every thirty-two docs.
 */
export type BitSlices = Uint32Array;

const TRAIT_SLICES = 16;
export const SLICES = TRAIT_SLICES + 6;

export function createBitSlices(docs: number): BitSlices {
  return new Uint32Array(SLICES * wordsFor(docs));
}

/** Where a code lies in its column; the columns that have slices. */
export type SlicedBits = { column: 'traits' | 'extras'; shift: number; mask: number };

export function firstSliceOf({ column, shift }: SlicedBits): number {
  return column === 'traits' ? shift : TRAIT_SLICES + shift;
}

export function putBitSlices(bitSlices: BitSlices, doc: number, traits = 0, extras = 0): void {
  const packed = traits | (extras << TRAIT_SLICES);
  const [first, bit] = [(doc >>> 5) * SLICES, 1 << (doc & 31)];
  for (let slice = 0; slice < SLICES; slice += 1) {
    const before = bitSlices[first + slice] ?? 0;
    bitSlices[first + slice] = (packed >> slice) & 1 ? before | bit : before & ~bit;
  }
}

/** A doc has a code where each slice has the bit that the code has. */
export function matchCodes(bitSlices: BitSlices, bits: SlicedBits, wanted: number, into: DocBits): void {
  const first = firstSliceOf(bits);
  const codes = Array.from({ length: bits.mask + 1 }, (_none, code) => code).filter((code) => (wanted >> code) & 1);
  into.fill(0);
  for (const code of codes) {
    for (let word = 0; word < into.length; word += 1) {
      let all = -1;
      for (let slice = 0; bits.mask >> slice !== 0; slice += 1) {
        all &= (bitSlices[word * SLICES + first + slice] ?? 0) ^ (((code >> slice) & 1) - 1);
      }
      into[word] = (into[word] ?? 0) | all;
    }
  }
}
