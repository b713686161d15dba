import type { EmmaSearch } from '@stellenvisite/contract/assistant/emma-parts.schema';

/** The wishes that a time of the day states, and the words without it. */
export type TimedWishes = { wishes: EmmaSearch; rest: string };

const of = (source: string) => new RegExp(source, 'iu');
const CLOCK = String.raw`(?:mittags?|midday|noon|(\d{1,2})(?:[.:]\d{2})?)`;
const OCLOCK = String.raw`\s*(?:uhr|h(?![\p{L}])|o'?clock|([ap])\.?m\.?(?![\p{L}]))`;
const PLAIN_CLOCK = String.raw`(\d{1,2})(?:[.:]\d{2})?`;
const NOON = 12;
/** From this hour on a duty that begins then is a late one. */
const LATE_BEGIN = 12;
const NIGHT_BEGIN = 20;
/** The first early shift begins about six, so that a later wish leaves it out. */
const EARLY_BEGIN = 7;
/** Until then an early or a day shift is over. */
const LATEST_END = 18;
const FIRST_END = 11;

/** "Von 8 bis 14 Uhr", "8–14 Uhr", "from 8 to 2 pm". */
const SPAN = of(
  String.raw`(?<![\p{L}\d])(?:von|zwischen|from|between)?\s*${PLAIN_CLOCK}\s*(?:uhr\s*)?(?:bis|und|-|–|to|and|until)\s*${PLAIN_CLOCK}${OCLOCK}`,
);
const BEGINS = String.raw`(?:anfang\p{L}*|beginn\p{L}*|start\p{L}*|arbeiten|dienstbeginn|arbeitsbeginn|da\s+sein|los|begin|work)`;
/** "Erst ab 9 Uhr", "nicht vor 8", "frühestens um 10 anfangen", "ab mittag arbeiten". */
const NOT_BEFORE = of(
  String.raw`(?<![\p{L}])(?:(?:erst|frühestens)\s+(?:ab|um|gegen)?|nicht\s+vor|not\s+before|not\s+earlier\s+than|no\s+earlier\s+than)\s*(?:dem\s+)?${CLOCK}(?:${OCLOCK})?(?!\s*(?:\d|%|prozent|km|stunden|std|monat|tag|woche|januar|€|euro))(?![\p{L}\d])`,
);
const BEGIN_FROM = of(
  String.raw`(?<![\p{L}])(?:ab|from|after)\s+${CLOCK}(?:${OCLOCK})?(?:\s+\p{L}+){0,2}\s+${BEGINS}(?![\p{L}])`,
);
/** "Nur bis 15 Uhr", "um 14 Uhr muss ich weg", "die Kita macht um 16 Uhr zu", "until 3 pm". */
const DONE_BY = of(
  String.raw`(?<![\p{L}])(?:(?:nur|spätestens|maximal|höchstens|längstens|only|no\s+later\s+than)\s+)?(?:bis|until|till|no\s+later\s+than)\s+(?:spätestens\s+|maximal\s+)?${CLOCK}${OCLOCK}|(?<![\p{L}])(?:bis|until)\s+(?:mittags?|midday|noon)(?![\p{L}])`,
);
const LEAVES_AT = of(
  String.raw`(?<![\p{L}])(?:um|ab|gegen|at|by)\s+${CLOCK}${OCLOCK}\s+(?:\p{L}+\s+){0,4}?(?:raus|weg|daheim|zu\s?hause|abholen|feierabend|schluss|zu(?![\p{L}])|fertig|gehen|leave|done|home|out|off|closes)|(?:closes|schließt)\s+(?:schon\s+)?(?:um|at)\s+${CLOCK}${OCLOCK}`,
);

