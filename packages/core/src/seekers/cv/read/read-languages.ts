import type { LanguageLevel, SpokenLanguage } from '@stellenvisite/contract/seekers/seeker-profiles';
import { type CvLine, type CvSection, fold, placesOf } from './hide-private-lines.ts';
import names from './language-names.json' with { type: 'json' };
import type { FoundField } from './read-stations.ts';

const LANGUAGE_OF = new Map<string, SpokenLanguage>(
  Object.entries(names).flatMap(([language, words]) =>
    words.map((word): [string, SpokenLanguage] => [fold(word), language as SpokenLanguage]),
  ),
);
const NAME = new RegExp(
  `(?<!\\p{L})(?:${Object.values(names)
    .flat()
    .sort((one, other) => other.length - one.length)
    .join('|')})(?:kenntnisse)?(?!\\p{L})`,
  'giu',
);
/** Languages that the profile has no key for: a row of one is still a row of a language. */
const OTHER_NAME =
  /(?<!\p{L})(?:Malayalam|Marathi|Yoruba|Igbo|Hausa|S[uw]ahili|Kiswahili|P[au]njabi|Bengali|Telugu|Gujarati|Kannada|Amharisch|Amharic|Tigrinya|Somali|Pa[sc]h?to|Paschtu|Hebräisch|Hebrew|Norwegisch|Norwegian|Finnisch|Finnish|Isländisch|Icelandic|Ma[zc]edonisch|Macedonian|Montenegrinisch|Luxemburgisch|Luxembourgish|Rätoromanisch|Romansh|Katalanisch|Catalan|Aserbaidschanisch|Azerbaijani|Kasachisch|Kazakh|Usbekisch|Uzbek|Bela?russisch|Belarusian|Thai|Thailändisch|Indonesisch|Indonesian|Malaiisch|Malay|Nepali|Nepalesisch|Singhalesisch|Sinhala|Latein|Latin|Cebuano|Bisaya|Ilocano|Ilokano|Twi|Akan|Wolof|Lingala|Afrikaans|Zulu|Xhosa|Shona|Oromo|Mongolisch|Mongolian|Birmanisch|Burmese|Khmer|Lao|Gebärdensprache|Sign Language|Esperanto|Tatarisch|Turkmenisch|Kirgisisch|Romanes|Aramäisch|Aramaic|Tschetschenisch|Moldauisch|Irisch|Gaelic|Walisisch|Welsh|Baskisch|Plattdeutsch|Niederdeutsch)(?!\p{L})/iu;
const CEFR = /(?<![\p{L}\d])([ABC] ?[12])(?![\p{L}\d])/u;
const NATIVE =
  /(?<!(?:near|nahezu|fast|annähernd|beinahe|quasi|almost|not|non|nicht|keine?)[- ]?)(?:mutterspr|native)|erstsprache|mother[- ](?:tongue|language)|first language|bilingual|zweisprachig|von (?:haus aus|kindheit|klein auf|geburt)|seit (?:der )?(?:geburt|kindheit)|aufgewachsen|herkunftssprache|home language|from birth|grew up/iu;
/** A heading for the mother tongue alone. */
const NATIVE_ALONE = /^(?:meine )?(?:muttersprachen?|erstsprachen?|native languages?|mother tongues?)$/iu;
const MAX_ROW = 100;

/** Words that describe a level, with the lowest level that they can mean; the person confirms it. */
const DESCRIBED: readonly [RegExp, LanguageLevel][] = [
  [
    /(?:verhandlungs|konferenz|stil|vertrags)(?:sicher|fähig)|business fluent|full professional|\bproficient\b|(?:near|almost)[- ]native|(?:nahezu|fast|annähernd|beinahe|quasi) muttersprach|excellent|exzellent|hervorragend|ausgezeichnet|perfekt/iu,
    'C1',
  ],
  [/fließend|fliessend|fluent|sehr gute?|very good|advanced|fortgeschritten/iu, 'C1'],
];

type Spoken = { language: SpokenLanguage; level: LanguageLevel | null; line: CvLine; isDescribed: boolean };

