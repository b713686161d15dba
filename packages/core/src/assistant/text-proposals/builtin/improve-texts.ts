import type { JobTexts } from '@stellenvisite/contract/assistant/text-proposals';
import { findMasculineWords, toNeutralWords } from '@stellenvisite/contract/jobs/neutral-words';
import { findShoutedWords, hasGenderMarker, isLongSentence } from '@stellenvisite/contract/jobs/text-faults';
import { withGenderMarker } from '@stellenvisite/contract/jobs/with-gender-marker';
import type { Language } from '@stellenvisite/contract/platform/languages';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Replacement = { pattern: RegExp; words: Record<Language, string> };

const same = (words: string) => ({ de: words, en: words });

/** Checks whether a sentence begins at this place. A few signs before it are enough to see that. */
const isSentenceStart = (text: string, at: number): boolean =>
  at === 0 || /[.!?]\s+$/u.test(text.slice(Math.max(0, at - 8), at));

/** Replacements for words that AGG § 11 forbids: the requirements of the job, and nothing about who somebody is. */
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

/** A sentence of which nothing is left goes with its full stop. */
const tidied = (text: string) =>
  text
    .replace(/^\s*[.!?]+\s*/u, '')
    .replace(/([.!?])\s*[.!?]+(?=\s|$)/gu, '$1')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** Shouted words that are no nouns; German writes every noun with a capital. */
const SMALL_WORDS = new Set(
  'dringend sofort jetzt gerne unbedingt immer nicht keine unser unsere unserem unseren flexibel faire attraktive gesucht suchen werden bieten endlich heute with without your urgently immediately wanted'.split(
    ' ',
  ),
);

/** Where a long sentence may end: what follows is a sentence of its own. */
const SPLITS = [/(?<!&#?\w{2,6});\s+/u, /,? und (?=(?:Sie|wir|es) \p{Ll})/u, /,? and (?=(?:you|we|it) \p{Ll})/u];
/** The length above which a sentence has lost its full stops: nobody can tell where its sentences end. */
const MAX_SENTENCE = 2_000;
/** Conjunctions that move the verb to the end of their clause: a sentence is not split behind them. */
const SUBORDINATE = /(?<!\p{L})(?:dass|wenn|weil|ob|damit|obwohl|falls|sobald|that|if|because|when|whether)(?!\p{L})/iu;

/** Rewrites texts in neutral, shorter words, without adding information. */
export function improveTexts(texts: JobTexts, language: Language): JobTexts {
  const { title, introHtml, sections, requirements, benefits } = texts;
  const words = (text: string) => improveWords(text, language);
  const html = (text: string) => improveHtml(text, language);
  return {
    ...(title !== undefined && { title: improveTitle(title, language) }),
    ...(introHtml !== undefined && { introHtml: html(introHtml) }),
    ...(sections && { sections: sections.map((section) => ({ ...section, html: html(section.html) })) }),
    ...(requirements && {
      requirements: requirements.flatMap((need) => {
        const text = words(need.text);
        return text === '' ? [] : [{ ...need, text }];
      }),
    }),
    ...(benefits && {
      benefits: benefits.map((benefit) => ({
        ...benefit,
        title: words(benefit.title) || benefit.title,
        text: words(benefit.text),
      })),
    }),
  };
}

function improveTitle(title: string, language: Language): string {
  const calm = lowered(replaceDiscriminatingWords(title, language)).replace(/\s*!+/gu, '').trim();
  const neutral = findMasculineWords(calm).includes('Krankenpfleger')
    ? calm.replace('Krankenpfleger', 'Pflegefachkraft')
    : toNeutralWords(calm);
  if (neutral === '' || hasGenderMarker(neutral)) return neutral;
  const marked = withGenderMarker(neutral);
  return language === 'en' ? marked.replace('(m/w/d)', '(m/f/d)') : marked;
}

/** Only what is read changes; tags stay where they are. */
function improveHtml(html: string, language: Language): string {
  return html
    .split(/(<[^>]+>)/u)
    .map((piece) => (piece.startsWith('<') ? piece : improveWords(piece, language)))
    .join('');
}

function improveWords(text: string, language: Language): string {
  if (text.trim() === '') return text;
  const neutral = toNeutralWords(replaceDiscriminatingWords(text, language));
  return splitLongSentences(lowered(neutral).replace(/!{2,}/gu, '!'));
}

/** Puts shouted words in lower case, such as "JETZT"; abbreviations stay. */
function lowered(text: string): string {
  const shouted = new Set(findShoutedWords(text));
  if (shouted.size === 0) return text;
  return text.replace(/\p{Lu}+/gu, (word, at: number) => {
    if (!shouted.has(word)) return word;
    const small = word.toLowerCase();
    return !isSentenceStart(text, at) && SMALL_WORDS.has(small) ? small : capitalised(small);
  });
}

function splitLongSentences(text: string): string {
  return text
    .split(/((?<=[.!?])\s+(?=[\p{Lu}„"(]))/u)
    .map((sentence) => splitSentence(sentence))
    .join('');
}

function splitSentence(sentence: string): string {
  if (sentence.length > MAX_SENTENCE || !isLongSentence(sentence)) return sentence;
  for (const pattern of SPLITS) {
    const found = pattern.exec(sentence);
    if (!found || SUBORDINATE.test(sentence.slice(0, found.index))) continue;
    const [first, rest] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    return `${first}. ${splitSentence(capitalised(rest))}`;
  }
  return sentence;
}

function replaceDiscriminatingWords(text: string, language: Language): string {
  const written = REPLACEMENTS.reduce(
    (said, { pattern, words }) =>
      said.replace(pattern, (found, at: number) => {
        const isBeginning = isSentenceStart(said, at) && /^\p{Lu}/u.test(found);
        return isBeginning ? capitalised(words[language]) : words[language];
      }),
    text,
  );
  return written === text ? text : tidied(written);
}
