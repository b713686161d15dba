const MIN_STEM = 3;
const PERSON = /(?:frauen|frau|manner|mann|leute|personen|person|krafte|kraft)$/;
/** Longest first; what a word bends by, not what makes another word of it: a "Pfleger" is not the "Pflege". */
const ENDINGS = ['innen', 'inne', 'ern', 'em', 'en', 'es', 'in', 'e', 'n', 's'];
/** Words that bend by -er too, being no persons: "medizinischer", "ärztlicher", "examinierter", "leitender", "Angestellter". */
const ADJECTIVE = /(?:[^f]isch|lich|iert|end|ellt)er$/;

/** The base form of a folded word: number, case and gender taken off, and one word for -frau, -mann, -person, -kraft. */
export function stemWord(word: string): string {
  if (/\d/.test(word)) return word;
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
