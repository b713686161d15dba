import { foldText } from './fold-text.ts';
import { stripGender } from './strip-gender.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** Analysed words as they stand in the text they were read from, for a reason to quote. */
export function quoteWords(text: string, words: readonly { text: string }[]): string {
  const plain = stripGender(text);
  let from: number | undefined;
  for (const { 0: written, index } of plain.matchAll(WORD)) {
    const word = foldText(written);
    if (from === undefined && word === words[0]?.text) from = index;
    if (from !== undefined && word === words.at(-1)?.text) {
      return plain.slice(from, index + written.length).replace(/\s+/g, ' ');
    }
  }
  return words.map((word) => word.text).join(' ');
}
