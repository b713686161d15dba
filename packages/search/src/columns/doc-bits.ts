/** A bitmap of docs, thirty-two to a number: combining two of a million docs takes thirty thousand steps. */
export type DocBits = Uint32Array;

export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function setBit(bits: DocBits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
}

export function hasBit(bits: DocBits, doc: number): boolean {
  return (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
}

/** Adds the docs that are in all of these bitmaps. */
export function addIntersection(bits: DocBits, lists: readonly DocBits[]): void {
  for (let word = 0; word < bits.length; word += 1) {
    let common = -1;
    for (let each = 0; each < lists.length; each += 1) common &= lists[each]?.[word] ?? 0;
    bits[word] = (bits[word] ?? 0) | common;
  }
}

/** Removes the docs that are in all of these bitmaps, and visits each. */
export function removeIntersection(bits: DocBits, lists: readonly DocBits[], visit: (doc: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let common = bits[word] ?? 0;
    for (let each = 0; common !== 0 && each < lists.length; each += 1) common &= lists[each]?.[word] ?? 0;
    if (common === 0) continue;
    bits[word] = (bits[word] ?? 0) & ~common;
    for (; common !== 0; common &= common - 1) visit(word * 32 + 31 - Math.clz32(common & -common));
  }
}

export function intersect(bits: DocBits, others: DocBits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

export function subtract(bits: DocBits, others: DocBits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
}

export function intersects(bits: DocBits, others: DocBits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (((bits[word] ?? 0) & (others[word] ?? 0)) !== 0) return true;
  return false;
}

export function countBits(bits: DocBits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word] ?? 0);
  return count;
}

/** Drops the docs that do not pass. */
export function filterBits(bits: DocBits, passes: (doc: number) => boolean): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    for (let left = rest; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (!passes(word * 32 + 31 - Math.clz32(bit))) rest &= ~bit;
    }
    bits[word] = rest;
  }
}

export function countIntersection(bits: DocBits, others: DocBits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn((bits[word] ?? 0) & (others[word] ?? 0));
  return count;
}

/** Population count: pairs of bits, then fours, then bytes are added up in parallel. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** In order, at the front of a list that is large enough for all. */
export function listBits(bits: DocBits, into: Uint32Array): Uint32Array {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const first = word * 32;
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1)
      into[count++] = first + 31 - Math.clz32(left & -left);
  }
  return into.subarray(0, count);
}

/** Drops all docs from this one on. */
export function dropFrom(bits: DocBits, doc: number): void {
  const word = doc >>> 5;
  bits[word] = (bits[word] ?? 0) & ((1 << (doc & 31)) - 1);
  bits.fill(0, word + 1);
}

/** In order. */
export function visitBits(bits: DocBits, visit: (doc: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) visit(word * 32 + 31 - Math.clz32(left & -left));
  }
}
