/** Many texts by number, in the order of their first appearance, each stored once and in as many bytes as UTF-8 needs. */
export type PackedTexts = {
  readonly size: number;
  /** A text that is new gets the next number. */
  numberOf(text: string): number;
  find(text: string): number | undefined;
  textOf(number: number): string;
};

const FIRST_TEXTS = 1024;
const BYTES_A_TEXT = 48;
/** UTF-16 counts at most so many bytes for each of its units. */
const MAX_BYTES_PER_UNIT = 3;

/** Half a million titles as strings in a map would take eighty megabytes; so they take thirty. */
export function createPackedTexts(): PackedTexts {
  let bytes = Buffer.alloc(FIRST_TEXTS * BYTES_A_TEXT);
  /** Where each text begins, and behind the last one where the next will. */
  let starts = new Uint32Array(FIRST_TEXTS + 1);
  /** By hash the number of a text and one more, or zero; the next place is taken where one is full. */
  let slots = new Uint32Array(FIRST_TEXTS * 2);
  let size = 0;
  /** The end of the text that was searched for last. */
  let end = 0;

  const startOf = (number: number) => starts[number] ?? 0;

  function ensureCapacity(text: string): void {
    const needed = startOf(size) + text.length * MAX_BYTES_PER_UNIT;
    if (needed > bytes.length) {
      const larger = Buffer.alloc(Math.max(needed, Math.ceil(bytes.length * 1.25)));
      bytes.copy(larger);
      bytes = larger;
    }
    if (size + 2 > starts.length) starts = grow(starts, Math.ceil(starts.length * 1.25));
    if (size * 4 >= slots.length * 3) rehash(slots.length * 2);
  }

  function rehash(places: number): void {
    slots = new Uint32Array(places);
    for (let number = 0; number < size; number += 1) {
      let place = hashOf(bytes, startOf(number), startOf(number + 1)) & (places - 1);
      while (slots[place] !== 0) place = (place + 1) & (places - 1);
      slots[place] = number + 1;
    }
  }

  /** Writes a text behind the last one, to be overwritten by the next, and finds its place among the hashes, or a free one. */
  function placeOf(text: string): number {
    ensureCapacity(text);
    const start = startOf(size);
    end = start + bytes.write(text, start);
    let place = hashOf(bytes, start, end) & (slots.length - 1);
    for (let known = slots[place] ?? 0; known !== 0; known = slots[place] ?? 0) {
      if (bytes.compare(bytes, start, end, startOf(known - 1), startOf(known)) === 0) break;
      place = (place + 1) & (slots.length - 1);
    }
    return place;
  }

  return {
    get size() {
      return size;
    },
    numberOf(text) {
      const place = placeOf(text);
      const known = slots[place] ?? 0;
      if (known !== 0) return known - 1;
      size += 1;
      slots[place] = size;
      starts[size] = end;
      return size - 1;
    },
    find(text) {
      const known = slots[placeOf(text)] ?? 0;
      return known === 0 ? undefined : known - 1;
    },
    textOf: (number) => bytes.toString('utf8', startOf(number), startOf(number + 1)),
  };
}

function grow(column: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(column);
  return larger;
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash >>> 0;
}
