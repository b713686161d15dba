const LETTER = '[mwdfxigna]';
const WORD = '(?:gn|all|alle|genders?|geschlechter|divers|div|male|female|diverse|human)';
const MARK = `(?:${LETTER}|${WORD})`;
/** "(m/w/d)", "[w|m|x]", "(gn)", "(all genders)"; and "m/w/d" without brackets, where at least two letters stand. */
const BRACKETED = new RegExp(`[([{]\\s*${MARK}(?:[\\s/|*,.:;+-]+${MARK}){0,4}\\.?\\s*[)\\]}]`, 'giu');
const BARE = /(?<![\p{L}\p{N}])[mwdfxi](?:\s?[/|*,]\s?[mwdfxi]){1,3}(?![\p{L}\p{N}])/giu;
/** "Pfleger*in", "Pfleger:innen", "Pfleger/-in", "Pfleger(in)", "Pflegefachfrau/-mann", "Angestellte/r". */
const SUFFIX = /(?<=\p{L})(?:[*:_]|\/-?|\()(?:in(?:nen)?|r|n|e|frau|mann|männer|frauen|person)\b\)?/giu;
/** "PflegerIn", "PflegerInnen". */
const INNER_CAPITAL = /(?<=\p{Ll})In(?:nen)?(?!\p{L})/gu;

/** Removes gender forms from a title, since everybody is meant; the rest names the work. */
export function stripGender(text: string): string {
  return text.replace(BRACKETED, ' ').replace(BARE, ' ').replace(SUFFIX, '').replace(INNER_CAPITAL, '');
}
