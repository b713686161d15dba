import { headingOf } from './heading-words.ts';
import type { CvLine } from './hide-private-lines.ts';
import { isSchool } from './name-words.ts';
import { isPrivateLabel } from './private-words.ts';
import { hasLanguageName } from './read-languages.ts';
import { readPeriod } from './read-period.ts';

const OPEN_END =
  /(?:[,:&/(+–]|(?<=\p{L})-|\s(?:und|oder|für|von|der|die|des|dem|den|zur|zum|im|in|an|am|auf|mit|bei|nach|durch|als|and|or|of|for|the|in|at|with|to|by|as|nach §|§)|\bDr\.|\bmed\.|\bSt\.|\bProf\.|\b\p{L}{2,}(?:ische|liche|ierte|ischen|lichen|ierten|prüfte|prüfter|kannte|kannter|ierter|ischer|(?:i?ell|ial|iv|är)e[nrs]?)|\b\d{5}|(?<!\d\s?)\b(?:EUR|Euro|CHF))$/iu;
/** Nouns that end like adjectives. */
const NOUN_END = /(?:kapell|gesell|stell|quell|tabell|modell)e[nrs]?$|soziales$|reserve$/iu;
const GOES_ON = /^(?:[a-zäöüß(&)]|und\b|für\b|and\b|of\b)/u;
const BULLET = /^\s*(?:[•·▪◦‣●○■□➢➤✓*–—-])\s/u;
const DATE_OPEN = /(?:\d{4}|\d{1,2}[./]\d{2,4})\s*(?:–|—|-|bis|to)$/iu;
const MONTH_END =
  /\b(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|jan|feb|mär|mar|apr|may|jun|jul|aug|sept?|okt|oct|nov|dez|dec)\.?$/iu;
/** "Urkunde vom", "Krankenschwester seit": the date is on the next line. */
const DATE_FOLLOWS = /\p{L}{3,}.*\s(?:vom|am|seit|bis|im|since|until|from|on|in)$/iu;
/** The second half of a period: "November 2017)", "heute". */
const STARTS_WITH_END =
  /^(?:\p{L}{3,9}\.?\s)?(?:\d{1,2}[./])?(?:19|20)\d{2}\b|^(?:heute|dato|jetzt|present|current|to date)\b/iu;
const EMPLOYED_BY_SELF = /^(?:selbst(?:st)?ändig|freiberuflich|freischaffend|self-employed|freelance)\b/iu;
const MAX_JOINED = 4;
/** Lines of as many letters differ by less in their width. */
const WIDEST = 1.3;
/** A single word that fills a narrow column. */
const LONG_WORD = 14;

/** Joins lines that were only broken to fit their column, so that a name or a sentence is one line again. */
export function joinLines(lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = [];
  for (const line of withWholePeriods(lines)) {
    const last = joined.at(-1);
    const text = last && (withEndOfName(last, line) ?? (isBroken(last, line) ? glue(last.text, line.text) : null));
    if (last && text) {
      last.text = text;
      last.lastLine = line.lastLine ?? line.line;
    } else joined.push({ ...line });
  }
  return joined;
}

/** "Klinik für Allgemein- und⇥2019 – 2020", "Viszeralchirurgie": the name goes on below its date at the right edge. */
function withEndOfName(before: CvLine, after: CvLine): string | null {
  const { name = '', date = '' } = /^(?<name>.+)\t(?<date>[^\t]+)$/u.exec(before.text)?.groups ?? {};
  if (!OPEN_END.test(name) || NOUN_END.test(name) || /:$/u.test(name) || readPeriod(date)?.rest !== '') return null;
  const isSame = before.page === after.page && before.flow === after.flow && before.isStrong === after.isStrong;
  if (!isSame || after.text.includes('\t') || headingOf(after.text) !== null) return null;
  return `${glue(name, after.text)}\t${date}`;
}

function isBroken(before: CvLine, after: CvLine): boolean {
  if (before.page !== after.page || (before.flow ?? 0) !== (after.flow ?? 0)) return false;
  if (after.text.includes('\t') || BULLET.test(after.text) || /^[^:|]{2,30}:(?:\s|$)/u.test(after.text)) return false;
  if ((before.lastLine ?? before.line) - before.line >= MAX_JOINED - 1) return false;
  if (before.isStrong !== after.isStrong && !/[(,]$/u.test(before.text)) return after.text.startsWith('(');
  const cell = before.text.split('\t').at(-1) ?? '';
  if (headingOf(before.text) !== null) return false;
  if (MONTH_END.test(cell) && /^(?:19|20)\d{2}\)?$/u.test(after.text)) return true;
  if (DATE_OPEN.test(cell) && STARTS_WITH_END.test(after.text)) return true;
  if (EMPLOYED_BY_SELF.test(after.text) || isSchool(after.text.split(' ')[0] ?? '')) return false;
  if (DATE_FOLLOWS.test(cell) && /^(?:\d{1,2}[./]|(?:19|20)\d{2})/u.test(after.text)) return true;
  if (readPeriod(after.text)?.isFirst || /@|^(?:\+|0)\d/u.test(after.text)) return false;
  if (isPrivateLabel(cell) || hasLanguageName(cell.split(' ').length === 1 ? cell : '')) return false;
  const isOpenParenthesis = (cell.match(/\(/gu)?.length ?? 0) > (cell.match(/\)/gu)?.length ?? 0);
  return (
    (OPEN_END.test(cell) && !NOUN_END.test(cell) && !hasRoom(cell, after.text)) ||
    isOpenParenthesis ||
    (GOES_ON.test(after.text) &&
      (cell.includes(' ') || cell.length >= LONG_WORD || after.text.startsWith('(')) &&
      !readPeriod(cell)?.isFirst)
  );
}

/** Checks whether the next word would have fitted: the line was not broken, and "Das bringe ich mit" is whole. */
function hasRoom(cell: string, after: string): boolean {
  if (!/\p{L}$/u.test(cell) || /^\p{Ll}/u.test(after)) return false;
  const [word = ''] = after.split(' ', 1);
  return (cell.length + 1 + word.length) * WIDEST < after.length;
}

const glue = (before: string, after: string) =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) && !/^(?:und|oder|and|or)\b/u.test(after)
    ? `${before.slice(0, -1)}${after}`
    : `${before} ${after}`;

/** A period that its narrow column breaks into two rows is moved up: "01/2019 –⇥Klinik", "03/2020⇥Bonn". */
function withWholePeriods(lines: readonly CvLine[]): CvLine[] {
  const whole = lines.map((line) => ({ ...line }));
  for (const [index, line] of whole.entries()) {
    const next = whole[index + 1];
    const [first = '', ...rest] = line.text.split('\t');
    if (!next || !DATE_OPEN.test(first.trim())) continue;
    const [end = '', ...others] = next.text.split('\t');
    if (readPeriod(`${first} ${end}`)?.rest !== '') continue;
    line.text = [`${first} ${end}`, ...rest].join('\t');
    next.text = others.join('\t');
    next.isContinued = true;
  }
  return whole.filter(({ text }) => text !== '');
}
