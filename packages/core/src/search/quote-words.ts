import { foldText } from './fold-text.ts';
import { stripGender } from './strip-gender.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** Analysed words as they stand in the text they were read from, in German quotes. */
export function quoteWords(text: string, words: readonly { text: string }[]): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return '';
  const plain = stripGender(text);
  const written = [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: foldText(word),
    index,
    length: word.length,
  }));
  const from = written.findIndex(({ word }) => word === first.text);
  const to = written.findIndex(({ word }, at) => at >= from && word === last.text);
  const [start, end] = [written[from], written[to]];
  if (!start || !end) return `„${words.map((word) => word.text).join(' ')}“`;
  return `„${plain.slice(start.index, end.index + end.length).replace(/\s+/g, ' ')}“`;
}
