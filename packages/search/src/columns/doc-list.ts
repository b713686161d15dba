import { type DocBits, setBit, wordsFor } from './doc-bits.ts';

/**
 * A posting list: ascending docs one by one or, where they are many, as a bitmap. The list of a common word takes an eighth of a
 * megabyte for a million docs, not four.
 */
export type DocList = {
  readonly count: number;
  /** The highest; -1 where there is none. */
  readonly last: number;
  readonly docs: Uint32Array | null;
  readonly bits: Uint32Array | null;
};

export const NO_DOCS: DocList = { count: 0, last: -1, docs: new Uint32Array(), bits: null };

const BITS_A_WORD = 32;

export function bytesIn({ docs, bits }: DocList): number {
  return (docs?.byteLength ?? 0) + (bits?.byteLength ?? 0);
}

/** Lists of ascending docs that follow each other; iterated twice, and each may reuse the buffer of the one before. */
export type Parts = () => Iterable<Uint32Array>;

/** Appends docs; of these only the ones behind the last known one are new. */
export function extendList(known: DocList, parts: Parts): DocList {
  let { count, last } = known;
  for (const docs of newIn(parts, known)) {
    count += docs.length;
    last = docs.at(-1) ?? last;
  }
  if (last === known.last) return known;
  const isDense = count * BITS_A_WORD > last;
  const news = newIn(parts, known);
  return isDense
    ? { count, last, docs: null, bits: join(known, news, last) }
    : { count, last, docs: append(known, news, count), bits: null };
}

function* newIn(parts: Parts, { last }: DocList): Iterable<Uint32Array> {
  for (const docs of parts()) yield docs.subarray(firstAtLeast(docs, last + 1, 0));
}

function join(known: DocList, news: Iterable<Uint32Array>, last: number): Uint32Array {
  const bits = new Uint32Array(wordsFor(last + 1));
  if (known.bits) bits.set(known.bits);
  if (known.docs) setBits(bits, known.docs);
  for (const docs of news) setBits(bits, docs);
  return bits;
}

function setBits(bits: DocBits, docs: Uint32Array): void {
  for (let index = 0; index < docs.length; index += 1) setBit(bits, docs[index] ?? 0);
}

/** Adds the docs of a list as far as the bits reach. */
export function addList(bits: DocBits, { docs, bits: listed }: DocList): void {
  if (listed) {
    const words = Math.min(bits.length, listed.length);
    for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) | (listed[word] ?? 0);
  }
  if (docs) setBits(bits, docs);
}

function append(known: DocList, news: Iterable<Uint32Array>, count: number): Uint32Array {
  const all = new Uint32Array(count);
  all.set(toDocs(known));
  let length = known.count;
  for (const docs of news) {
    all.set(docs, length);
    length += docs.length;
  }
  return all;
}

export function toDocs(list: DocList): Uint32Array {
  if (list.docs) return list.docs;
  const docs = new Uint32Array(list.count);
  let length = 0;
  visitList(list, list.last + 1, (doc) => {
    docs[length++] = doc;
  });
  return docs;
}

/** The docs below `end`, in order. */
export function visitList({ docs, bits }: DocList, end: number, visit: (doc: number) => void): void {
  if (docs) {
    const length = firstAtLeast(docs, end, 0);
    for (let index = 0; index < length; index += 1) visit(docs[index] ?? 0);
    return;
  }
  const words = Math.min(bits?.length ?? 0, Math.ceil(end / BITS_A_WORD));
  for (let word = 0; word < words; word += 1) {
    for (let left = bits?.[word] ?? 0; left !== 0; left &= left - 1) {
      const doc = word * BITS_A_WORD + 31 - Math.clz32(left & -left);
      if (doc < end) visit(doc);
    }
  }
}

export function hasDoc({ docs, bits }: DocList, doc: number): boolean {
  if (bits) return (((bits[doc >>> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
  return docs !== null && docs[firstAtLeast(docs, doc, 0)] === doc;
}

/** Galloping search: doubles the step, then bisects. */
export function firstAtLeast(list: Uint32Array, doc: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < list.length && (list[low + step] ?? 0) < doc) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
