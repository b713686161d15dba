import parts from './compound-parts.json' with { type: 'json' };
import { foldText } from './fold-text.ts';
import { stemWord } from './stem-word.ts';

/** Longer words are no words: they are read as they are, so that no input costs more than its length. */
const LONGEST_WORD = 64;
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const PARTS = new Set(parts.map(foldText));
const STEMS = new Set([...PARTS].map(stemWord));
const LONGEST_PART = Math.max(...[...PARTS].map(({ length }) => length));
const LONGEST_ENDING = 5;
/** The last part of a word for somebody who does the work, whoever it is. */
const PERSONS = new Set(['frau', 'mann', 'person', 'perso', 'kraft']);

/**
 * The stems of the parts of a compound of the trade's own words, in their order; a word that is not made of them alone
 * stays whole. A general dictionary would see an "Abt" in "gehabt" and a "Sucht" in "untersucht".
 */
export function splitCompound(word: string): string[] {
  if (word.length > LONGEST_WORD || PARTS.has(word)) return [stemWord(word)];
  /** The fewest parts that lead to each place of the word. */
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_PART - LONGEST_ENDING); start < end; start += 1) {
      const before = best[start];
      if (!before || (best[end]?.length ?? Number.POSITIVE_INFINITY) <= before.length + 1) continue;
      const text = word.slice(start, end);
      const part = end === word.length ? lastPart(text) : innerPart(text);
      if (part) best[end] = [...before, part];
    }
  }
  const found = best[word.length];
  return found && found.length > 1 ? found : [stemWord(word)];
}

/** Whether a word ends where a part of a compound does, so that another may begin there. */
export function endsWithPart(text: string): boolean {
  for (let start = Math.max(0, text.length - LONGEST_PART - LONGEST_ENDING); start < text.length; start += 1) {
    if (innerPart(text.slice(start)) !== undefined) return true;
  }
  return false;
}

/** A part as it stands, or with the letters that link it to the next. */
function innerPart(text: string): string | undefined {
  for (const link of LINKS) {
    const part = text.slice(0, text.length - link.length);
    if (text.endsWith(link) && PARTS.has(part)) return stemWord(part);
  }
  return undefined;
}

/** At the end a part bends as the whole word does. */
function lastPart(text: string): string | undefined {
  const stem = stemWord(text);
  if (PERSONS.has(stem)) return 'kraft';
  return STEMS.has(stem) ? stem : undefined;
}
