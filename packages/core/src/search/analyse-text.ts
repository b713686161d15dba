import { foldText } from './fold-text.ts';
import { splitCompound } from './split-compound.ts';
import { stemWord } from './stem-word.ts';
import { stripGender } from './strip-gender.ts';
import stopWords from './taxonomy/stop-words.json' with { type: 'json' };

/** A word of a text: as it was written, and what it is searched by. */
export type Word = {
  /** Folded, whole: for short forms, which must not bend. */
  text: string;
  stem: string;
  /** The stems of its parts; the stem alone where it is no compound. */
  parts: string[];
};

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
const STOP_WORDS = new Set(stopWords);
/** No ad and no question needs more; what lies behind is not read. */
const LONGEST_TEXT = 50_000;

/** The same for ads and questions: gender, case, umlauts and endings off, compounds taken apart, empty words dropped. */
export function analyseText(text: string): Word[] {
  const words: Word[] = [];
  for (const [written] of foldText(stripGender(text.slice(0, LONGEST_TEXT))).matchAll(WORD)) {
    if (STOP_WORDS.has(written)) continue;
    words.push({ text: written, stem: stemWord(written), parts: splitCompound(written) });
  }
  return words;
}
