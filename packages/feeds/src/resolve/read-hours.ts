import type { FeedRange } from '../feed-job.ts';
import { isAboutOthers } from './is-about-others.ts';
import { isOfFactWords, isOfJob } from './is-of-job.ts';
import { plainRanges } from './plain-ranges.ts';
import { quote } from './sentences.ts';
import type { TextOrigin, TextReading } from './text-reading.ts';

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,3})?`;
const TO = String.raw`\s?(?:-|–|—|bis(?:\szu|\smax\.?|\smaximal)?|to|und|oder|or|\/)\s?`;
const UNIT = String.raw`(?:wochenstunden|wochenstd\.?|stunden|std\.?|stdn?\.?|h(?:rs|ours)?|hours)(?!\p{L})`;
const SPAN = String.raw`(?<![\d.,:€])(?<min>${NUMBER})(?:\s?(?:${UNIT})?${TO}(?<max>${NUMBER}))?`;
const HOURS = new RegExp(
  String.raw`${SPAN}\s?-?\s?(?<unit>${UNIT})(?<week>-?\s?(?:\/|pro|in der|je|die|a|à|per|die|-)?\s?(?:wöchentlich|wöch\.?|(?:woche|week|wo\.?|w)(?!\p{L})))?`,
  'giu',
);
/** Hours of a field that is called so: "30", "20-38,5". */
const BARE = new RegExp(
  String.raw`^\s*(?:ca\.?\s|mind\.?\s|mindestens\s|ab\s|bis\s(?:zu\s)?|max\.?\s)?${SPAN}\s*$`,
  'iu',
);
const WEEKLY_BEFORE =
  /(?:wochenarbeitszeit|pensum|wochenstunden(?:zahl)?|wöchentlich\p{L}*|arbeitszeit(?: von)?|stundenumfang|stellenumfang|beschäftigungsumfang|beschäftigungsausmaß|arbeitsumfang|umfang|stundenausmaß|waz|teilzeit\p{L}*|vollzeit\p{L}*|part[- ]time|full[- ]time|(?<!\p{L})TZ|(?<!\p{L})VZ|working hours|weekly hours)[^\d]{0,30}$/iu;
const EXTENT_BEHIND =
  /^[^\d]{0,12}(?:in\s)?(?:teilzeit|vollzeit|wochenarbeitszeit|wöchentlich|weekly|\(?(?:TZ|VZ)(?!\p{L}))/iu;
/** Hours of something else: a shift, a course, an open house. */
const ELSE_BEHIND =
  /^-?\s?(?:am tag|täglich|pro tag|a day|dienst|schicht|betreuung|pflege|service|notaufnahme|notdienst|bereitschaft|versorgung|ambulanz|kurs|fortbildung|weiterbildung|schulung|lehrgang|hotline|rufbereitschaft|pause|vorher|später|am (?:vormittag|nachmittag|abend)|(?:pro|je|in der) nacht|pro einsatz|\/\s?(?:tag|nacht)(?!\p{L})|im quartal|unterricht|im monat|pro monat|monatlich|im jahr|pro jahr|jährlich|ruhezeit|erreichbar|rund)/iu;
const ELSE_BEFORE =
  /(?:freistellung|freigestellt|überstunden|mehrarbeit|kurs|seminar|betreuung|versorgung|beatmung|rund um die uhr|(?<!\p{L})alle|(?<!\p{L})nach|innerhalb von|binnen|an)\s[^,;]{0,14}$/iu;
/** The begin of a clause, or a word that leads to the extent. */
const LEAD =
  /(?:^|[,;:(–|.]|(?<!\p{L})(?:mit|für|zusammen|wahlweise|je|jeweils|und|oder|bei|sind|arbeitest|arbeiten|insgesamt|gesamt|ca\.|with|are|of|stelle|von|bieten|suchen|woche|also|sind|mindestens|mind\.|maximal|max\.|höchstens|bis zu|ab))\s*$/iu;
const CLOSE =
  /^\s*(?:$|[,;.)|–]|(?:und|oder|teilzeit|vollzeit|verteilt|and|or|over)(?!\p{L})|(?:in|im|bei|an|auf)\s(?:(?:der|einer|zwei|drei|vier|fünf|\d)\s?)*(?:woche|tage|teilzeit|vollzeit))/iu;
/** Hours of a clause about something else than the extent. */
const ELSE_IN_CLAUSE =
  /öffn|erreichbar|besetzt|versorg|betreu|fortbild|weiterbild|kurs|seminar|anleit|einarbeit|supervision|pause|urlaub|fahrt|konto|guthaben|frei(?!tag)|praktik|übung|theorie|unterricht|training/iu;
const OF_SHIFT = /dienst|schicht|nächte|nachtwache|shift|dut(?:y|ies)|(?<!\p{L})(?:je|jeweils|à)\s*$/iu;
const MAX_SHIFT = 12.5;
const PREPOSITION =
  /^\s*(?:bei|ohne|von|an|ab|während|inklusive|inkl\.|mit|zu|in|im|am|für|auf|bis|also|from|with|during|at|spread)\s/iu;
/** Hours of a week that are spent on something, or that something is open. */
const WEEK_ELSE =
  /sprechzeit|sprechstunde|öffn|besetzt|(?<!\p{L})(?:laufen|läuft)(?!\p{L})|freistell|freigestellt|supervision|anleitung|büro|forschung|betreuung|kita(?!\p{L})|krippe|hort(?!\p{L})|urlaub|theorie|(?<!\p{L})davon(?!\p{L})|einarbeitung|fortbildung|weiterbildung|sitzung|besprechung|sport|telefonisch|höchstarbeitszeit|verkürzt|kurs(?:e|en|s)?(?!\p{L})|dokumentation|überstunden|mehrarbeit|rufdienst|rufbereitschaft|beatmung|patient|bewohner|honorarkraft|diskutier|bisher|(?<!\p{L})früher(?!\p{L})|im (?:sommer|winter)(?!\p{L})|vorgänger|(?<!\p{L})(?:statt|nie mehr als|ab 20\d\d)(?!\p{L})/iu;
/** Reads the house's full-time week, which is that of this job only where the job is full time: "Vollzeit entspricht bei uns 39 Stunden". */
const FULL_TIME_IS =
  /(?<!\p{L})(?:(?:vollzeit|volle stelle|vollzeitstelle|eine 100\s?%-stelle)\s(?:entspricht|sind|ist|bedeutet|heißt|umfasst|beträgt|=)|(?:vollzeit)\s?=|woche (?:bei|=|\() ?(?:100\s?%|vollzeit|vollpensum)|stunden bei (?:100\s?%|vollpensum))/iu;
const AROUND_THE_CLOCK =
  /24\s?-?\s?(?:h|std|stunden)\.?(?:-|\s(?:für sie|am tag|täglich|besetzt|erreichbar|geöffnet|offen|da(?!\p{L})|in bereitschaft)|\s?\/\s?7|\s?$|,\s?(?:7|sieben|365))|rund um|365|täglich/iu;
const SUM = /(?:zusammen|insgesamt|gesamt|mit|also)\s*$/iu;
const DENIED = /(?<!\p{L})(?:keine?|nicht|nie|niemals|ohne|no|not)\s(?:\p{L}+\s)?$/iu;
const MONEY = /€|(?<!\p{L})(?:eur|euro|chf|franken|brutto)(?!\p{L})/iu;
const BASIS = /(?:basis|basierend|bezogen|bei|auf|für|ausmaß von|vollzeit)\s?[^,;.]{0,28}$/iu;
/** The full-time week of the house or of the pay scale. */
const HOUSE_WEEK =
  /vollzeit|basis|100\s?%|volle|bezogen|ausmaß von|(?<!\p{L})(?:VZ|KV)(?!\p{L})|kv-|kollektiv|mindest|laut|gemäß|lt\.|tarif/iu;
const MIN_LEAD = /(?:(?<!\p{L})ab|mindestens|mind\.|min\.|at least)\s*$/iu;
const MAX_LEAD = /(?:höchstens|maximal|max\.|bis zu|bis|up to|(?<!\p{L})unter|weniger als|less than)\s*$/iu;
const [LEAST, MOST] = [2, 50];
/** An open range is closed by the least hours that anybody works, or by the longest usual week. */
const [SHORTEST, LONGEST] = [1, 40];
/** From so many hours on the week that pay is stated for may be that of others. */
const FULL_WEEK = 35;

/**
 * Reads the hours of a week: "TZ 30h", "38,5 Wochenstunden", "20 bis 30 Std./Woche". In a text they are called weekly, named next to the extent,
 * or stand in a clause of their own.
 */
export function readHours(texts: readonly string[], origin: TextOrigin): TextReading<FeedRange> | null {
  let ofPay: TextReading<FeedRange> | null = null;
  for (const text of texts.map(plainRanges)) {
    if (!/\d[^a-z]{0,3}(?:h|st|w)/i.test(text)) continue;
    for (const found of text.matchAll(HOURS)) {
      const value = spanOf(found, text.slice(0, found.index));
      if (!value || !isOfWeek(text, found, value, origin)) continue;
      const reading = { value, words: quote(text, found.index, found.index + found[0].length) };
      if (!isBasisOfPay(text, found) || value.max < FULL_WEEK) return reading;
      // "Gehalt 3.250 € bei 40 Stunden": the week of this job where it states no other one.
      if (MONEY.test(text.slice(0, found.index)) && !HOUSE_WEEK.test(text)) ofPay ??= reading;
    }
  }
  return ofPay;
}

/** Reads the hours of a field that is named for them. */
export function readHoursField(text: string): FeedRange | null {
  const bare = BARE.exec(text);
  if (bare && isClock(bare)) return null;
  return bare ? spanOf(bare, bare[0].split(/\d/u)[0] ?? '') : (readHours([text], 'field')?.value ?? null);
}

/** Times of the day look like a span: "8-17", "7.30-16.00". */
const isClock = ({ groups: { min = '', max = '' } = {} }: RegExpExecArray) =>
  /^\d{1,2}\.[0-5]0$/u.test(max) || (Number.parseFloat(min) <= 10 && Number.parseFloat(max) >= 14);

/** Reads the hours of a week that pay is stated for: "€ 3.412,80 brutto auf Basis Vollzeit (38 Std./Woche)". */
export function readPayHours(words: string): number | null {
  for (const found of words.matchAll(HOURS)) {
    const before = words.slice(0, found.index);
    const value = spanOf(found, before);
    if (value && value.min === value.max && BASIS.test(before)) return value.min;
  }
  return null;
}

function isOfWeek(text: string, found: RegExpExecArray, value: FeedRange, origin: TextOrigin): boolean {
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const isWeekly = found.groups?.week !== undefined || /^wochen/iu.test(found.groups?.unit ?? '');
  if (
    /sprechstunde\s|geöffnet|öffnungs|unterricht/iu.test(text) ||
    ELSE_BEHIND.test(behind) ||
    (!isWeekly && ELSE_BEFORE.test(before))
  )
    return false;
  const clause = before.replace(/^.*[,;]\s/su, '');
  if (
    origin === 'text' &&
    (isAboutOthers(text) ||
      !isOfJob(text, found.index, found.index + found[0].length) ||
      FULL_TIME_IS.test(text) ||
      WEEK_ELSE.test(clause + found[0] + behind.replace(/[,;.].*$/su, '')))
  )
    return false;
  if (DENIED.test(before)) return false;
  if (isWeekly || WEEKLY_BEFORE.test(before) || EXTENT_BEHIND.test(behind)) return true;
  // "24h" alone is a service around the clock.
  const isDay =
    found.groups?.min === '24' &&
    !SUM.test(before) &&
    (AROUND_THE_CLOCK.test(text) || /^h$/iu.test(found.groups.unit ?? '')) &&
    !/woche|teilzeit|(?<!\p{L})TZ(?!\p{L})/iu.test(text);
  if (isDay) return false;
  if (origin !== 'text') return true;
  if (value.min < 5 || value.max > 48 || !LEAD.test(before) || ELSE_IN_CLAUSE.test(clause)) return false;
  // No shift lasts longer than half a day, but for one of 24 hours.
  if (OF_SHIFT.test(clause) && (value.min <= MAX_SHIFT || value.min === 24)) return false;
  const rest = behind.replace(/[,;.)].*$/su, '');
  return CLOSE.test(behind) || (PREPOSITION.test(rest) && isOfFactWords(rest));
}

/** Checks whether pay is stated for the hours. */
function isBasisOfPay(text: string, found: RegExpExecArray): boolean {
  const before = text.slice(0, found.index);
  const clause = before.replace(/^.*[,;]\s/su, '');
  return (
    (MONEY.test(before) && (BASIS.test(clause) || MONEY.test(clause))) ||
    (BASIS.test(clause) && /^[^,;.]{0,24}\d[\d.,\s]*(?:€|eur|chf)/iu.test(text.slice(found.index + found[0].length)))
  );
}

function spanOf({ groups: { min = '', max } = {} }: RegExpExecArray, before: string): FeedRange | null {
  const [least, most] = [min, max ?? min].map((each) => Number(each.replace(',', '.')));
  if (least === undefined || most === undefined || most < least || least < LEAST || most > MOST) return null;
  if (max === undefined && MIN_LEAD.test(before)) return { min: least, max: Math.max(least, LONGEST) };
  return { min: max === undefined && MAX_LEAD.test(before) ? SHORTEST : least, max: most };
}
