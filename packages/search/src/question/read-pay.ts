import { HOURS_A_MONTH } from '@stellenvisite/contract/jobs/pay/full-time-pay';
import { foldText } from '../language/fold-text.ts';
import type { PhraseHit } from '../sentence/phrase-table.ts';
import { type Token, YEAR } from '../sentence/read-tokens.ts';
import questionWords from '../taxonomy/question-words.json' with { type: 'json' };
import { numberOf } from './number-words.ts';
import type { FilterMeaning } from './read-filters.ts';

const AMOUNT = String.raw`(?:\d{1,3}(?:[.,'’\u00a0 ]\d{3})+(?!\d)|\d+(?:[.,]\d)?\s?k(?!\p{L})|\d+)`;
const CENTS = String.raw`(?:,(?:\d{1,2}|[-–]+))?`;
const CURRENCY = String.raw`(?:€|(?:euros?|eur|chf|sfr|franken|francs?)(?![\p{L}\p{N}])\.?)`;
const PERIOD = String.raw`(?<year>jahresgehalt|jahresbrutto|jahreslohn|jahr(?:es)?|jährlich|jaehrlich|p\.?\s?a|year|yearly|annum|annually)|(?<hour>stundenlohn|stundensatz|stunde|std|h|hour|stündlich|hourly)|(?<month>monat|monatlich|mtl|month|monthly)`;
const BEHIND = String.raw`(?:\s*(?:brutto|netto|gross|gehalt|lohn|verdienst|im|in|der|den|pro|je|die|per|an|a|/|plus|\+)(?![\p{L}\p{N}]))*(?:\s*/?\s*(?:${PERIOD})(?![\p{L}\p{N}])\.?)?(?:\s*(?:brutto|netto|gross)(?![\p{L}\p{N}]))?`;
const FIGURE_START = /^\d|^(?:eur|chf|sfr|fran)|tausend/;
const SIGN_BEFORE = /€\s?$/u;

/** Of a range, "3500–4200 €" or "3500 € bis 4200 €", the lower figure is the one to be reached. */
function payPattern(joint: string): RegExp {
  const upper = String.raw`\s?${joint}\s?(?:${CURRENCY}\s?)?${AMOUNT}${CENTS}`;
  const signFirst = String.raw`${CURRENCY}\s?(?<behind>${AMOUNT})${CENTS}(?:${upper})?`;
  const signLast = String.raw`(?<before>${AMOUNT})${CENTS}(?:\s?${CURRENCY}(?:${upper}(?:\s?${CURRENCY})?)?|${upper}\s?${CURRENCY})`;
  return new RegExp(`^(?:${signFirst}|${signLast})${BEHIND}`, 'iu');
}

/** Without a currency a figure is pay only next to a word that marks it: "4000 brutto", "Gehalt ab 4000". */
const BARE = new RegExp(
  String.raw`^(?<before>${AMOUNT})${CENTS}(?:\s?(?:-|–|bis|to)\s?${AMOUNT}${CENTS})?(?<said>\s*(?:brutto|netto|gross|(?:als\s)?(?:minimum|untergrenze)|mindestens|(?:und\s|and\s)?(?:aufwärts|upwards)|(?:oder|und)\smehr|(?:or|and)\smore|and\s(?:up|above)|at\sleast|plus)(?![\p{L}\p{N}]))?${BEHIND}`,
  'iu',
);
const BARE_BETWEEN = new RegExp(BARE.source.replace('(?:-|–|bis|to)', '(?:-|–|bis|to|und|and)'), 'iu');
const UPPER_FIGURE = new RegExp(String.raw`\d\D*?(?:-|–|bis|to|und|and)\s?(?:${CURRENCY}\s?)?(${AMOUNT})`, 'iu');
const PAY = payPattern('(?:-|–|bis|to)');
/** Only behind "zwischen" does "und" join two figures. */
const PAY_BETWEEN = payPattern('(?:-|–|bis|to|und|and)');

