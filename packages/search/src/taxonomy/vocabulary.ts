import { foldText } from '../language/fold-text.ts';
import { splitCompound, stemWord } from '../language/split-compound.ts';
import { type ListedWord, type NearWord, WordList } from '../language/word-list.ts';
import { areaWords } from './places/find-area.ts';
import { wideAreaWords } from './places/find-wide-area.ts';
import { placeBook } from './places/place-book.ts';
import { listTradeWords, wordsOf } from './trade-words.ts';

/** A word and the number of jobs that contain it. */
export type CountedWord = { text: string; count: number };

/** The words a question may be made of. */
export type Vocabulary = {
  /** A folded word, in any of its endings, or a compound of the trade's own parts. */
  has(folded: string): boolean;
  /** The word most likely meant by one that is none. */
  near(folded: string): NearWord | null;
};

/** Shorter words have too many neighbours. */
const SHORTEST_WORD = 5;
const LONG_WORD = 8;
const TRADE_WEIGHT = 1_000;
/** Nobody is sent to a village by a typo. */
const SMALLEST_TOWN = 10_000;
/** A job more or less does not make a word; this many keep the list within a few megabytes. */
const MAX_COUNTED = 50_000;

/** The part that does not change during the lifetime of a process. */
type Base = { words: ReadonlyMap<string, ListedWord>; placeWords: ReadonlySet<string> };
let base: Base | undefined;

let trade: Vocabulary | undefined;

/** Returns the words of the trade and the places. */
export function tradeVocabulary(): Vocabulary {
  trade ??= createVocabulary([]);
  return trade;
}

/** The same with words that stand in titles and employers' names. */
export function createVocabulary(counted: readonly CountedWord[]): Vocabulary {
  base ??= buildBase();
  const { placeWords } = base;
  const words = new Map(base.words);
  for (const { text, count } of counted.slice(0, MAX_COUNTED)) add(words, text, count);
  const known = new Set([...words.keys()].flatMap((folded) => [folded, stemWord(folded)]));
  const list = new WordList([...words.values()].filter(({ folded }) => folded.length >= SHORTEST_WORD - 1));
  const stems = new WordList([...base.words.values()].map((word) => ({ ...word, folded: stemWord(word.folded) })));

  return {
    has: (folded) =>
      known.has(folded) || placeWords.has(folded) || known.has(stemWord(folded)) || splitCompound(folded).length > 1,
    near(folded) {
      if (folded.length < SHORTEST_WORD || /\d/.test(folded)) return null;
      const most = folded.length < LONG_WORD ? 1 : 2;
      const asWritten = list.near(folded, most) ?? list.near(folded.replace(/^f/, 'ph'), most);
      if (asWritten && asWritten.distance < 2) return asWritten;
      // With its ending off, "Krankenpfelgerinnen" is near "Krankenpfleger".
      const stem = stemWord(folded);
      return (stem.length >= SHORTEST_WORD - 1 ? stems.near(stem, 1) : null) ?? asWritten;
    },
  };
}

function buildBase(): Base {
  const words = new Map<string, ListedWord>();
  for (const text of listTradeWords()) add(words, text, TRADE_WEIGHT);
  const placeWords = new Set([...areaWords(), ...wideAreaWords()].map(foldText));
  for (const { kind, name, names, population } of placeBook().places) {
    for (const text of new Set([name, ...names].flatMap(wordsOf))) placeWords.add(foldText(text));
    if (kind === 'district' || population < SMALLEST_TOWN) continue;
    for (const text of wordsOf(name)) if (text.length >= SHORTEST_WORD) add(words, text, population / 1_000);
  }
  return { words, placeWords };
}

/** The first spelling stays: the trade's own before any job's. */
function add(words: Map<string, ListedWord>, text: string, weight: number): void {
  const folded = foldText(text);
  const known = words.get(folded);
  words.set(folded, known ? { ...known, weight: known.weight + weight } : { folded, text, weight });
}
