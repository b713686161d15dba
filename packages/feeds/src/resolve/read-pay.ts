import { type Country, CURRENCY_OF, type Currency } from '@stellenvisite/contract/countries';
import type { PayPeriod } from '@stellenvisite/contract/pay';
import { readNumber } from '../values/read-number.ts';
import type { TextReading } from './text-reading.ts';

export type TextPay = {
  min: number;
  /** Null: "ab 2.900 €". */
  max: number | null;
  currency: Currency;
  period: PayPeriod;
  /** How often a month's pay is paid in a year; 14 in Austria. */
  paymentsAYear: number;
};

const AMOUNT = String.raw`\d{1,3}(?:[.'’\u00a0\u202f ]\d{3})+(?:,\d{1,2}|,[-–]+)?|\d+(?:[.,]\d{1,2})?(?:,[-–]+)?`;
const CURRENCY = String.raw`€|eur(?:o|os)?\b\.?|chf\b|sfr\.?|fr\.|franken\b`;
const RANGE = String.raw`(?:(?<sign>${CURRENCY})\s?)?(?<![\d.,])(?<min>${AMOUNT})(?:\s?(?<between>${CURRENCY}))?(?:\s?(?:-|–|—|bis(?: zu)?|und|to)\s?(?:(?:${CURRENCY})\s?)?(?<max>${AMOUNT}))?(?:\s?(?<behind>${CURRENCY}))?`;
const PAY = new RegExp(RANGE, 'giu');

const PERIODS: [PayPeriod, RegExp][] = [
  ['hour', /stunde|\/\s?h\b|\/\s?std|stundenlohn|std\.|stündlich|per hour|pro std/iu],
  ['month', /monat|mtl|\/\s?mon\b|per month|1[34]\s?(?:-|x|×)?\s?mal|1[34]x/iu],
  ['year', /jahr(?!e)(?!\s?\S{0,3}1[34])|jährlich|p\.\s?a\.?|per annum|per year|jahresgehalt|jahresbrutto/iu],
];
const PAY_WORDS =
  /gehalt|entgelt|lohn|verdien|vergüt|brutto|bezahl|kv\b|kollektivvertrag|salär|salary|pay\b|einkommen|tarif|mindest/iu;
/** Money in an ad that is not what the work is paid with. */
const OTHER_MONEY =
  /prämie|bonus|zuschuss|zuschlag|zulage|umsatz|gutschein|budget|investi|jobrad|jobticket|beihilfe|förderung|einmalig|einsprung|sachbezug|million|mio/iu;
const ONLY_LEAST = /(?:\bab|mindestens|mind\.|von|from|wenigstens|mindest\S*)\s*(?:ca\.\s*)?$/iu;
const FOURTEEN = /14\s?(?:-|x|×)?\s?mal|14x|14\s?gehälter|vierzehn/iu;
const THIRTEEN = /13\s?(?:-|x|×)?\s?mal|13x|13\.\s?monats/iu;

/** What somebody may earn: less or more is a figure of something else. */
const LIKELY: Record<PayPeriod, [number, number]> = {
  hour: [10, 250],
  month: [400, 30_000],
  year: [12_000, 400_000],
};

/**
 * The pay that a text states: "3.200–3.900 € brutto/Monat", "ab 2.900 €", "KV-Mindestentgelt 3.412,80 €, 14-mal". A pay scale without
 * an amount is none. Nothing is estimated: without a figure and a period that the text supports there is no pay.
 */
export function readPayFromText(text: string, country: Country | null = null): TextReading<TextPay> | null {
  // Looking for an amount takes longer than all else that is read from a text.
  if (!/\d/.test(text)) return null;
  let best: TextReading<TextPay> | null = null;
  for (const found of text.matchAll(PAY)) {
    const reading = judge(text, found, country);
    if (reading && (best === null || reading.confidence > best.confidence)) best = reading;
  }
  return best;
}

function judge(text: string, found: RegExpExecArray, country: Country | null): TextReading<TextPay> | null {
  const { sign, min = '', between, max, behind } = found.groups ?? {};
  const mark = sign ?? between ?? behind;
  const before = text.slice(Math.max(0, found.index - 70), found.index).replace(/^.*[.!?;•\n]\s/su, '');
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + 45).replace(/\n.*$/su, '');
  const [least, most] = [readNumber(min), max === undefined ? null : readNumber(max)];
  const isNamed = PAY_WORDS.test(before) || PAY_WORDS.test(after);
  if (least === null || (mark === undefined && !isNamed) || OTHER_MONEY.test(nearest(before, after))) return null;
  if (mark === undefined && least < 1_000) return null;
  if (most !== null && most < least) return null;
  const said =
    PERIODS.find(([, words]) => words.test(after))?.[0] ?? PERIODS.find(([, words]) => words.test(before))?.[0];
  const period = said ?? likelyPeriod(least);
  if (period === null || !isLikely(period, least) || (most !== null && !isLikely(period, most))) return null;
  const isOpen = most === null && ONLY_LEAST.test(before);
  const confidence =
    50 +
    (mark === undefined ? 0 : 15) +
    (isNamed ? 15 : 0) +
    (said === undefined ? 0 : 15) +
    (most === null && !isOpen ? -10 : 0);
  return {
    value: {
      min: least,
      max: most ?? (isOpen || /mindest/iu.test(before) ? null : least),
      currency: currencyOf(mark, country),
      period,
      paymentsAYear: FOURTEEN.test(after) ? 14 : THIRTEEN.test(after) ? 13 : 12,
    },
    confidence,
    words: quote(before, found[0], after),
  };
}

const nearest = (before: string, after: string) => `${before.slice(-30)} ${after.slice(0, 25)}`;

function isLikely(period: PayPeriod, amount: number): boolean {
  const [least, most] = LIKELY[period];
  return amount >= least && amount <= most;
}

/** Nobody earns 2.000 € in an hour, and few 45.000 € in a month. */
function likelyPeriod(amount: number): PayPeriod | null {
  if (amount >= 1_200 && amount < 12_000) return 'month';
  return amount >= 24_000 && amount <= LIKELY.year[1] ? 'year' : null;
}

function currencyOf(mark: string | undefined, country: Country | null): Currency {
  if (mark === undefined) return CURRENCY_OF[country ?? 'DE'];
  return /€|eur/iu.test(mark) ? 'EUR' : 'CHF';
}

/** With the word before it that makes it what it is, and what stands right behind. */
function quote(before: string, found: string, after: string): string {
  const lead = /(?:\S+\s+){0,3}$/u.exec(before)?.[0] ?? '';
  const behind =
    /^(?:[\s/]*(?:brutto|netto|im|pro|je|\/|p\.\s?a\.?|monat\S*|jahr\S*|stunde\S*|std\.?|mtl\.?|h\b|,?\s*1[34]\s?(?:-|x|×)?\s?mal))*/iu.exec(
      after,
    )?.[0] ?? '';
  return `${lead}${found}${behind}`.replaceAll(/\s+/g, ' ').replace(/[\s,.;]+$/, '');
}
