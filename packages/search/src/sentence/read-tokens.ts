import { analyseText, type Word } from '../language/analyse-text.ts';
import { foldText } from '../language/fold-text.ts';
import { stripGender } from '../language/strip-gender.ts';

/** A range of the question: the index of the first letter, and the one behind the last. */
export type Span = { start: number; end: number };

/** A word or a quoted phrase of the question. */
export type Token = Span & {
  /** As it is read: what was typed, or its corrected spelling. */
  text: string;
  folded: string;
  /** None for a word that carries no meaning of its own. */
  words: readonly Word[];
  isPhrase: boolean;
  isExcluded: boolean;
  isCorrected: boolean;
  /** The link to the previous token: "or" is explicit, a "list" of commas or slashes may mean it. */
  link: 'none' | 'or' | 'list';
};

/** No question is longer; what lies behind is not read. */
export const MAX_QUESTION_LENGTH = 200;

/** A figure that says when. */
export const YEAR = /^20[2-4]\d$/;

const MARK = /[([{][^()[\]{}]{1,40}[)\]}]|(?<![\p{L}\p{N}])\p{L}(?:\s?[/|*,]\s?\p{L}){1,3}(?![\p{L}\p{N}])/gu;
const QUOTED = '"[^"]*"|„[^“”"]*[“”"]|“[^”“"]*[”“"]|«[^»]*»|»[^«]*«';
const GENDER = '(?:(?:[*:_]|/-?|\\()(?:innen|in|r|n|e|frauen|frau|männer|mann|person)(?![\\p{L}\\p{N}])\\)?)?';
const WORD = `[\\p{L}\\p{M}\\p{N}]+(?:['’]\\p{L}+)?${GENDER}`;
/** "Krankenpflegerin/-pfleger": the other gender's ending says nothing new. */
const OTHER_ENDING = '/-\\p{L}+';
const TOKEN = new RegExp(
  `(?<quoted>${QUOTED})|(?<ending>${OTHER_ENDING})|(?<word>${WORD})|(?<or>\\|+)|(?<list>[,;/])`,
  'gu',
);
const OR_WORDS = new Set(['oder', 'or', 'bzw']);

/** Returns the words of a question in their order, with the marks of quotes, minus, "oder", commas and slashes. */
export function readTokens(question: string): Token[] {
  const text = blankMarks(question.slice(0, MAX_QUESTION_LENGTH));
  const tokens: Token[] = [];
  let link = 'none' as Token['link'];
  for (const { 0: written, index, groups = {} } of text.matchAll(TOKEN)) {
    if (groups.ending !== undefined) continue;
    if (groups.quoted === undefined && groups.word === undefined) {
      link = groups.or !== undefined || link === 'or' ? 'or' : 'list';
      continue;
    }
    if (groups.word !== undefined && OR_WORDS.has(foldText(written)) && isBetweenWords(text, index, written)) {
      link = 'or';
      continue;
    }
    const isExcluded = hasMinus(text, index);
    tokens.push(
      toToken(
        question.slice(index, index + written.length),
        { start: isExcluded ? index - 1 : index, end: index + written.length },
        isExcluded,
        link,
      ),
    );
    link = 'none';
  }
  return tokens;
}

function toToken(written: string, span: Span, isExcluded: boolean, link: Token['link']): Token {
  const isPhrase = !/^[\p{L}\p{M}\p{N}]/u.test(written);
  const text = isPhrase ? written.slice(1, -1).trim() : written;
  return { ...span, ...readText(text), isPhrase, isExcluded, isCorrected: false, link };
}

type ReadText = Pick<Token, 'text' | 'folded' | 'words'>;

/** The same few thousand words make up most questions. */
const knownTexts = new Map<string, ReadText>();
const MAX_KNOWN_TEXTS = 10_000;
const MAX_KNOWN_LENGTH = 40;

export function readText(text: string): ReadText {
  const known = knownTexts.get(text);
  if (known) return known;
  const read = { text, folded: foldText(stripGender(text)), words: analyseText(text) };
  if (knownTexts.size >= MAX_KNOWN_TEXTS) knownTexts.clear();
  if (text.length <= MAX_KNOWN_LENGTH) knownTexts.set(text, read);
  return read;
}

/** "(m/w/d)" says nothing; blanks in its place leave every other word where it stood. */
function blankMarks(text: string): string {
  return text.replace(MARK, (mark) => (stripGender(mark).trim() === '' ? ' '.repeat(mark.length) : mark));
}

function hasMinus(text: string, index: number): boolean {
  return text[index - 1] === '-' && (index === 1 || /\s/u.test(text[index - 2] ?? ''));
}

/** Between two words "or" is a choice; "OR nurse" works in an operating room, and Frankfurt lies on the Oder. */
function isBetweenWords(text: string, index: number, word: string): boolean {
  return /[\p{L}\p{N}"“”»)]\s*$/u.test(text.slice(0, index)) && /^\s+[^\s)]/u.test(text.slice(index + word.length));
}

/** Commas, slashes and "oder" hold two parts together, and nothing where one of them is gone. */
const JOINT_BEFORE = /(?:[\s,;/|+&]|(?<=^|\s)(?:oder|or|und|and|bzw)(?=\s|$))+$/iu;
const JOINT_AFTER = /^(?:[\s,;/|+&.:]|(?<=^|\s)(?:oder|or|und|and|bzw)(?=\s|$))+/iu;

/** Returns the question without one of its parts, and without the mark of gender behind it. */
export function withoutSpan(question: string, { start, end }: Span): string {
  const blank = blankMarks(question);
  const left = blank.slice(0, start).replace(/\s+/gu, ' ').trimStart();
  const right = blank.slice(end).replace(/\s+/gu, ' ').trimEnd();
  const [before = ''] = JOINT_BEFORE.exec(left) ?? [];
  const [after = ''] = JOINT_AFTER.exec(right) ?? [];
  const [remaining, rest] = [left.slice(0, left.length - before.length), right.slice(after.length)];
  if (remaining === '' || rest === '') return remaining + rest;
  // A part at the edge of a list leaves the list: "hebamme köln oder bonn" without Köln is no "hebamme oder bonn".
  const isInside = before.trim() !== '' && after.trim() !== '';
  return remaining + (isInside ? before : ' ') + rest;
}
