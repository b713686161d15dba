import { type Country, CURRENCY_OF, type Currency } from '@stellenvisite/contract/jobs/countries';
import type { PayPeriod } from '@stellenvisite/contract/jobs/pay/pay';
import { readNumber } from '../values/read-number.ts';
import { hasForeignCurrency } from '../values/read-words.ts';
import { isAboutOthers } from './is-about-others.ts';
import { isOfJob } from './is-of-job.ts';
import { readPayHours } from './read-hours.ts';
import { quote } from './sentences.ts';
import type { TextOrigin, TextReading } from './text-reading.ts';

export type TextPay = {
  min: number;
  /** Null: "ab 2.900 €". */
  max: number | null;
  currency: Currency;
  period: PayPeriod;
  /** The hours a week that the amount is stated for. */
  hours: number | null;
};

const AMOUNT = String.raw`\d{1,3}(?:[.'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2}(?!\d)|[,.][-–—]+)?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?(?:[,.][-–—]+)?`;
const CURRENCY = String.raw`€|eur(?:o|os)?(?!\p{L})\.?|chf(?!\p{L})\.?|sfr\.?|(?<![-–—]\s?|bis )fr\.|franken(?!\p{L})`;
const THOUSAND = String.raw`(?:\s?(?<thousand>k(?!\p{L})|tsd\.?|t(?=€|eur)))?`;
const PAY = new RegExp(
  String.raw`(?:(?<sign>${CURRENCY})\s?)?(?<![\d.,:])(?<min>${AMOUNT})(?:\s?k(?!\p{L}))?(?:\s?(?<between>${CURRENCY}))?(?:\s?(?:brutto\s)?(?:-|–|—|bis(?:\szu|\sca\.|\smax\.)?|und|and|à|to|/)\s?(?:(?:${CURRENCY})\s?)?(?<max>${AMOUNT}))?${THOUSAND}(?:\s?(?<behind>${CURRENCY}))?`,
  'giu',
);

const PERIODS: [PayPeriod, RegExp][] = [
  [
    'hour',
    /stunde(?!n)|stunden(?:lohn|vergütung|entgelt|verdienst)|stundensatz|\/\s?h(?!\p{L})|\/\s?std|(?:pro|je|die)\s?std|stündlich|per hour|an hour|hourly|\/\s?hour/iu,
  ],
  [
    'month',
    /monat|mtl|\/\s?mon(?!\p{L})|\/\s?mt(?!\p{L})|per month|a month|monthly|\/\s?month|1[34]\s?(?:-|x|×)?\s?mal|(?:x|×)\s?1[34](?!\d)|1[34]\s?x(?!\p{L})/iu,
  ],
  [
    'year',
    /jahres|jährlich|annuel|(?:pro|im|je|\/)\s?jahr(?!\p{L})|p\.\s?a\.?(?!\p{L})|per annum|per year|a year|annual|yearly|\/\s?year/iu,
  ],
];
const OTHER_PERIOD =
  /(?:pro|je|am|\/)\s?(?:tag|woche|dienst|schicht|einsatz)(?!\p{L})|tagessatz|per (?:day|week|shift)|daily|weekly/iu;
const PAY_WORDS =
  /gehalt|gehält|entgelt|lohn|löhn|verdien|vergüt|brutto|bezahl|dotier|(?<!\p{L})kv(?!\p{L})|kollektivvertrag|salär|salary|salaire|salario|pay(?!\p{L}|back)|einkommen|tarif|mindest|wage|remuneration|earn|stundensatz|aufwandsentsch|honorar|fixum|festgehalt|(?:monats|grund|jahres)bezug|(?<!\p{L})(?:zahlen wir|wir (?:be)?zahlen|bezahlt)(?!\p{L})/iu;
