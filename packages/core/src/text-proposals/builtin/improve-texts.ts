import type { Language } from '@stellenvisite/contract/languages';
import { findMasculineWords, toNeutralWords } from '@stellenvisite/contract/neutral-words';
import { findShoutedWords, hasGenderMarker, isLongSentence } from '@stellenvisite/contract/text-faults';
import type { JobTexts } from '@stellenvisite/contract/text-proposals';
import { withGenderMarker } from '@stellenvisite/contract/with-gender-marker';
import { replaceDiscriminatingWords } from './agg-words.ts';
import { capitalised } from './capitalised.ts';

/** Shouted words that are no nouns; German writes every noun with a capital. */
const SMALL_WORDS = new Set(
  'dringend sofort jetzt gerne unbedingt immer nicht keine unser unsere unserem unseren flexibel faire attraktive gesucht suchen werden bieten endlich heute with without your urgently immediately wanted'.split(
    ' ',
  ),
);

/** Where a long sentence may end: what follows is a sentence of its own. */
const SPLITS = [/(?<!&#?\w{2,6});\s+/u, /,? und (?=(?:Sie|wir|es) \p{Ll})/u, /,? and (?=(?:you|we|it) \p{Ll})/u];
/** In a clause that hangs on one of these the verb stands last, and its end is no sentence. */
const SUBORDINATE = /(?<!\p{L})(?:dass|wenn|weil|ob|damit|obwohl|falls|sobald|that|if|because|when|whether)(?!\p{L})/iu;

/** The same texts in neutral, shorter words. It adds nothing that was not said. */
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

/** "JETZT" is said more calmly; abbreviations stay. */
function lowered(text: string): string {
  return findShoutedWords(text).reduce((calm, word) => {
    const small = word.toLowerCase();
    const at = calm.indexOf(word);
    const isBeginning = /(?:^|[.!?]\s+)$/u.test(calm.slice(0, at));
    return calm.replace(word, !isBeginning && SMALL_WORDS.has(small) ? small : capitalised(small));
  }, text);
}

function splitLongSentences(text: string): string {
  return text
    .split(/((?<=[.!?])\s+(?=[\p{Lu}„"(]))/u)
    .map((sentence) => splitSentence(sentence))
    .join('');
}

function splitSentence(sentence: string): string {
  if (!isLongSentence(sentence)) return sentence;
  for (const pattern of SPLITS) {
    const found = pattern.exec(sentence);
    if (!found || SUBORDINATE.test(sentence.slice(0, found.index))) continue;
    const [first, rest] = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
    return `${first}. ${splitSentence(capitalised(rest))}`;
  }
  return sentence;
}