const NOUNS = new Set(questionWords.payNouns.map(foldText));
const LOWER = new Set(questionWords.beforeLeastPay.map(foldText));
const LEADS = new Set([...questionWords.beforePay.map(foldText), ...LOWER, ...NOUNS]);
const BETWEEN = new Set(questionWords.beforePayRange.map(foldText));
const UPPER = new Set(questionWords.beforeHighestPay.map(foldText));
const NOT = new Set(['nicht', 'no', 'not']);

const RAISE = /^\s*(?:mehr|more)(?:\s|$)/iu;
const HOURLY_NOUN = 'stundenlohn';

/** Nobody earns less in a month, and nobody more. */
const [LEAST, MOST] = [500, 100_000];
const MAX_PER_HOUR = 500;
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
  if (!token || token.isPhrase || token.isExcluded || !FIGURE_START.test(token.folded)) return null;
  const sign = SIGN_BEFORE.test(question.slice(0, token.start)) ? '€' : '';
  const leads = tokens.slice(payLead(tokens, from), from);
  const spelled = thousandsOf(token.folded);
  const behind = question.slice(token.start);
  const figures = behind
    .replace(DECIMAL_THOUSANDS, (_figure, low, tenth) => `${low}${tenth}00`)
    .replace(THOUSANDS_RANGE, (_range, low, joint, high) => (high ? `${low}000${joint}${high}000` : `${low}000`));
  const text = spelled === null ? figures : spelled + behind.slice(token.end - token.start);
  const written = sign + text;
  const moved = behind.length - text.length;
  const found =
    (hasOneOf(leads, BETWEEN) ? PAY_BETWEEN : PAY).exec(written) ??
    findBare(written, leads, isSaid(tokens, from, question));
  if (!found) return null;
  const isHourly = leads.some(({ folded }) => folded === HOURLY_NOUN);
  const monthly = monthlyPay(found, isHourly);
  // "500 Euro mehr als jetzt" names no pay.
  const isRaise = RAISE.test(written.slice(found[0].length));
  const isFilter = !isRaise && monthly >= LEAST && monthly <= MOST;
  const end = token.start + found[0].length - sign.length + moved;
  let to = from + 1;
  while ((tokens[to]?.start ?? Number.POSITIVE_INFINITY) < end) to += 1;
  const kind = isUpperBound(leads) ? 'salaryMax' : 'salaryMin';
  const highest = highestPay(found, monthly);
  return { value: { kind, values: isFilter ? [String(monthly)] : [], ...(highest ? { highest } : {}) }, to };
}

/** Returns the upper figure of a range, in the period of the lower one. */
function highestPay({ 0: written, groups: { behind, before } = {} }: RegExpExecArray, lowest: number): string | null {
  const [, high] = UPPER_FIGURE.exec(written) ?? [];
  const low = amountOf(behind ?? before ?? '');
  const highest = high === undefined ? 0 : Math.round((amountOf(high) * lowest) / low);
  return highest > lowest && highest <= MOST ? String(highest) : null;
}

function monthlyPay(
  { 0: written, groups: { behind, before, year, hour, month } = {} }: RegExpExecArray,
  isHourly: boolean,
): number {
  const figure = behind ?? before ?? '';
  const amount = amountOf(figure);
  if (hour !== undefined || isHourly)
    return amount > MAX_PER_HOUR ? 0 : Math.round((amount + cents(written, figure)) * HOURS_A_MONTH);
  return Math.round(year !== undefined || (amount >= YEARLY && month === undefined) ? amount / MONTHS : amount);
}

const THOUSANDS = /^(.+?)tausend(?:(.+)hundert)?$/;
/** "4,5 Tsd." */
const DECIMAL_THOUSANDS = /^(\d{1,3})[.,](\d)\s?(?:tsd\.?|tausend|thousand|k)(?!\p{L})/iu;
/** "48 bis 55 Tausend", "50-60k", "50 tausend" */
const THOUSANDS_RANGE =
  /^(\d{1,3})(\s?(?:-|–|bis|to|und|and)\s?)?(?:(?<=\D)(\d{1,3}))?\s?(?:k|tsd\.?|tausend|thousand)(?!\p{L})/iu;

