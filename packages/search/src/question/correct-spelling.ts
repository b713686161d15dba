import { isCommonWord } from '../language/common-words.ts';
import compoundParts from '../language/compound-parts.json' with { type: 'json' };
import { foldText } from '../language/fold-text.ts';
import type { NearWord } from '../language/word-list.ts';
import { readText, type Token } from '../sentence/read-tokens.ts';
import { isSentenceWord } from '../sentence/sentence-words.ts';
import { findKnownLocation } from '../taxonomy/places/find-location.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import type { Vocabulary } from '../taxonomy/vocabulary.ts';
import { completionsOf } from './prefix-completions.ts';

const SHORTEST_WORD = 5;
const SHORTEST_PART = 3;
const SHORTEST_HALF = 4;
const KNOWN_TOWN = 20_000;
const LINKS = ['', 's', 'n', 'en', 'es', 'e'];
const PARTS = new Set(compoundParts.map(foldText));

/** Reads unknown words as the known ones they are nearest to. A known word, a short form and a quoted one stay as they are. */
export function correctSpelling(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const corrected: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) break;
    const whole = next && joined(token, next, vocabulary);
    corrected.push(...(whole ? [whole] : correctWord(token, vocabulary)));
    if (whole) at += 1;
  }
  return corrected;
}

/** Verbs and everyday words are no typos: "weder" is not Wedel. */
function isEverydayWord(folded: string): boolean {
  return isCommonWord(folded) || isSentenceWord(folded) || isVerb(folded) || isAdjective(folded) || ABROAD.has(folded);
}

/** "tollem" is a form of "toll". */
function isAdjective(folded: string): boolean {
  return folded.endsWith('em') && folded.length > SHORTEST_WORD && isCommonWord(folded.slice(0, -2));
}

/** Towns abroad are no typos of ours: "Groningen" is not Gröningen. */
const ABROAD = new Set(questionWords.placesAbroad.map(foldText));

const VERB_ENDING = /(?:e|st|ts?|te|en)$/;

/** "lande", "landet" and "landets" are forms of a verb that everybody knows. */
function isVerb(folded: string): boolean {
  const stem = folded.replace(VERB_ENDING, '');
  return stem !== folded && stem.length >= SHORTEST_PART && isCommonWord(`${stem}en`);
}

function isUnknown(token: Token, vocabulary: Vocabulary): boolean {
  const isPlainWord = !token.isPhrase && !/\d/.test(token.folded) && token.words.length > 0;
  return isPlainWord && !vocabulary.has(token.folded) && !isEverydayWord(token.folded);
}

function correctWord(token: Token, vocabulary: Vocabulary): Token[] {
  if (token.folded.length < SHORTEST_WORD || !isUnknown(token, vocabulary)) return [token];
  const near = vocabulary.near(token.folded);
  if (isBegun(token.folded, near)) return [token];
  if (near && near.distance === 1) return [correctedTo(token, near.text)];
  const split = splitWords(token, vocabulary);
  if (split) return split;
  const text = near?.text ?? correctCompound(token.folded, vocabulary);
  // A compound of two whole words nobody joined before holds no typo: "Gemeindeschwester".
  return text && foldText(text) !== token.folded ? [correctedTo(token, text)] : [token];
}

/** "psych" becomes many words; "krankenpfleg" only such as begin with the near one. */
function isBegun(folded: string, near: NearWord | null): boolean {
  const completions = completionsOf(folded);
  const isOnly = near !== null && near.folded.length > folded.length;
  return completions.length > 0 && !(isOnly && completions.every((each) => each.folded.startsWith(near.folded)));
}

function correctedTo(token: Token, text: string): Token {
  return { ...token, ...readText(likeTyped(token.text, text)), isCorrected: true };
}

/** Returns a correction in the letter case of the typed word. */
function likeTyped(typed: string, text: string): string {
  if (typed === typed.toLowerCase()) return text.toLowerCase();
  return typed === typed.toUpperCase() ? text.toUpperCase() : text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "krankenpfl eger" */
function joined(token: Token, next: Token, vocabulary: Vocabulary): Token | null {
  if (token.isPhrase || next.isPhrase || next.isExcluded || next.link !== 'none') return null;
  if (!isUnknown(token, vocabulary) && !isUnknown(next, vocabulary)) return null;
  const read = readText(token.text + next.text);
  if (read.folded.length < SHORTEST_WORD || !vocabulary.has(read.folded)) return null;
  return { ...token, ...read, end: next.end, isCorrected: true };
}

/** "hebammewien": a word and a town. Of other words nobody knows whether they are one. */
function splitWords(token: Token, vocabulary: Vocabulary): Token[] | null {
  const { text, start, end } = token;
  if (end - start !== text.length) return null;
  for (let at = SHORTEST_HALF; at <= text.length - SHORTEST_HALF; at += 1) {
    const [left, right] = [readText(text.slice(0, at)), readText(text.slice(at))];
    if (!vocabulary.has(left.folded) || !isTown(right.text)) continue;
    return [
      { ...token, ...left, end: start + at, isCorrected: true },
      { ...token, ...right, start: start + at, isCorrected: true, link: 'none' },
    ];
  }
  return null;
}

function isTown(name: string): boolean {
  const location = findKnownLocation(name);
  return location?.kind === 'point' && location.isExact && location.population >= KNOWN_TOWN;
}

/** Corrects a typo in one part of a compound that nobody has written before: "Nachtpfelgekraft". */
function correctCompound(folded: string, vocabulary: Vocabulary): string | null {
  for (let at = SHORTEST_PART; at <= folded.length - SHORTEST_PART; at += 1) {
    const [left, right] = [folded.slice(0, at), folded.slice(at)];
    if (isPart(left)) {
      const near = vocabulary.near(right);
      if (near) return left + near.text.toLowerCase();
    } else if (PARTS.has(right)) {
      const near = vocabulary.near(left);
      if (near) return near.text.toLowerCase() + right;
    }
  }
  return null;
}

function isPart(text: string): boolean {
  return LINKS.some((link) => text.endsWith(link) && PARTS.has(text.slice(0, text.length - link.length)));
}
