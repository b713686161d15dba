import { analyseText, type Word } from '../language/analyse-text.ts';

const known = new Map<string, readonly Word[]>();

/** Returns the words of a form of the taxonomy, analysed once in a process. Not for what people type: entries are never evicted. */
export function wordsOfForm(form: string): readonly Word[] {
  const words = known.get(form) ?? analyseText(form);
  known.set(form, words);
  return words;
}
