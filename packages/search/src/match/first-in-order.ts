/** Writes the keys of the places `from` to `to`, the larger the earlier; what is below `least` may have any key below it. */
export type FillKeys = (from: number, to: number, keys: Float64Array, least: number) => void;

type Wanted = {
  offset: number;
  limit: number;
  fillKeys: FillKeys;
  /** Which of two places with equal keys comes first. */
  isBefore: (place: number, other: number) => boolean;
};

const PLACES_AT_ONCE = 4096;
const keyBuffer = new Float64Array(PLACES_AT_ONCE);

/**
 * One page of places by their keys (quickselect). What cannot be on the page any more is dropped on the way, so that memory
 * does not grow with the hits. It begins with the last places: later docs are mostly newer, and replace each other seldom.
 */
export function firstInOrder(count: number, { offset, limit, fillKeys, isBefore }: Wanted): number[] {
  const wanted = Math.min(offset + limit, count);
  if (offset >= wanted) return [];
  const chosen = createChosen(2 * wanted + PLACES_AT_ONCE, isBefore);
  let least = -Infinity;
  for (let to = count; to > 0; to -= PLACES_AT_ONCE) {
    const from = Math.max(to - PLACES_AT_ONCE, 0);
    fillKeys(from, to, keyBuffer, least);
    chosen.add(from, to - from, least);
    if (chosen.size() > 2 * wanted) least = chosen.selectFirst(wanted);
  }
  chosen.selectFirst(wanted);
  return chosen.listFrom(offset);
}

/** Reused: one page is selected before the next one begins. */
let [placeBuffer, chosenKeyBuffer] = [new Uint32Array(), new Float64Array()];

function createChosen(capacity: number, isPlaceBefore: Wanted['isBefore']) {
  if (placeBuffer.length < capacity) {
    [placeBuffer, chosenKeyBuffer] = [new Uint32Array(capacity), new Float64Array(capacity)];
  }
  const [places, keys] = [placeBuffer, chosenKeyBuffer];
  let size = 0;

  function isBefore(key: number, place: number, at: number): boolean {
    const other = keys[at] ?? 0;
    return key === other ? isPlaceBefore(place, places[at] ?? 0) : key > other;
  }

  function swap(one: number, other: number): void {
    const [place, key] = [places[one] ?? 0, keys[one] ?? 0];
    places[one] = places[other] ?? 0;
    keys[one] = keys[other] ?? 0;
    places[other] = place;
    keys[other] = key;
  }

  /** Moves what comes before a random pivot to its left, and returns where the pivot is then. */
  function partition(start: number, end: number): number {
    swap(start + Math.floor(Math.random() * (end - start)), end - 1);
    const [key, place] = [keys[end - 1] ?? 0, places[end - 1] ?? 0];
    let middle = start;
    for (let at = start; at < end - 1; at += 1) if (!isBefore(key, place, at)) swap(at, middle++);
    swap(middle, end - 1);
    return middle;
  }

  /** Brings the first so many to the front, in any order. */
  function bringForward(many: number): void {
    for (let start = 0, end = size; start < end; ) {
      const middle = partition(start, end);
      if (middle === many) return;
      if (middle < many) start = middle + 1;
      else end = middle;
    }
  }

  return {
    size: () => size,
    /** Those of `keyBuffer` that are not below the least wanted. */
    add(from: number, many: number, least: number): void {
      for (let index = 0; index < many; index += 1) {
        const key = keyBuffer[index] ?? 0;
        if (key < least) continue;
        places[size] = from + index;
        keys[size++] = key;
      }
    },
    /** Returns the least key that is left. */
    selectFirst(many: number): number {
      if (many < size) bringForward(many);
      size = Math.min(size, many);
      let least = Infinity;
      for (let at = 0; at < size; at += 1) least = Math.min(least, keys[at] ?? 0);
      return least;
    },
    listFrom(offset: number): number[] {
      if (offset > 0) bringForward(offset);
      const page = Array.from({ length: size - offset }, (_none, index) => offset + index);
      page.sort((one, other) => (isBefore(keys[one] ?? 0, places[one] ?? 0, other) ? -1 : 1));
      return page.map((at) => places[at] ?? 0);
    },
  };
}
