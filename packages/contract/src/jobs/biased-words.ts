/** The grounds of AGG § 1, and the family, which courts read as sex. */
export const BIAS_GROUNDS = ['age', 'sex', 'origin', 'religion', 'disability', 'family'] as const;
export type BiasGround = (typeof BIAS_GROUNDS)[number];
export type BiasedWords = { start: number; end: number; words: string; ground: BiasGround };

/** Whole words in both languages; a rejection that has one of them is evidence of a bias (AGG § 22). */
const PATTERNS: Record<BiasGround, RegExp> = {
  age: wordsOf(
    'zu alt',
    'zu jung',
    'jünger\\w*',
    'älter\\w*',
    '(?:Ihr|Ihres|Ihrem|das|des|dem) Alters?',
    'Altersgründe\\w*',
    'Lebensalter\\w*',
    'junge[snrm]? (?:und dynamische[snrm]? )?Team',
    'Digital Natives?',
    'too old',
    'too young',
    'younger',
    'older',
    'your age',
  ),
  sex: wordsOf(
    'Geschlecht\\w*',
    'als Frau',
    'als Mann',
    'eine Frau',
    'einen Mann',
    'weiblich\\w*',
    'männlich\\w*',
    'schwul\\w*',
    'lesbisch\\w*',
    'gender',
    'as a (?:wo)?man',
    'a (?:fe)?male',
  ),
  origin: wordsOf(
    'Herkunft\\w*',
    'Nationalität\\w*',
    'Staatsangehörigkeit\\w*',
    'Ausländer\\w*',
    '(?:Ihr|Ihres|Ihrem|Ihren) Akzents?',
    'Muttersprach\\w*',
    'Migrationshintergrund\\w*',
    'Hautfarbe\\w*',
    'native speakers?',
    'nationality',
    'foreigners?',
    'accent',
    'skin colou?r',
  ),
  religion: wordsOf(
    'Religion\\w*',
    'Konfession\\w*',
    'Kopftuch\\w*',
    '(?:Ihr|Ihres|Ihrem|Ihren) Glaubens?',
    'Weltanschauung\\w*',
    'muslim\\w*',
    'jüdisch\\w*',
    'religion',
    'religious',
    'headscarf',
  ),
  disability: wordsOf(
    'Behinderung\\w*',
    'schwerbehindert\\w*',
    'behindert\\w*',
    'chronisch krank\\w*',
    'Gesundheitszustand\\w*',
    'disabled',
    'disabilit(?:y|ies)',
    'state of health',
  ),
  family: wordsOf(
    'schwanger\\w*',
    'Schwangerschaft\\w*',
    '(?:Ihre|kleine|kleinen|Ihrer|Ihren) Kinder\\w*',
    'Kinderwunsch\\w*',
    'Elternzeit\\w*',
    'alleinerziehend\\w*',
    'verheiratet\\w*',
    'Familienplanung\\w*',
    'familiäre[nrs]? Situation',
    'pregnan(?:t|cy)',
    'your children',
    'parental leave',
    'married',
  ),
};

/** `\b` knows only letters of English. */
function wordsOf(...words: string[]): RegExp {
  const letters = words.map((word) => word.replaceAll('\\w', '\\p{L}'));
  return new RegExp(`(?<!\\p{L})(?:${letters.join('|')})(?!\\p{L})`, 'giu');
}

/** In the order of the text. Advice to whoever writes; it never keeps a message from being sent. */
export function findBiasedWords(text: string): BiasedWords[] {
  return BIAS_GROUNDS.flatMap((ground) =>
    [...text.matchAll(PATTERNS[ground])].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
      words,
      ground,
    })),
  ).sort((a, b) => a.start - b.start);
}
