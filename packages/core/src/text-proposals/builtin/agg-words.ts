import type { Language } from '@stellenvisite/contract/languages';
import { capitalised } from './capitalised.ts';

type Replacement = { pattern: RegExp; words: Record<Language, string> };
const same = (words: string) => ({ de: words, en: words });

/** What stands in place of the words that AGG § 11 forbids: what the job needs, and nothing about who somebody is. */
const REPLACEMENTS: readonly Replacement[] = [
  {
    pattern: /\bjung(?:e[snrm]?)?,? (?:(?:und )?dynamische[snrm]? |und )?(?=team|mitarbeiter|kolleg|leute)/gi,
    words: same(''),
  },
  { pattern: /\bdeutsch als muttersprache\b/gi, words: same('sehr gutes Deutsch') },
  {
    pattern: /\b(?:deutsche[nr]? )?muttersprachler\p{L}*/giu,
    words: same('Menschen mit sehr guten Deutschkenntnissen'),
  },
  { pattern: /\b(?:a )?german native speakers?\b/gi, words: { de: 'fließend Deutsch', en: 'fluent in German' } },
  { pattern: /\bnative(?= speakers?\b)/gi, words: same('fluent') },
  { pattern: /\bberufsanfänger\p{L}* gesucht\b/giu, words: same('Berufseinstieg möglich') },
  {
    pattern:
      /,?\s*(?:\b(?:und|aber|Sie sind|du bist)\s+)?\b(?:(?:nicht älter|jünger) als \d+(?: Jahre)?(?: alt)?|(?:höchstens|maximal) \d+ Jahre alt)/gi,
    words: same(''),
  },
  {
    pattern: /\bdigital natives?\b/gi,
    words: {
      de: 'Menschen, die sicher mit digitalen Programmen umgehen',
      en: 'people who are confident with digital tools',
    },
  },
  { pattern: /\b(?:ein(?:en|em)? )?belastbar(?:e[rsn]?)? mann\b/gi, words: same('eine belastbare Person') },
  {
    pattern: /\b(?:die )?deutsche[rn]? staatsangehörigkeit\b/gi,
    words: { de: 'eine gültige Arbeitserlaubnis', en: 'a valid work permit' },
  },
];

export function replaceDiscriminatingWords(text: string, language: Language): string {
  const written = REPLACEMENTS.reduce(
    (said, { pattern, words }) =>
      said.replace(pattern, (found, at: number) => {
        const isBeginning = /(?:^|[.!?]\s+)$/u.test(said.slice(0, at)) && /^\p{Lu}/u.test(found);
        return isBeginning ? capitalised(words[language]) : words[language];
      }),
    text,
  );
  return written === text ? text : tidied(written);
}

/** A sentence of which nothing is left goes with its full stop. */
const tidied = (text: string) =>
  text
    .replace(/^\s*[.!?]+\s*/u, '')
    .replace(/([.!?])\s*[.!?]+(?=\s|$)/gu, '$1')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
