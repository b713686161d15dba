import type { PhraseHit } from './phrase-table.ts';
import type { FilterMeaning } from './read-filters.ts';
import type { Token } from './read-tokens.ts';

const AMOUNT = String.raw`\d{1,3}(?:[.'’\u00a0 ]\d{3})+(?!\d)|\d+`;
const CENTS = String.raw`(?:,(?:\d{1,2}|[-–]+))?`;
const RANGE = String.raw`(?:\s?(?:-|–|bis|to)\s?(?:${AMOUNT})${CENTS})?`;
const CURRENCY = String.raw`(?:€|(?:euros?|eur|chf|sfr|franken|francs?)(?![\p{L}\p{N}])\.?)`;
const PERIOD = String.raw`(?<year>jahr(?:es)?|jährlich|jaehrlich|p\.?\s?a|year|yearly|annum|annually)|(?<hour>stunde|std|h|hour|stündlich|hourly)|monat|monatlich|mtl|month|monthly`;
const BEHIND = String.raw`(?:\s*(?:brutto|netto|gross|gehalt|lohn|verdienst|im|in|der|pro|je|die|per|a|/)(?![\p{L}\p{N}]))*(?:\s*/?\s*(?:${PERIOD})(?![\p{L}\p{N}])\.?)?(?:\s*(?:brutto|netto|gross)(?![\p{L}\p{N}]))?`;
const PAY = new RegExp(
  `^(?:${CURRENCY}\\s?(?<behind>${AMOUNT})${CENTS}${RANGE}|(?<before>${AMOUNT})${CENTS}${RANGE}\\s?${CURRENCY})${BEHIND}`,
  'iu',
);
const SIGN_BEFORE = /€\s?$/u;

/** Nobody earns less in a month, and nobody more. */
const [LEAST, MOST] = [500, 100_000];
/** Without a word for it, so much is meant for a year. */
const YEARLY = 20_000;
const MONTHS = 12;

/** "ab 4000 €" says what is to be earned in a month; pay by the hour is no filter, and no postcode either. */
export function readPay(tokens: readonly Token[], from: number, question: string): PhraseHit<FilterMeaning> | null {
  const token = tokens[from];
  if (!token || token.isPhrase || token.isExcluded) return null;
  const sign = SIGN_BEFORE.test(question.slice(0, token.start)) ? '€' : '';
  const found = PAY.exec(sign + question.slice(token.start));
  if (!found) return null;
  const { behind, before, year, hour } = found.groups ?? {};
  const amount = Number((behind ?? before ?? '').replace(/\D/g, ''));
  const monthly = Math.round(year !== undefined || amount >= YEARLY ? amount / MONTHS : amount);
  const isFilter = hour === undefined && monthly >= LEAST && monthly <= MOST;
  const end = token.start + found[0].length - sign.length;
  let to = from + 1;
  while ((tokens[to]?.start ?? Number.POSITIVE_INFINITY) < end) to += 1;
  return { value: { kind: 'salaryMin', values: isFilter ? [String(monthly)] : [] }, to };
}
