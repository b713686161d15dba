/** A bit for each doc, thirty-two to a number: what takes points a million steps takes these thirty thousand. */
export type DocBits = Uint32Array;

export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function setBit(bits: DocBits, doc: number): void {
  bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | (1 << (doc & 31));
}

/** Adds what stands in all of some lists that are held as bits. */
export function addCommon(bits: DocBits, lists: readonly DocBits[]): void {
  for (let word = 0; word < bits.length; word += 1) {
    let common = -1;
    for (let each = 0; each < lists.length; each += 1) common &= lists[each]?.[word] ?? 0;
    bits[word] = (bits[word] ?? 0) | common;
  }
}

export function keepCommon(bits: DocBits, others: DocBits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

export function dropCommon(bits: DocBits, others: DocBits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
}

export function hasCommon(bits: DocBits, others: DocBits): boolean {
  for (let word = 0; word < bits.length; word += 1) if (((bits[word] ?? 0) & (others[word] ?? 0)) !== 0) return true;
  return false;
}

export function countCommon(bits: DocBits, others: DocBits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn((bits[word] ?? 0) & (others[word] ?? 0));
  return count;
}

/** Pairs of bits, then fours, then bytes are added up side by side. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** In order. */
export function visitBits(bits: DocBits, visit: (doc: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) visit(word * 32 + 31 - Math.clz32(left & -left));
  }
}
