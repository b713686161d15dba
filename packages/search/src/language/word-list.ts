import { editDistance } from './edit-distance.ts';

export type ListedWord = {
  folded: string;
  /** As it is written. */
  text: string;
  /** How likely it is meant. */
  weight: number;
};
export type NearWord = ListedWord & { distance: number };

/** Columns rather than objects: fifty thousand words take a few megabytes. */
type Shelf = { folded: string[]; texts: string[]; weights: Float32Array; letters: Int32Array };

/** Words by length, each with the letters it is made of, so that a near one is found without looking closely at all. */
export class WordList {
  readonly #shelves = new Map<number, Shelf>();

  constructor(words: readonly ListedWord[]) {
    for (const [length, list] of Map.groupBy(words, ({ folded }) => folded.length)) {
      this.#shelves.set(length, {
        folded: list.map(({ folded }) => folded),
        texts: list.map(({ text }) => text),
        weights: Float32Array.from(list, ({ weight }) => weight),
        letters: Int32Array.from(list, ({ folded }) => lettersOf(folded)),
      });
    }
  }

  /** The nearest within so many typos; of equally near ones the one that begins alike, then the one of most weight. */
  near(folded: string, most: number): NearWord | null {
    let best: NearWord | null = null;
    for (let length = folded.length - most; length <= folded.length + most; length += 1) {
      const shelf = this.#shelves.get(length);
      if (shelf) best = nearestOn(shelf, folded, most, best);
    }
    return best;
  }
}

function nearestOn(shelf: Shelf, folded: string, most: number, found: NearWord | null): NearWord | null {
  const letters = lettersOf(folded);
  let best = found;
  for (let at = 0; at < shelf.letters.length; at += 1) {
    const others = shelf.letters[at] ?? 0;
    // No typo takes more than one letter away or brings more than one.
    if (countBits(letters & ~others) > most || countBits(others & ~letters) > most) continue;
    const other = shelf.folded[at] ?? '';
    if (!mayBeginAlike(folded, other)) continue;
    const nearest = best?.distance ?? most;
    const distance = editDistance(folded, other, nearest);
    if (distance > nearest) continue;
    const word = { folded: other, text: shelf.texts[at] ?? other, weight: shelf.weights[at] ?? 0, distance };
    if (!best || isBetter(folded, word, best)) best = word;
  }
  return best;
}

/** The first letter is left out, doubled or swapped, but hardly ever mistaken: "rädern" is not "Wadern". */
function mayBeginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || one[0] === other[1] || one[1] === other[0];
}

function isBetter(folded: string, word: NearWord, best: NearWord): boolean {
  if (word.distance !== best.distance) return word.distance < best.distance;
  const beginsAlike = Number(word.folded[0] === folded[0]) - Number(best.folded[0] === folded[0]);
  return beginsAlike === 0 ? word.weight > best.weight : beginsAlike > 0;
}

function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at += 1) letters |= 1 << (folded.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
