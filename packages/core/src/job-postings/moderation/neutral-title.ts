/** Endings that name one sex, and those that name the work. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/assistent(?:in)?(?!\p{L})/giu, 'assistenz'],
  [/helfer(?:in)?(?!\p{L})/giu, 'hilfe'],
  [/leiter(?:in)?(?!\p{L})/giu, 'leitung'],
  [/fach(?:frau|mann)(?!\p{L})/giu, 'fachkraft'],
  [/(?<!\p{L})Krankenschwester(?!\p{L})/giu, 'Pflegefachkraft'],
  [/(?<!\p{L})Krankenpfleger(?:in)?(?!\p{L})/giu, 'Pflegefachkraft'],
];

/** A title that means everybody: the work instead of the person where a word for it is known, and the marker. */
export function toNeutralTitle(title: string): string {
  const neutral = ENDINGS.reduce((text, [pattern, ending]) => text.replace(pattern, ending), title);
  return `${neutral.replace(/\s*\([mwf]\s*\/\s*[mwf]\)/i, '').trim()} (m/w/d)`;
}
