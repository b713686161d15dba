import type { LanguageLevel, SpokenLanguage } from '@stellenvisite/contract/seeker-profiles';
import { type CvLine, type CvSection, fold, placesOf } from './cv-line.ts';
import type { FoundField } from './found-field.ts';
import names from './language-names.json' with { type: 'json' };

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
const CEFR = /(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u;
const NATIVE = /muttersprach|erstsprache|native|mother tongue|first language|bilingual|zweisprachig aufgewachsen/iu;

type Spoken = { language: SpokenLanguage; level: LanguageLevel | null; line: CvLine };

/** A level is taken as written: words such as "fluent" are no level, and the person is asked for it. */
export function readLanguages(sections: readonly CvSection[]): FoundField[] {
  const found = new Map<SpokenLanguage, { spoken: Spoken; heading: string | null }>();
  for (const { kind, heading, lines } of sections) {
    if (kind === 'ignored') continue;
    const spoken = lines.flatMap((line, index) => readLine(line, lines[index + 1], kind === 'languages'));
    for (const each of spoken) {
      const known = found.get(each.language);
      if (!known || (known.spoken.level === null && each.level !== null))
        found.set(each.language, { spoken: each, heading });
    }
  }
  return [...found.values()].map(({ spoken: { language, level, line }, heading }) => ({
    found: { kind: 'language', value: { language, level } },
    confidence: level === null ? 'probable' : 'sure',
    question: null,
    places: placesOf([line], heading),
  }));
}

/** Under their own heading names are enough; elsewhere a name needs its level beside it. */
function readLine(line: CvLine, next: CvLine | undefined, isOfSection: boolean): Spoken[] {
  const matches = [...line.text.matchAll(NAME)];
  return matches.flatMap((match, index) => {
    const language = LANGUAGE_OF.get(fold(match[0].replace(/kenntnisse$/iu, '')));
    if (!language) return [];
    const until = matches[index + 1]?.index ?? line.text.length;
    const after = line.text.slice(match.index, until);
    // A table of its own may have the level below the name.
    const isAlone = matches.length === 1 && fold(line.text) === fold(match[0]);
    const level =
      levelIn(after) ??
      (isAlone && next && !hasName(next.text) ? levelIn(next.text) : null) ??
      levelBefore(line.text, match.index, matches, index);
    return isOfSection || (level !== null && line.text.length < 100) ? [{ language, level, line }] : [];
  });
}

const hasName = (text: string) => new RegExp(NAME.source, 'iu').test(text);

function levelIn(text: string): LanguageLevel | null {
  if (NATIVE.test(text)) return 'native';
  return (CEFR.exec(text)?.[1] as LanguageLevel | undefined) ?? null;
}

/** "Muttersprache: Polnisch", "B2 Deutsch": the level stands before the only name of the line. */
function levelBefore(
  text: string,
  at: number,
  matches: readonly RegExpExecArray[],
  index: number,
): LanguageLevel | null {
  return matches.length === 1 && index === 0 ? levelIn(text.slice(0, at)) : null;
}
