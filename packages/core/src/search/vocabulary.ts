import { placeBook } from '../places/place-book.ts';
import { foldText } from './fold-text.ts';
import { splitCompound } from './split-compound.ts';
import { stemWord } from './stem-word.ts';
import compoundParts from './taxonomy/compound-parts.json' with { type: 'json' };
import questionWords from './taxonomy/question-words.json' with { type: 'json' };
import stopWords from './taxonomy/stop-words.json' with { type: 'json' };
import writtenFilters from './taxonomy/written-filters.json' with { type: 'json' };
import { DEPARTMENTS, EMPLOYER_TERMS, LEVELS, MEDICAL_FIELDS, OCCUPATIONS } from './taxonomy.ts';
import { type ListedWord, type NearWord, WordList } from './word-list.ts';

/** A word and in how many ads it stands. */
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
/** Nobody is sent to a village by a slip of the finger. */
const SMALLEST_TOWN = 10_000;
const MOST_WORDS = 60_000;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of the trade and the places, and with them those of titles and employers' names. */
export function createVocabulary(counted: Iterable<CountedWord> = []): Vocabulary {
  const words = new Map<string, ListedWord>();
  for (const text of tradeWords()) add(words, text, TRADE_WEIGHT);
  for (const { text, count } of counted) if (words.size < MOST_WORDS) add(words, text, count);
  const stems = new Set([...words.keys()].map(stemWord));
  const placeWords = addPlaces(words);
  const list = new WordList(byStem(words));

  return {
    has: (folded) =>
      words.has(folded) || placeWords.has(folded) || stems.has(stemWord(folded)) || splitCompound(folded).length > 1,
    near(folded) {
      if (folded.length < SHORTEST_WORD || /\d/.test(folded)) return null;
      const most = folded.length < LONG_WORD ? 1 : 2;
      const asWritten = list.near(folded, most);
      if (asWritten && asWritten.distance === 1) return asWritten;
      return list.near(stemWord(folded), Math.min(most, 1)) ?? asWritten;
    },
  };
}

/** "Krankenpflegerinnen" with a slip is near "Krankenpfleger" once its ending is off. */
function* byStem(words: ReadonlyMap<string, ListedWord>): Iterable<ListedWord> {
  for (const word of words.values()) {
    if (word.folded.length < SHORTEST_WORD - 1) continue;
    yield word;
    const stem = stemWord(word.folded);
    if (stem !== word.folded && stem.length >= SHORTEST_WORD - 1 && !words.has(stem)) yield { ...word, folded: stem };
  }
}

function add(words: Map<string, ListedWord>, text: string, weight: number): void {
  const folded = foldText(text);
  const known = words.get(folded);
  if (known) known.weight += weight;
  else words.set(folded, { folded, text, weight });
}

function* tradeWords(): Iterable<string> {
  for (const { forms, english, short, label } of [
    ...OCCUPATIONS,
    ...LEVELS,
    ...MEDICAL_FIELDS,
    ...DEPARTMENTS,
    ...EMPLOYER_TERMS,
  ]) {
    for (const text of [...forms, ...english, ...short.map((each) => each.text), label.de]) yield* wordsOf(text);
  }
  for (const { fields } of OCCUPATIONS) for (const text of fields) yield* wordsOf(text);
  for (const { doctors } of MEDICAL_FIELDS) for (const text of doctors) yield* wordsOf(text);
  for (const { names } of EMPLOYER_TERMS) for (const text of names) yield* wordsOf(text);
  for (const { words } of writtenFilters) for (const text of words) yield* wordsOf(text);
  const { ignoredPhrases, noise, excluded, placeHints, placeJoints, beforeFilter, beforeRadius, afterRadius } =
    questionWords;
  for (const list of [
    ignoredPhrases,
    noise,
    excluded,
    placeHints,
    placeJoints,
    beforeFilter,
    beforeRadius,
    afterRadius,
  ]) {
    for (const text of list) yield* wordsOf(text);
  }
  yield* stopWords;
  yield* compoundParts;
}

/** All words of all places are known; only those of towns are offered. */
function addPlaces(words: Map<string, ListedWord>): Set<string> {
  const known = new Set<string>();
  for (const { kind, name, names, population } of placeBook().places) {
    for (const text of [name, ...names].flatMap(wordsOf)) known.add(foldText(text));
    if (kind === 'district' || population < SMALLEST_TOWN) continue;
    for (const text of wordsOf(name)) if (text.length >= SHORTEST_WORD) add(words, text, population / 1_000);
  }
  return known;
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