/** Money in an ad that is not what the work is paid with. */
const OTHER_MONEY = `pr[aä]mie|bonus|zuschuss|zuschüss|zuschl[aä]g|zulage|umsatz|gutschein|budget|investi|jobrad|job-?ticket|deutschlandticket|beihilfe|förderung|einmal|einsprung|sachbezug|million|mio|miete|kaution|taschengeld|urlaubsgeld|weihnachtsgeld|jahressonder|sonderzahlung|vermögenswirksam|altersvorsorge|fahrtkosten|kinderbetreuung|reisekosten|spende|schulgeld|kosten|allowance|benefit card|ticket|voucher|rente|krankenzusatz|guthaben|umzug|anerkennung von|pauschale|überstunde|mehrarbeit|bereitschaft|rufdienst|wohnung|zimmer|heimplatz|eigenanteil|mindestlohn(?!\\s(?:von|ab|beträgt|€|eur|chf|:))|stipendi`;
const OTHER_BEFORE = new RegExp(String.raw`(?:${OTHER_MONEY})\p{L}*(?:[\s:][^,;.]*)?$`, 'iu');
const OTHER_BEHIND = new RegExp(
  String.raw`^(?:\s|brutto|netto|(?:monatlich|jährlich|steuerfrei|einmalig|pauschal|zusätzlich|extra|garantiert)\p{L}*|im monat|pro monat|im jahr|pro jahr|/monat|\(|-|–|als|an)*\p{L}*(?:${OTHER_MONEY})`,
  'iu',
);
const CLAUSE_BEFORE = /^.*(?:[;•|]|(?<!\p{L})(?:zzgl\.?|zuzüglich|sowie|plus|inkl\.?|dazu|außerdem)(?!\p{L}))/isu;
const MIN_LEAD =
  /(?:(?<!\p{L})ab|mindestens|zumindest|mind\.|wenigstens|minimum|from|at least|starting at|min\.)\s*(?:ca\.\s*|einem\s[\p{L}-]+\svon\s)?$/iu;
const MAX_LEAD = /(?:bis zu|bis|max\.|maximal|höchstens|up to)\s*$/iu;
const MINIMUM = /mindest|minimum|überzahlung|kollektivvertrag|(?<!\p{L})kv(?!\p{L})/iu;

/** Pay that somebody else gets, wishes, or gets later or on top: "Endstufe", "nach 15 Jahren", "Gehaltsbeispiel". */
const NOT_AT_FIRST =
  /(?:gehalt|gehälter|löhne|lohn|entgelte?|vergütung(?:en)?)\s(?:steigt|steigen)|(?:chefarzt|oberarzt|pfleger|azubi|durchschnitts|höchst|spitzen)(?:gehalt|gehält|löhn|lohn)|vorstellung|wunschgehalt|beispiel|(?<!\p{L})z\.\s?b\.|endstufe|stufe (?:[4-9]|1\d)(?!\d)|höchste\p{L}* stufe|(?<!\p{L})nach (?:\d+|zwei|drei|fünf|zehn|einigen|mehreren) jahren|(?<!\p{L})später|perspektivisch|zuverdien|hinzuverdien|nebenverdien|nebenbei|zusätzlich|obendrauf|(?<!\p{L})(?:ge)?worben|(?<!\p{L})wert(?!\p{L})|(?<!\p{L})(?:helfer|assistenten|ärzte|fachärzte|fachkräfte|hilfskräfte|leitungen)(?:innen)? [^,;:]{0,20}(?:verdien|erhalt|bekomm)/iu;
/** "Sonntags 25 €", but not in another part of a list. */
const AT_TIMES = /(?<!\p{L})(?:sonntags|feiertags|samstags|nachts|wochenends)(?!\p{L})[^,;]*$/iu;
const NOT_AT_FIRST_BEHIND =
  /^[^,;.]{0,30}(?:zusätzlich|obendrauf|(?<!\p{L})extra(?!\p{L})|in der endstufe|und mehr|(?<!\p{L})drin(?!\p{L})|dazu(?!\p{L})|als beispiel)/iu;

