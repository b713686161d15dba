import { editDistance } from './edit-distance.ts';

export type ListedWord = { folded: string; text: string; weight: number };
export type NearWord = ListedWord & { distance: number };

/** Words by length, each with the letters it is made of, so that a near one is found without looking closely at all. */
export class WordList {
  readonly #byLength = new Map<number, { words: ListedWord[]; letters: Int32Array }>();

  constructor(words: Iterable<ListedWord>) {
    const lists = new Map<number, ListedWord[]>();
    for (const word of words) {
      const list = lists.get(word.folded.length);
      if (list) list.push(word);
      else lists.set(word.folded.length, [word]);
    }
    for (const [length, list] of lists) {
      this.#byLength.set(length, { words: list, letters: Int32Array.from(list, ({ folded }) => lettersOf(folded)) });
    }
  }

  /** The nearest within so many slips; of equally near ones the one that begins alike, then the one of most weight. */
  near(folded: string, most: number): NearWord | null {
    const letters = lettersOf(folded);
    let best: NearWord | null = null;
    for (let length = folded.length - most; length <= folded.length + most; length += 1) {
      const list = this.#byLength.get(length);
      if (!list) continue;
      for (let at = 0; at < list.letters.length; at += 1) {
        // A mistaken letter changes two of the signs, any other slip one or none.
        if (countBits(letters ^ (list.letters[at] ?? 0)) > 2 * most) continue;
        const word = list.words[at];
        const distance: number = word ? editDistance(folded, word.folded, best?.distance ?? most) : most + 1;
        if (word && distance <= most && isBetter(folded, { ...word, distance }, best)) best = { ...word, distance };
      }
    }
    return best;
  }
}

function isBetter(folded: string, word: NearWord, best: NearWord | null): boolean {
  if (!best || word.distance !== best.distance) return !best || word.distance < best.distance;
  const beginsAlike = Number(word.folded[0] === folded[0]) - Number(best.folded[0] === folded[0]);
  return beginsAlike === 0 ? word.weight > best.weight : beginsAlike > 0;
}

function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at += 1) letters |= 1 << (folded.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let left = bits;
  left -= (left >>> 1) & 0x55555555;
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
