import { findMasculineWords } from './neutral-words.ts';

/** The faults that the rules find in the text of a job, whoever wrote it. */
export const TEXT_FAULTS = ['discriminating', 'masculine_only', 'gender_marker', 'shouting', 'long_sentence'] as const;
export type TextFaultKind = (typeof TEXT_FAULTS)[number];
export type TextFault = { fault: TextFaultKind; words: string[] };

/** "(m/w)" leaves people out and does not count. */
const GENDER_MARKER =
  /\(\s*[a-z](?:\s*[/|,]\s*[a-z]){2,3}\s*\)|\(gn\)|\ball genders\b|[*:_]in(?:nen)?\b|\/-?in\b|frau\/-?\s?mann\b/i;

/** Words that AGG § 11 forbids in an ad or that courts have read as a bias: age, origin, sex. */
const DISCRIMINATING =
  /\b(?:jung(?:e[snrm]?)?,? (?:und |dynamische[snrm]? )?(?:team|mitarbeiter\w*|kolleg\w*|leute)|junges team|jung(?:e[snrm]?)?(?:,| und)? dynamisch\w*|muttersprachler\w*|deutsch als muttersprache|native speaker|berufsanfänger\w* gesucht|nicht älter als \d+|höchstens \d+ jahre alt|maximal \d+ jahre alt|digital native\w*|belastbar(?:e[rsn]?)? mann|deutsche[rn]? staatsangehörigkeit|jünger als \d+)/gi;

const SHOUTED_WORD = /\p{Lu}{5,}/gu;
const KNOWN_ABBREVIATION = /^(?:TV[ÖO]D|AVR|MVZ|UKE?|PFLEGE)$/;

/** Past so many words a sentence has to be read twice. */
const MAX_WORDS = 25;

export const hasGenderMarker = (title: string): boolean => GENDER_MARKER.test(title);

export const findDiscriminatingWords = (text: string): string[] =>
  [...text.matchAll(DISCRIMINATING)].map(([words]) => words);

export const findShoutedWords = (text: string): string[] =>
  [...text.matchAll(SHOUTED_WORD)].map(([word]) => word).filter((word) => !KNOWN_ABBREVIATION.test(word));

/** Lines of a list are sentences of their own; a full stop inside a number or an abbreviation ends none. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}„"(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}/*:.,-]*/gu) ?? [];
export const isLongSentence = (sentence: string): boolean => wordsOf(sentence).length > MAX_WORDS;

export function findTextFaults(text: string, isTitle: boolean): TextFault[] {
  const found: Record<TextFaultKind, string[]> = {
    discriminating: findDiscriminatingWords(text),
    masculine_only: findMasculineWords(text),
    gender_marker: isTitle && text !== '' && !hasGenderMarker(text) ? [text] : [],
    shouting: [...findShoutedWords(text), ...(text.match(/!{2,}/g) ?? [])],
    long_sentence: isTitle ? [] : splitSentences(text).filter(isLongSentence),
  };
  return TEXT_FAULTS.flatMap((fault) =>
    found[fault].length > 0 ? [{ fault, words: [...new Set(found[fault])] }] : [],
  );
}

export const READING_LEVELS = ['easy', 'medium', 'hard'] as const;
export type ReadingLevel = (typeof READING_LEVELS)[number];

/** The LIX index, which holds for German and English: words of a sentence, plus the share of words over six letters. */
export function measureReading(text: string): { level: ReadingLevel; wordsPerSentence: number } | null {
  const sentences = splitSentences(text);
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const wordsPerSentence = words.length / sentences.length;
  const longWords = words.filter((word) => word.replace(/[^\p{L}]/gu, '').length > 6).length;
  const lix = wordsPerSentence + (100 * longWords) / words.length;
  return { level: lix <= 50 ? 'easy' : lix <= 60 ? 'medium' : 'hard', wordsPerSentence: Math.round(wordsPerSentence) };
}