/** The words that lead to an amount which nothing calls pay: "ab 3.400 Euro im Monat", "Vollzeit mit 2.900 €". */
const NEUTRAL =
  /^\s*(?:(?:ab|von|zwischen|mit|ca\.|circa|etwa|rund|wir|zahlen|zahlt|bieten|sie|du|ihnen|dir|erhalten|bekommen|bekommst|erhältst|monatlich|jährlich|und|mindestens|zumindest|mind\.|dafür|gibt|es|in|bei|zu|zum|je|stunden|wochenstunden|\d{2}|(?:un)?befristete?|umgerechnet|je nach \p{L}+|im stundenlohn|brutto|vollzeit|teilzeit|you|get|we|offer|einstieg|start|unser|angebot|konditionen|\(|[-–•*])\s*)*$/iu;

/** "TVöD 2027": a year without a currency. */
const YEAR = /^(?:19|20)\d\d$/u;
const PHONE = /(?:tel|fon|ruf|unter|durchwahl|mobil|fax)[^,;]{0,20}$|(?<!\d)\+?0\d[\d\s/-]*$/iu;
/** "4.500 Beschäftigte": the number counts what follows it. */
const COUNTED = /^\s(?!brutto|netto|im|pro|je|mtl|monat|jahr|jähr|stunde|bis|und|plus|zzgl|p\.)\p{L}/iu;

/** The range of plausible pay: less or more is a figure of something else. */
const LIKELY: Record<PayPeriod, readonly [number, number]> = {
  hour: [10, 250],
  month: [400, 30_000],
  year: [10_000, 400_000],
};

export const isLikelyPay = (period: PayPeriod, amount: number): boolean =>
  amount >= LIKELY[period][0] && amount <= LIKELY[period][1];

/**
 * Reads the pay that sentences state: "3.400 bis 4.200 Euro im Monat", "ab 2.900 € brutto mtl.", "KV-Mindestentgelt 3.412,80 €, 14-mal". An amount
 * without a period is none, nor is a pay scale; nothing is estimated.
 */
export function readPay(
  texts: readonly string[],
  { origin, country }: { origin: TextOrigin; country: Country },
): TextReading<TextPay> | null {
  let best: (TextReading<TextPay> & { rank: number }) | null = null;
  for (const text of texts) {
    if (!/\d{2}/.test(text) || !(origin === 'field' || /€|eur|chf|fr\.|franken/i.test(text) || PAY_WORDS.test(text)))
      continue;
    if ((origin === 'text' && isAboutOthers(text)) || hasForeignCurrency(text)) continue;
    const training = /[12]\.\s?(?:\w+)?jahr/i.test(text) ? readTrainingPay(text, country) : null;
    if (training) return training;
    for (const found of text.matchAll(PAY)) {
      const reading = judge(text, found, { origin, country });
      if (reading && (best === null || reading.rank > best.rank)) best = reading;
    }
  }
  return best && { value: best.value, words: best.words };
}

function judge(
  text: string,
  found: RegExpExecArray,
  { origin, country }: { origin: TextOrigin; country: Country },
): (TextReading<TextPay> & { rank: number }) | null {
  const { sign, min = '', between, max, behind, thousand } = found.groups ?? {};
  const mark = sign ?? between ?? behind;
  const [from, to] = [found.index, found.index + found[0].length];
  const before = text.slice(Math.max(0, from - 90), from).replace(CLAUSE_BEFORE, '');
  const after = text.slice(to, to + 70).replace(/[;•|].*$/su, '');
  const isNamed = origin === 'field' || PAY_WORDS.test(before) || PAY_WORDS.test(after);
  if (!isNamed && (mark === undefined || !NEUTRAL.test(before.replace(/^.*[,.;:(]\s/su, '')))) return null;
  if (/(?<!\p{L})(?:keine|nicht|statt)\s*$/iu.test(before)) return null;
  if (origin === 'text' && mark === undefined && !isLedByPay(before, after)) return null;
  if (origin === 'text' && !isOfJob(text, from, to)) return null;
  if (OTHER_BEFORE.test(before) || OTHER_BEHIND.test(after)) return null;
  if (origin === 'text' && (NOT_AT_FIRST.test(before) || AT_TIMES.test(before) || NOT_AT_FIRST_BEHIND.test(after)))
    return null;
  const factor = thousand === undefined && !/\dk/iu.test(found[0]) ? 1 : 1000;
  const [least, most] = [readAmount(min, factor), max === undefined ? null : readAmount(max, factor)];
  if (mark === undefined && YEAR.test(min)) return null;
  if (least === null || (most !== null && most < least) || (mark === undefined && least < 1_000)) return null;
  if (most === null && MAX_LEAD.test(before)) return null;
  const period = periodOf(after, before);
  if (period === null || !isLikelyPay(period, least) || (most !== null && !isLikelyPay(period, most))) return null;
  const isOpen = most === null && (MIN_LEAD.test(before) || MINIMUM.test(before));
  return {
    value: {
      min: least,
      max: most ?? (isOpen ? null : least),
      currency: currencyOf(mark, country),
      period,
      hours: readPayHours(after),
    },
    rank: (mark === undefined ? 0 : 1) + (isNamed ? 2 : 0) + (most === null ? 0 : 1),
    words: quote(text, from, to),
  };
}

/** Tells whether words of pay lead directly to a number or follow it: numbers without a currency count patients, beds and years as well. */
const isLedByPay = (before: string, after: string) =>
  (PAY_WORDS.test(before.slice(-40).replace(/^.*[,.;]\s/su, '')) && !PHONE.test(before) && !COUNTED.test(after)) ||
  /^\s*(?:brutto|netto)(?!\p{L})/iu.test(after);

/** "Stundenlohn CHF 25.80 inkl. 13. Monatslohn": the noun before the amount names its period. */
const NAMED_PERIOD =
  /(?:stunden|monats|jahres)(?:brutto)?(?:lohn|gehalt|entgelt|vergütung|verdienst|bezug)(?:\s(?:von|ab|bis|beträgt|liegt bei|mindestens))?:?\s*$/iu;
/** The words behind an amount name its period, else those before it. */
function periodOf(after: string, before: string): PayPeriod | null {
  const named = NAMED_PERIOD.exec(before)?.[0];
  if (named !== undefined) return nearestOf(named);
  const behind = firstOf(after.replace(/(?:zzgl|zuzüglich|plus|sowie|inkl).*$/isu, ''));
  return behind ?? nearestOf(before);
}

function firstOf(words: string): PayPeriod | null {
  const found = PERIODS.flatMap(([period, pattern]) => {
    const at = words.search(pattern);
    return at === -1 ? [] : [{ period, at }];
  }).sort((one, other) => one.at - other.at)[0];
  const other = words.search(OTHER_PERIOD);
  if (!found || (other !== -1 && other < found.at)) return null;
  // "14-mal im Jahr" refers to a monthly amount.
  return found.period === 'year' && /1[34]\s?(?:-|x|×)?\s?mal/iu.test(words) ? 'month' : found.period;
}

/** Before an amount the last word counts. */
function nearestOf(words: string): PayPeriod | null {
  const found = PERIODS.flatMap(([period, pattern]) => {
    const last = [...words.matchAll(new RegExp(pattern.source, 'giu'))].at(-1);
    return last ? [{ period, at: last.index }] : [];
  }).sort((one, other) => other.at - one.at)[0];
  return found?.period ?? null;
}

function readAmount(text: string, factor: number): number | null {
  const amount = readNumber(text.replace(/[.,][-–—]+$/, ''));
  return amount === null ? null : amount < 1_000 ? amount * factor : amount;
}

function currencyOf(mark: string | undefined, country: Country): Currency {
  if (mark === undefined) return CURRENCY_OF[country];
  return /€|eur/iu.test(mark) ? 'EUR' : 'CHF';
}

const YEARLY_STEPS =
  /(?<year>[1-4])\.\s?(?:ausbildungs|lehr)?jahr[^\d€]{0,15}(?<amount>\d[\d.,' ]*\d)\s?(?:€|eur|chf)|(?<amountFirst>\d[\d.,' ]*\d)\s?(?:€|euro?|chf)[^\d]{0,25}?(?<yearBehind>[1-4])\.\s?(?:ausbildungs|lehr)?jahr/giu;

/** "1. Ausbildungsjahr 1.340 €, 2. Ausbildungsjahr 1.402 €": what training pays in a month, from its first year to its last. */
function readTrainingPay(text: string, country: Country): TextReading<TextPay> | null {
  const steps = [...text.matchAll(YEARLY_STEPS)];
  const amounts = steps.flatMap(({ groups }) => readNumber(groups?.amount ?? groups?.amountFirst ?? '') ?? []);
  const [first, last] = [steps[0], steps.at(-1)];
  if (amounts.length < 2 || !first || !last || amounts.some((amount) => !isLikelyPay('month', amount))) return null;
  const value: TextPay = {
    min: Math.min(...amounts),
    max: Math.max(...amounts),
    currency: /chf/iu.test(text) ? 'CHF' : /€|eur/iu.test(text) ? 'EUR' : CURRENCY_OF[country],
    period: 'month',
    hours: null,
  };
  return { value, words: quote(text, first.index, last.index + last[0].length) };
}
