import { foldText } from './fold-text.ts';
import { splitCompound, stemWord } from './split-compound.ts';
import stopWords from './stop-words.json' with { type: 'json' };
import { stripGender } from './strip-gender.ts';

/** A word of a text: as it was written, and what it is searched by. */
export type Word = Readonly<{
  /** Folded, whole: for short forms, which must not bend. */
  text: string;
  stem: string;
  /** The stems of its parts; the stem alone where it is no compound. */
  parts: readonly string[];
}>;

/** The plain letters, which folding leaves nearly alone, stand first: three times as fast as asking for any letter. */
const WORD = /(?:[a-z0-9]|[\p{L}\p{N}])+(?:['’][\p{L}]+)?/gu;
const STOP_WORDS = new Set(stopWords);
/** No job and no question needs more; what lies behind is not read. */
const MAX_TEXT_LENGTH = 50_000;
/** Anything longer is no word: it is truncated, so that every term fits into an index. */
const MAX_WORD_LENGTH = 64;

/** Analyses jobs and questions alike: gender, case, umlauts and endings off, compounds taken apart, empty words dropped. */
export function analyseText(text: string): Word[] {
  const words: Word[] = [];
  for (const written of foldText(stripGender(text.slice(0, MAX_TEXT_LENGTH))).match(WORD) ?? []) {
    const word = written.length > MAX_WORD_LENGTH ? written.slice(0, MAX_WORD_LENGTH) : written;
    if (!STOP_WORDS.has(word)) words.push(cachedWords.get(word) ?? analyseWord(word));
  }
  return words;
}

/** The same few thousand words make up most jobs; taking them apart is nearly all the work. */
const cachedWords = new Map<string, Word>();
const MAX_CACHED_WORDS = 20_000;

function analyseWord(found: string): Word {
  if (cachedWords.size >= MAX_CACHED_WORDS) cachedWords.clear();
  // A copy: a piece of a text keeps the whole text in memory.
  const text = Buffer.from(found).toString();
  const word = { text, stem: stemWord(text), parts: splitCompound(text) };
  cachedWords.set(text, word);
  return word;
}