/** "viertausend", "dreitausendfünfhundert" in digits. */
function thousandsOf(folded: string): string | null {
  const [, thousands = '', hundreds] = THOUSANDS.exec(folded) ?? [];
  const [high, low] = [numberOf(thousands), hundreds === undefined ? 0 : numberOf(hundreds)];
  return high === null || low === null ? null : String(high * 1_000 + low * 100);
}

/** "4.200", "70,000" and "55k" */
function amountOf(figure: string): number {
  const [, thousands = ''] = /^([\d.,]+)\s?k$/iu.exec(figure) ?? [];
  return thousands ? Number(thousands.replace(',', '.')) * 1_000 : Number(figure.replace(/\D/g, ''));
}

/** "25,50": in an hour's pay they count. */
function cents(written: string, figure: string): number {
  const behind = written.slice(written.indexOf(figure) + figure.length);
  return Number(/^,(\d{1,2})/.exec(behind)?.[1]?.padEnd(2, '0') ?? 0) / 100;
}

/** Nobody says "ab" or "bis" before a postcode, and everybody before a year. */
function findBare(written: string, leads: readonly Token[], isNamed: boolean): RegExpExecArray | null {
  const found = (hasOneOf(leads, BETWEEN) ? BARE_BETWEEN : BARE).exec(written);
  const amount = String(amountOf(found?.groups?.before ?? ''));
  const hasPeriod = found?.groups?.month !== undefined || found?.groups?.year !== undefined;
  const isBound = (hasOneOf(leads, LOWER) || hasOneOf(leads, UPPER)) && Number(amount) >= LEAST_BARE;
  const isPay =
    found?.groups?.said !== undefined ||
    hasOneOf(leads, NOUNS) ||
    isBound ||
    (isNamed && Number(amount) >= LEAST_BARE) ||
    (hasPeriod && Number(amount) >= LEAST_BARE);
  return isPay && Number(amount) >= LEAST && !YEAR.test(amount) ? found : null;
}

const SAID_REACH = 8;
/** Few postcodes are round, and fewer still are followed by a verb. */
const ROUND = 50;
const MAX_BARE = 9_950;
const NEXT_TO_PAY = new Set(questionWords.besidePay.map(foldText));
const BEHIND_PAY = new Set(questionWords.behindPay.map(foldText));
const CAPITAL = /^\p{Lu}/u;

/** "Gehalt sollte bei 5000 liegen", "60k": whether the words before or the figure itself say that it is pay. */
function isSaid(tokens: readonly Token[], from: number, question: string): boolean {
  const [figure, next] = [tokens[from]?.folded ?? '', tokens[from + 1]];
  const behind = question.slice(tokens[from]?.start ?? 0);
  if (THOUSANDS_RANGE.test(behind) || DECIMAL_THOUSANDS.test(behind)) return true;
  // "Lohn 6000, in 8001 Zürich"
  if (!/^\d{4}$/.test(figure) || (next?.link === 'none' && CAPITAL.test(next.text))) return false;
  // "3000 müssen es schon sein"
  const isRound = Number(figure) % ROUND === 0 && Number(figure) <= MAX_BARE;
  const isNextTo =
    (next?.link === 'none' && BEHIND_PAY.has(next.folded)) ||
    (tokens[from]?.link === 'none' && NEXT_TO_PAY.has(tokens[from - 1]?.folded ?? ''));
  if (isRound && isNextTo) return true;
  for (let at = from - 1; at >= 0 && at >= from - SAID_REACH; at -= 1) {
    if (tokens[at + 1]?.link === 'list' || /\d/.test(tokens[at]?.folded ?? '')) return false;
    if (NOUNS.has(tokens[at]?.folded ?? '')) return true;
  }
  return false;
}

/** Where the words begin that only lead to a figure. */
export function payLead(tokens: readonly Token[], from: number): number {
  let lead = from;
  while (tokens[lead]?.link === 'none' && isLead(tokens[lead - 1])) lead -= 1;
  return lead;
}

function isLead(token: Token | undefined): boolean {
  if (!token) return false;
  const { isPhrase, isExcluded, folded } = token;
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
