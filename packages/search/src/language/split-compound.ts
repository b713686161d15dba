import parts from './compound-parts.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

const MIN_STEM = 3;

const PERSON = /(?:frauen|frau|manner|mann|leute|personen|person|krafte|kraft)$/;

/** Longest first; what a word bends by, not what makes another word of it: a "Pfleger" is not the "Pflege". */
const ENDINGS = ['innen', 'inne', 'ern', 'em', 'en', 'es', 'in', 'e', 'n', 's'];

/** Words that bend by -er too, being no persons: "medizinischer", "ärztlicher", "examinierter", "leitender", "Angestellter". */
const ADJECTIVE = /(?:[^f]isch|lich|iert|end|ellt)er$/;

/** "Stationen", "physicians", "Häusern" and "Praxen" end like "Station", "physician", "Haus" and "Praxis", which lose their last letters. */
const LONGER_FORM = /(?<=i[oa])n(?:en|s)$|(?<=hau)(?:ses|sern?)$|(?<=prax)(?:is|en)$/;

/** Longer words are no words: they are read as they are, so that no input costs more than its length. */
const MAX_WORD_LENGTH = 64;
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
const PARTS = new Set(parts.map(foldText));
const STEMS = new Set([...PARTS].map(stemWord));
const MAX_PART_LENGTH = Math.max(...[...PARTS].map(({ length }) => length));
const MAX_ENDING_LENGTH = 5;
/** The last part of a word for somebody who does the work, whoever it is. */
const PERSONS = new Set(['frau', 'mann', 'person', 'perso', 'kraft']);

/**
 * The stems of the parts of a compound of the trade's own words, in their order; a word that is not made of them alone
 * stays whole. A general dictionary would see an "Abt" in "gehabt" and a "Sucht" in "untersucht".
 */
export function splitCompound(word: string): string[] {
  if (word.length > MAX_WORD_LENGTH || PARTS.has(word)) return [stemWord(word)];
  /** The fewest parts that lead to each place of the word. */
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - MAX_PART_LENGTH - MAX_ENDING_LENGTH); start < end; start += 1) {
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

/** Checks whether a word ends where a part of a compound does, so that another may begin there. */
export function endsWithPart(text: string): boolean {
  for (let start = Math.max(0, text.length - MAX_PART_LENGTH - MAX_ENDING_LENGTH); start < text.length; start += 1) {
    if (innerPart(text.slice(start)) !== undefined) return true;
  }
  return false;
}

/** Returns a part as it is, or with the letters that link it to the next. */
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

/** Returns the base form of a folded word: number, case and gender taken off, and one word for -frau, -mann, -person, -kraft. */
export function stemWord(word: string): string {
  if (/\d/.test(word)) return word;
  if (LONGER_FORM.test(word)) return word.replace(LONGER_FORM, '');
  const family = word.replace(PERSON, (_ending, at: number) => (at >= MIN_STEM ? 'kraft' : word.slice(at)));
  if (family.endsWith('kraft')) return family;
  if (ADJECTIVE.test(family)) return family.slice(0, -2);
  for (const ending of ENDINGS) {
    if (!family.endsWith(ending)) continue;
    const stem = family.slice(0, ending === 'ern' ? -1 : -ending.length);
    if (stem.length >= MIN_STEM) return stem;
  }
  return family;
}