/** Reads the times of the day between which somebody can work as the shifts that fit. */
export function readTimes(text: string): TimedWishes {
  for (const { pattern, read } of TIMES) {
    const found = pattern.exec(text);
    const wishes = found && read(found.slice(1));
    if (found && wishes)
      return { wishes, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` };
  }
  return { wishes: {}, rest: text };
}

type Groups = readonly (string | undefined)[];

const TIMES: readonly { pattern: RegExp; read: (groups: Groups) => EmmaSearch | null }[] = [
  { pattern: SPAN, read: ([from, to, half]) => betweenHours(Number(from), toHour(to, half)) },
  { pattern: NOT_BEFORE, read: ([hour, half]) => notBefore(toHour(hour, half)) },
  { pattern: BEGIN_FROM, read: ([hour, half]) => notBefore(toHour(hour, half)) },
  { pattern: DONE_BY, read: ([hour, half]) => doneBy(toHour(hour, half)) },
  { pattern: LEAVES_AT, read: ([hour, half, other, otherHalf]) => doneBy(toHour(hour ?? other, half ?? otherHalf)) },
];

/** No digits are noon. */
function toHour(digits: string | undefined, half: string | undefined): number {
  const hour = digits === undefined ? NOON : Number(digits);
  return half?.toLowerCase() === 'p' && hour < NOON ? hour + NOON : hour;
}

function betweenHours(from: number, to: number): EmmaSearch | null {
  if (from > 24 || to > 24) return null;
  if (from >= NIGHT_BEGIN) return { shift: ['night'] };
  if (from >= LATE_BEGIN) return { shift: ['late'] };
  return from < to ? doneBy(to) : null;
}

function notBefore(hour: number): EmmaSearch | null {
  if (hour > 24 || hour < EARLY_BEGIN) return null;
  if (hour >= NIGHT_BEGIN) return { shift: ['night'] };
  return hour >= LATE_BEGIN ? { shift: ['late'] } : { withoutShift: ['early'] };
}

const doneBy = (hour: number): EmmaSearch | null =>
  hour >= FIRST_END && hour <= LATEST_END ? { withoutShift: ['late', 'night'] } : null;

const MONTHS = [
  'januar|jänner|january',
  'februar|feber|february',
  'märz|march',
  'april',
  'mai|may',
  'juni|june',
  'juli|july',
  'august',
  'september',
  'oktober|october',
  'november',
  'dezember|december',
];
const MONTH = `(${MONTHS.join('|')})`;
const BEFORE_DATE = String.raw`(?:ab|zum|per|von|from|starting(?:\s+(?:in|from|on))?|as\s+of|beginning)\s+(?:dem\s+|the\s+|anfang\s+|mitte\s+|ende\s+)?`;
const BY_MONTH = of(
  String.raw`(?<![\p{L}])(?:${BEFORE_DATE}(?:\d{1,2}\.?(?:st|nd|rd|th)?\s*(?:of\s+)?)?${MONTH}|(?:im|in)\s+${MONTH}(?=\s+(?:\p{L}+\s+){0,2}(?:anfang|beginn|start|frei|verfügbar|einsteig|begin|available)))(?:\s+(?:20\d{2}|\d{1,2}(?:st|nd|rd|th)?))?(?![\p{L}])`,
);
const BY_NUMBER = of(
  String.raw`(?<![\p{L}])(?:ab|zum|per|from)\s+(?:dem\s+|the\s+)?(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(?:20)?\d{2})?`,
);
const NEXT_MONTH =
  /(?<![\p{L}])(?:ab|zum|from|starting)\s+(?:dem\s+)?(?:nächste[nm]?|kommende[nm]?|next)\s+(?:monat|month)(?![\p{L}])/iu;
const NEXT_YEAR =
  /(?<![\p{L}])(?:ab|zum|from|starting)\s+(?:dem\s+)?(?:nächste[nms]?|kommende[nms]?|neue[nms]?|next)\s+(?:jahr|year)(?:es)?(?![\p{L}])/iu;
/** Ads call this long "soon". */
const SOON_MONTHS = 3;

/** Reads from when somebody can start, as the days that an ad may name: from the month of `today` on. */
export function readStartDate(text: string, today: string): TimedWishes {
  const found = BY_MONTH.exec(text) ?? BY_NUMBER.exec(text) ?? NEXT_MONTH.exec(text) ?? NEXT_YEAR.exec(text);
  const month = found && monthOf(found, today);
  if (!found || month === null || month < 1 || month > 12) return { wishes: {}, rest: text };
  const ahead = (month - Number(today.slice(5, 7)) + 12) % 12;
  return {
    wishes: { start: [ahead <= SOON_MONTHS ? 'soon' : 'later', 'flexible'] },
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
  };
}

/** Adds the day from which somebody can start to what a message states. */
export function withStartDate<T extends { wishes: EmmaSearch }>(read: T, text: string, today: string): T {
  const { wishes } = readStartDate(text, today);
  return wishes.start ? { ...read, wishes: { ...wishes, ...read.wishes } } : read;
}

function monthOf(found: RegExpExecArray, today: string): number {
  const [whole, one, other] = found;
  if (/^\d+$/u.test(one ?? '')) return Number(other);
  const name = one ?? other;
  if (name !== undefined) return MONTHS.findIndex((names) => names.split('|').includes(name.toLowerCase())) + 1;
  return /mona?t/iu.test(whole) ? (Number(today.slice(5, 7)) % 12) + 1 : 1;
}
