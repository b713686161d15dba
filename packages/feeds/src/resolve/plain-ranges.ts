const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const UNITS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const TENS: readonly (readonly [string, string, number])[] = [
  ['zwanzig', 'twenty', 20],
  ['drei(?:ß|ss)ig', 'thirty', 30],
  ['vierzig', 'forty', 40],
  ['fünfzig', 'fifty', 50],
  ['sechzig', 'sixty', 60],
  ['siebzig', 'seventy', 70],
  ['achtzig', 'eighty', 80],
  ['neunzig', 'ninety', 90],
  ['hundert', 'hundred', 100],
];
const ENGLISH = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SMALL =
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn'.split(
    '|',
  );
const SMALL_ENGLISH =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
    '|',
  );
/** The number words from two to a hundred. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  ...[SMALL, SMALL_ENGLISH].flatMap((words) =>
    words.map((word, at) => [new RegExp(`^${word}$`, 'iu'), at + 2] as const),
  ),
  ...TENS.flatMap(([german, english, ten]) =>
    UNITS.map(
      (unit, at) =>
        [
          new RegExp(`^(?:${unit && `${unit}und`}${german}|${english}${at > 0 ? `-${ENGLISH[at]}` : ''})$`, 'iu'),
          ten + at,
        ] as const,
    ),
  ),
];
const numberOf = (word: string): number | null => NUMBERS.find(([name]) => name.test(word))?.[1] ?? null;
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
  [
    new RegExp(
      String.raw`(?:zwischen|between) (${NUMBER})\s?${UNIT}?\s(?:und|and)\s(${NUMBER})(?=[\s-]?(?:${UNIT}|hours))`,
      'giu',
    ),
    '$1 bis $2',
  ],
  // "Teilzeit ab 25 oder Vollzeit mit 38,5 Stunden", "20 Stunden arbeiten oder 39"
  [
    new RegExp(
      String.raw`(teilzeit) (?:ab|mit|von) (${NUMBER})(?:\s?${UNIT})?,? (?:oder|bis|und) (?:in )?(?:zu )?(vollzeit),? (?:mit|von|zu|\()?\s?(${NUMBER})\s?(${UNIT})`,
      'giu',
    ),
    '$1 oder $3 mit $2 bis $4 $5',
  ],
  [
    new RegExp(String.raw`(${NUMBER})\s?(${UNIT})(?: arbeiten)? oder (${NUMBER})(?=\s*(?:[,;]|$))`, 'giu'),
    '$1 oder $3 $2',
  ],
  // "Vollzeit (39 Std.), gern auch Teilzeit ab 25 Std."
  [
    new RegExp(
      String.raw`(vollzeit)\s?(?:mit\s|\()?(${NUMBER})\s?(${UNIT})\)?[,;]?\s(?:oder|gerne? auch|auch|bzw\.)\s(?:in\s)?(teilzeit)\s(?:ab\s|mit\s|von\s|\()(${NUMBER})(?:\s?${UNIT})?`,
      'giu',
    ),
    '$1 oder $4 mit $5 bis $2 $3',
  ],
  // "mindestens 60 %, höchstens 90 %", "ab 25 Stunden, gern bis 38"
  [
    new RegExp(
      String.raw`(?:mindestens|min\.|mind\.|ab) (${NUMBER})\s?(${UNIT}),?\s(?:höchstens|maximal|max\.|gerne? bis|bis)(?: zu)? (${NUMBER})(?:\s?${UNIT})?(?![.,]?\d|\s?€)`,
      'giu',
    ),
    '$1 bis $3 $2',
  ],
];
const NUMBER_WORD = String.raw`(?<!\p{L})(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:${[...SMALL, ...SMALL_ENGLISH, ...TENS.flatMap(([german, english]) => [german, `${english}(?:-(?:one|two|three|four|five|six|seven|eight|nine))?`])].sort((one, other) => other.length - one.length).join('|')})(?!\p{L}|-(?!prozent))`;
const SPELLED = new RegExp(
  String.raw`${NUMBER_WORD}(?=(?:\s?(?:-|–|bis|to|und|and|oder|or)\s?(?:zu\s)?(?:\d[\d,.]*|${NUMBER_WORD}))?[\s-](?:wochenstunden|stunden(?!-)|hours|prozent|%))`,
  'giu',
);

/** Writes the ranges of a sentence in one way, so that readers of numbers need to know only that one. */
export function plainRanges(sentence: string): string {
  if (!/stunden|hours|%|prozent|std|\dh(?!\p{L})/iu.test(sentence)) return sentence;
  const spelled = sentence.replaceAll(SPELLED, (word) => String(numberOf(word) ?? word));
  return RANGES.reduce((text, [range, plain]) => text.replaceAll(range, plain), spelled);
}
