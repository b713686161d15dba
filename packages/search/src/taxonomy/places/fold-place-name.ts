import aliases from './data/place-aliases.json' with { type: 'json' };

const ALIASES: Record<string, string> = aliases;
const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe' };

/** Lower case, umlauts as two letters, no accents, no punctuation, `Sankt` as `st`: what `places.folded` holds. */
export function foldPlaceSpelling(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüßæøœ]/g, (letter) => GERMAN[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // An "ǣ" has lost its stroke only now.
      .replace(/[æøœ]/g, (letter) => GERMAN[letter] ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/\b(sankt|saint|sainte|ste)\b/g, 'st')
      .trim()
  );
}

/** "ae" for "ä": not where the e belongs to the next sound, as in "Aue", "Neuenburg" and "Quelle". */
const WRITTEN_OUT_UMLAUT = /(?<![aeouq])([aou])e+/gu;

/** A folded name without its umlauts, so that "Munchen" begins as "Muenchen" does. The beginning of a name stays its beginning. */
export function dropUmlauts(folded: string): string {
  return folded.replace(WRITTEN_OUT_UMLAUT, '$1');
}

/** The folded spelling, with names in other languages and short forms brought to the one our list uses. */
export function foldPlaceName(name: string): string {
  const folded = foldPlaceSpelling(name);
  return Object.hasOwn(ALIASES, folded) ? (ALIASES[folded] ?? folded) : folded;
}

export function placeSlug(name: string): string {
  return foldPlaceSpelling(name).replaceAll(' ', '-');
}