/** Reads languages with their levels: as written, or by the words that describe them. */
export function readLanguages(sections: readonly CvSection[]): FoundField[] {
  const found = new Map<SpokenLanguage, { spoken: Spoken; heading: string | null }>();
  for (const { kind, heading, lines } of sections) {
    const isOfSection = kind === 'languages';
    const spoken = lines.flatMap((line, index) =>
      readLine(line, { before: nativeAbove(lines, index), next: lines[index + 1], heading, isOfSection }),
    );
    for (const each of spoken) {
      const known = found.get(each.language);
      if (!known || (known.spoken.level === null && each.level !== null))
        found.set(each.language, { spoken: each, heading });
    }
  }
  return [...found.values()].map(({ spoken: { language, level, line, isDescribed }, heading }) => ({
    found: { kind: 'language', value: { language, level } },
    confidence: isDescribed || level === null ? 'probable' : 'sure',
    question: null,
    places: placesOf([line], heading),
  }));
}

/** Returns the line "Muttersprache" above a name, unless it belongs to the name above itself. */
function nativeAbove(lines: readonly CvLine[], index: number): CvLine | undefined {
  const [above, before] = [lines[index - 2], lines[index - 1]];
  if (!before || hasName(before.text) || !NATIVE.test(before.text)) return undefined;
  return above && hasName(above.text) ? undefined : before;
}

/** The context of a line: under a heading for languages a name is enough, elsewhere it needs its level next to it. */
type Around = { before: CvLine | undefined; next: CvLine | undefined; heading: string | null; isOfSection: boolean };

function readLine(line: CvLine, { before, next, heading, isOfSection }: Around): Spoken[] {
  const matches = [...line.text.matchAll(NAME)];
  return matches.flatMap((match, index) => {
    const language = LANGUAGE_OF.get(fold(match[0].replace(/kenntnisse$/iu, '')));
    if (!language) return [];
    const until = matches[index + 1]?.index ?? line.text.length;
    const after = line.text.slice(match.index, until);
    // A table of its own may have the level below the name.
    const isAlone = matches.length === 1 && fold(line.text) === fold(match[0]);
    const written =
      levelIn(after) ??
      (isAlone && next && !hasName(next.text) ? levelIn(next.text) : null) ??
      levelBefore(line.text, match.index, matches, index) ??
      (isAlone && before ? 'native' : null);
    const level =
      written ??
      describedIn(after) ??
      (isAlone && next && !hasName(next.text) ? describedIn(next.text) : null) ??
      (isOfSection && heading && NATIVE_ALONE.test(heading) ? 'native' : null);
    const isDescribed = written === null && level !== null && level !== 'native';
    const isListed = isOfSection || (written !== null && line.text.length < 100);
    return isListed ? [{ language, level, line, isDescribed }] : [];
  });
}

const hasName = hasLanguageName;

export function hasLanguageName(text: string): boolean {
  return new RegExp(NAME.source, 'iu').test(text);
}

const LEADING = new RegExp(`^[\\s•·▪*–-]*(?:${NAME.source}|${OTHER_NAME.source})\\s*(?:$|[\\t:,(–—|·/-]|\\s)`, 'iu');

/** Checks whether a line begins with the name of a language, as rows of languages do. */
export const isLanguageLine = (text: string): boolean => text.length <= MAX_ROW && LEADING.test(text);

/** Checks whether lines are rows of languages, or one line that lists several. */
export function isLanguageList(lines: readonly Pick<CvLine, 'text'>[]): boolean {
  const rows = lines.filter(({ text }) => isLanguageLine(text));
  if (rows.length === 1 && lines.length === 1) return [...(lines[0]?.text ?? '').matchAll(NAME)].length > 1;
  return rows.length > 1 && rows.length * 2 >= lines.length;
}

const describedIn = (text: string) => DESCRIBED.find(([words]) => words.test(text))?.[1] ?? null;

function levelIn(text: string): LanguageLevel | null {
  if (NATIVE.test(text)) return 'native';
  return (CEFR.exec(text)?.[1]?.replace(' ', '') as LanguageLevel | undefined) ?? null;
}

/** Returns the level before the only name of the line: "Muttersprache: Polnisch", "B2 Deutsch". */
function levelBefore(
  text: string,
  at: number,
  matches: readonly RegExpExecArray[],
  index: number,
): LanguageLevel | null {
  return matches.length === 1 && index === 0 ? levelIn(text.slice(0, at)) : null;
}
