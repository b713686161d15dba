const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };
/** "ae" for "ä": not where the e belongs to the next sound, as in "Bauer", "neue" and "Quelle". */
const WRITTEN_OUT_UMLAUT = /(?<![aeouq])(a|o|u)e+/gu;
const COMBINING = /\p{M}+/gu;

/** One spelling for all: case, accents, umlauts written either way. The same for what is searched and what is found. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(COMBINING, '')
    .replace(/[ßæœøł]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(WRITTEN_OUT_UMLAUT, '$1');
}
