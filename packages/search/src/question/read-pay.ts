import { HOURS_A_MONTH } from '@stellenvisite/contract/pay-hours';
import { foldText } from '../language/fold-text.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import type { PhraseHit } from './phrase-table.ts';
import type { FilterMeaning } from './read-filters.ts';
import { type Token, YEAR } from './read-tokens.ts';

const AMOUNT = String.raw`(?:\d{1,3}(?:[.'’\u00a0 ]\d{3})+(?!\d)|\d+)`;
const CENTS = String.raw`(?:,(?:\d{1,2}|[-–]+))?`;
const CURRENCY = String.raw`(?:€|(?:euros?|eur|chf|sfr|franken|francs?)(?![\p{L}\p{N}])\.?)`;
const PERIOD = String.raw`(?<year>jahr(?:es)?|jährlich|jaehrlich|p\.?\s?a|year|yearly|annum|annually)|(?<hour>stunde|std|h|hour|stündlich|hourly)|monat|monatlich|mtl|month|monthly`;
const BEHIND = String.raw`(?:\s*(?:brutto|netto|gross|gehalt|lohn|verdienst|im|in|der|pro|je|die|per|a|/)(?![\p{L}\p{N}]))*(?:\s*/?\s*(?:${PERIOD})(?![\p{L}\p{N}])\.?)?(?:\s*(?:brutto|netto|gross)(?![\p{L}\p{N}]))?`;
const SIGN_BEFORE = /€\s?$/u;

/** Of a range, "3500–4200 €" or "3500 € bis 4200 €", the lower figure is the one to be reached. */
function payPattern(joint: string): RegExp {
  const upper = String.raw`\s?${joint}\s?(?:${CURRENCY}\s?)?${AMOUNT}${CENTS}`;
  const signFirst = String.raw`${CURRENCY}\s?(?<behind>${AMOUNT})${CENTS}(?:${upper})?`;
  const signLast = String.raw`(?<before>${AMOUNT})${CENTS}(?:\s?${CURRENCY}(?:${upper}(?:\s?${CURRENCY})?)?|${upper}\s?${CURRENCY})`;
  return new RegExp(`^(?:${signFirst}|${signLast})${BEHIND}`, 'iu');
}

/** Without a currency a figure is pay beside a word that says so: "4000 brutto", "Gehalt ab 4000". */
const BARE = new RegExp(
  String.raw`^(?<before>${AMOUNT})${CENTS}(?:\s?(?:-|–|bis|to)\s?${AMOUNT}${CENTS})?(?<said>\s*(?:brutto|netto|gross)(?![\p{L}\p{N}]))?${BEHIND}`,
  'iu',
);
const PAY = payPattern('(?:-|–|bis|to)');
/** Only behind "zwischen" does "und" join two figures. */
const PAY_BETWEEN = payPattern('(?:-|–|bis|to|und|and)');

const NOUNS = new Set(questionWords.payNouns.map(foldText));
const LOWER = new Set(questionWords.beforeLeastPay.map(foldText));
const LEADS = new Set([...questionWords.beforePay.map(foldText), ...LOWER, ...NOUNS]);
const BETWEEN = new Set(questionWords.beforePayRange.map(foldText));
const UPPER = new Set(questionWords.beforeHighestPay.map(foldText));
const NOT = new Set(['nicht', 'no', 'not']);

/** Nobody earns less in a month, and nobody more. */
const [LEAST, MOST] = [500, 100_000];
const MOST_AN_HOUR = 500;
const LEAST_BARE = 1_000;
/** Without a word for it, so much is meant for a year. */
const YEARLY = 20_000;
const MONTHS = 12;

/**
 * "ab 4000 €" says what is to be earned in a month, "25 € die Stunde" in an hour, "bis 4000 €" where the pay may begin at most. A figure
 * that can be neither is no filter, and no postcode either.
 */
export function readPay(tokens: readonly Token[], from: number, question: string): PhraseHit<FilterMeaning> | null {
  const token = tokens[from];
  if (!token || token.isPhrase || token.isExcluded) return null;
  const sign = SIGN_BEFORE.test(question.slice(0, token.start)) ? '€' : '';
  const leads = tokens.slice(payLead(tokens, from), from);
  const written = sign + question.slice(token.start);
  const found = (hasOneOf(leads, BETWEEN) ? PAY_BETWEEN : PAY).exec(written) ?? findBare(written, leads);
  if (!found) return null;
  const monthly = monthlyPay(found);
  const isFilter = monthly >= LEAST && monthly <= MOST;
  const end = token.start + found[0].length - sign.length;
  let to = from + 1;
  while ((tokens[to]?.start ?? Number.POSITIVE_INFINITY) < end) to += 1;
  const kind = isUpperBound(leads) ? 'salaryMax' : 'salaryMin';
  return { value: { kind, values: isFilter ? [String(monthly)] : [] }, to };
}

function monthlyPay({ 0: written, groups: { behind, before, year, hour } = {} }: RegExpExecArray): number {
  const figure = behind ?? before ?? '';
  const amount = Number(figure.replace(/\D/g, ''));
  if (hour !== undefined)
    return amount > MOST_AN_HOUR ? 0 : Math.round((amount + cents(written, figure)) * HOURS_A_MONTH);
  return Math.round(year !== undefined || amount >= YEARLY ? amount / MONTHS : amount);
}

/** "25,50": in an hour's pay they count. */
function cents(written: string, figure: string): number {
  const behind = written.slice(written.indexOf(figure) + figure.length);
  return Number(/^,(\d{1,2})/.exec(behind)?.[1]?.padEnd(2, '0') ?? 0) / 100;
}

/** Nobody says "ab" or "bis" before a postcode, and everybody before a year. */
function findBare(written: string, leads: readonly Token[]): RegExpExecArray | null {
  const found = BARE.exec(written);
  const amount = found?.groups?.before?.replace(/\D/g, '') ?? '';
  const isBound = (hasOneOf(leads, LOWER) || hasOneOf(leads, UPPER)) && Number(amount) >= LEAST_BARE;
  const isPay = found?.groups?.said !== undefined || hasOneOf(leads, NOUNS) || isBound;
  return isPay && Number(amount) >= LEAST && !YEAR.test(amount) ? found : null;
}

/** Where the words begin that only lead to a figure. */
export function payLead(tokens: readonly Token[], from: number): number {
  let lead = from;
  for (let before = tokens[lead - 1]; before && isLead(before); before = tokens[lead - 1]) lead -= 1;
  return lead;
}

function isLead({ isPhrase, isExcluded, folded }: Token): boolean {
  const isListed = [LEADS, BETWEEN, UPPER, NOT].some((words) => words.has(folded));
  return !isPhrase && !isExcluded && isListed;
}

/** "nicht unter 4000 €" is a lower bound, "nicht mehr als 4000 €" an upper one. */
function isUpperBound(leads: readonly Token[]): boolean {
  return hasOneOf(leads, UPPER) !== hasOneOf(leads, NOT);
}

function hasOneOf(tokens: readonly Token[], words: ReadonlySet<string>): boolean {
  return tokens.some(({ folded }) => words.has(folded));
}
