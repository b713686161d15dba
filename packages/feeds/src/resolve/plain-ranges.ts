const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const WORDS: Record<string, number> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  achtzehn: 18,
  zwanzig: 20,
  fünfundzwanzig: 25,
  dreißig: 30,
  vierzig: 40,
};
const UNIT = String.raw`(?:%|prozent|wochenstunden|stunden|std\.?|h(?!\p{L}))`;

/** The ways to write a range, from the ones with most words on, and what is left of each. */
const RANGES: readonly (readonly [RegExp, string])[] = [
  // "30, 35 oder 40 Stunden", "60 %, 80 % oder 100 %"
  [
    new RegExp(
      String.raw`(?<![\d.,])(${NUMBER})\s?(?:%\s?)?,\s(?:${NUMBER}\s?(?:%\s?)?,\s)*${NUMBER}\s?(?:%\s?)?(?:oder|bzw\.|und)\s(${NUMBER})\s?(${UNIT})`,
      'giu',
    ),
    '$1 bis $2 $3',
  ],
  // "zwischen 30 und 39 Stunden"
  [new RegExp(String.raw`zwischen (${NUMBER})\s?${UNIT}?\sund\s(${NUMBER})(?=[\s-]?${UNIT})`, 'giu'), '$1 bis $2'],
  // "mindestens 60 %, höchstens 90 %", "ab 25 Stunden, gern bis 38"
  [
    new RegExp(
      String.raw`(?:mindestens|min\.|mind\.|ab) (${NUMBER})\s?(${UNIT}),?\s(?:höchstens|maximal|max\.|gerne? bis|bis)(?: zu)? (${NUMBER})(?:\s?${UNIT})?(?![.,]?\d|\s?€)`,
      'giu',
    ),
    '$1 bis $3 $2',
  ],
];
const SPELLED = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(WORDS).join('|')})(?=\s(?:wochenstunden|stunden\s(?:in der|pro|je|die)\swoche))`,
  'giu',
);

/** Writes the ranges of a sentence in one way, so that readers of numbers need to know only that one. */
export function plainRanges(sentence: string): string {
  if (!/stunden|%|prozent|std|\dh(?!\p{L})/iu.test(sentence)) return sentence;
  const spelled = sentence.replaceAll(SPELLED, (word) => String(WORDS[word.toLowerCase()] ?? word));
  return RANGES.reduce((text, [range, plain]) => text.replaceAll(range, plain), spelled);
}
