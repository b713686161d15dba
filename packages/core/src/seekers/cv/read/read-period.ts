/** A period in months such as "2019-10"; a year alone stays a year. `to` null with `isOngoing` is until today. */
export type Period = {
  from: Moment | null;
  to: Moment | null;
  isOngoing: boolean;
  /** The text without the period. */
  rest: string;
  /** States whether no text precedes it. */
  isFirst: boolean;
  /** States whether it has a beginning and an end, or goes on. */
  isRange: boolean;
  /** States whether its end is only expected. */
  isExpected: boolean;
};
export type Moment = { year: number; month: number | null };

const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'jänner', 'january', 'jan'],
  ['februar', 'feber', 'february', 'feb'],
  ['märz', 'maerz', 'march', 'mär', 'mrz', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
];
const NAMES = MONTHS.flat()
  .sort((one, other) => other.length - one.length)
  .join('|');

const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
/** Half a year is not a month: the year counts. */
const SEASON =
  'frühjahr|frühling|sommer|herbst|winter|ws|ss|sose|wise|sommersemester|wintersemester|spring|summer|autumn|fall';
const MOMENT = [
  `(?:(?:0?[1-9]|[12]\\d|3[01])\\.\\s?)?(?:0?[1-9]|1[0-2])\\s?[./]\\s?${YEAR}`,
  `${YEAR}[-/.](?:0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:${SEASON})\\s+${YEAR}(?:/(?:20)?\\d{2})?`,
  `(?<![\\d./])(?:0?[1-9]|1[0-2])\\s?/\\s?['’]\\d{2}(?![\\d./])`,
  `(?<![\\d./])(?:0[1-9]|1[0-2])\\s?[./]\\s?\\d{2}(?![\\d./])`,
  `(?:${NAMES})\\.?,?\\s+['’]?(?:${YEAR}|\\d{2}(?![\\d.]))`,
  `(?:0?[1-9]|[12]\\d|3[01])\\.?\\s(?:${NAMES})\\.?\\s+${YEAR}`,
  `(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|1[0-2])/${YEAR}`,
  `${YEAR}`,
].join('|');
const TODAY =
  '(?:heute|noch\\s+\\p{L}{3,}|lfd\\.?|offen|weiterhin|fortdauernd|fortlfd\\.?|zzt\\.?|z\\.\\s?zt\\.?|zurzeit|derzeitig|gegenwart|auf weiteres|unbefristet|(?:noch )?(?:in )?(?:ungekündigter )?(?:fester )?(?:stellung|anstellung)|ungekündigt|(?:the )?present day|this day|continuing|still employed|open end|jetzt|aktuell|dato|laufend|fortlaufend|andauernd|derzeit|gegenwärtig|today|present|now|current(?:ly)?|ongoing|date)';
const EXPECTED =
  '(?:voraussichtlich(?:e[rs]?)?|vorauss\\.?|vsl\\.?|voraus\\.|geplant(?:e[rs]?)?|angestrebt|erwartet(?:e[rs]?)?|abschluss|ende|expected|anticipated|projected|planned|estimated|completion|graduation|graduating|ca\\.|circa)';
const DASH = `(?:(?:–|—|-|‒|−|‐|→|➔|➝|>|\\s/(?=\\s)|\\t|bis(?:\\s+(?:zum|einschließlich|einschl\\.|inkl\\.))?|to(?:\\s+the)?|until|till|(?:anfang|mitte|ende|early|mid|late|end\\s+of)(?=\\s))\\s*)+(?:${EXPECTED}[\\s:]*){0,3}`;

const RANGE = new RegExp(
  `(?<![\\d./])(?:(?:von|vom|from|seit|ab)\\s+)?(${MOMENT})\\s*${DASH}\\s*(?:(${MOMENT})|(${TODAY}))(?![\\p{L}\\d])`,
  'iu',
);
/** "Mai – Juli 2019", "03 – 07/2019": both months of one year. */
const MONTHS_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d./])(${NAMES}|0[1-9]|1[0-2])\\.?\\s*(?:–|—|-|bis|to)\\s*((?:${NAMES})\\.?\\s+${YEAR}|(?:0[1-9]|1[0-2])[./]${YEAR})(?![\\p{L}\\d])`,
  'iu',
);
/** "3/19 – 8/21": months of one figure, in a range only. */
const SHORT = '(?:0?[1-9]|1[0-2])/\\d{2}';
const SHORT_RANGE = new RegExp(
  `(?<![\\p{L}\\d./])(${SHORT})\\s*${DASH}\\s*(?:(${SHORT})|(${TODAY}))(?![\\p{L}\\d./])`,
  'iu',
);
/** "2019 –": without an end. */
const OPEN = new RegExp(`(?<![\\p{L}\\d./–-]\\s?)(${MOMENT})\\s*(?:–|—|-|ff\\.)\\s*(?:…|\\.{3})?(?=\\t|$)`, 'iu');
const UNTIL = new RegExp(
  `(?<!\\p{L})(?:bis|until|till)\\s+(?:zum\\s+)?(?:${EXPECTED}\\s+){0,3}(${MOMENT})(?![\\p{L}\\d])`,
  'iu',
);
const SINCE = new RegExp(
  `(?<!\\p{L})(?:seit|since|ab|from)\\s+(?:dem\\s+|ca\\.\\s+|anfang\\s+|mitte\\s+|ende\\s+)?(${MOMENT})(?![\\p{L}\\d])`,
  'iu',
);
const SINGLE = new RegExp(`(?<![\\p{L}\\d./])(${MOMENT})(?![\\p{L}\\d./])`, 'iu');

function readMoment(text: string | undefined): Moment | null {
  if (!text) return null;
  const name = new RegExp(`(${NAMES})`, 'iu').exec(text)?.[1]?.toLowerCase();
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (name && year) return { year: Number(year), month: monthOf(name) };
  if (year && new RegExp(`^(?:${SEASON})\\s`, 'iu').test(text)) return { year: Number(year), month: null };
  const iso = /^(\d{4})[-/.](\d{2})(?:[-/.]\d{2})?$/.exec(text.trim());
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]) };
  const numbers = text.match(/\d+/g) ?? [];
  if (year) return { year: Number(year), month: numbers.length > 1 ? Number(numbers.at(-2)) : null };
  if (name) return { year: fullYear(Number(numbers.at(-1))), month: monthOf(name) };
  const [month, short] = numbers.slice(-2).map(Number);
  if (month === undefined || short === undefined) return null;
  return { year: fullYear(short), month };
}

const monthOf = (name: string) => MONTHS.findIndex((names) => names.includes(name)) + 1;
const fullYear = (short: number) => (short > 50 ? 1900 + short : 2000 + short);

/** Reads the period that a line states, with the words around it; null where it states none. */
export function readPeriod(text: string): Period | null {
  const range = RANGE.exec(text);
  if (range)
    return toPeriod(text, range, {
      from: readMoment(range[1]),
      to: readMoment(range[2]),
      isOngoing: range[3] !== undefined,
    });
  const short = SHORT_RANGE.exec(text);
  if (short)
    return toPeriod(text, short, {
      from: readMoment(short[1]),
      to: readMoment(short[2]),
      isOngoing: short[3] !== undefined,
    });
  const open = OPEN.exec(text);
  if (open) return toPeriod(text, open, { from: readMoment(open[1]), to: null, isOngoing: true });
  const months = MONTHS_OF_YEAR.exec(text);
  if (months) {
    const to = readMoment(months[2]);
    const from = to && readMoment(`${months[1]}${/\p{L}/u.test(months[1] ?? '') ? ' ' : '/'}${to.year}`);
    return toPeriod(text, months, { from, to, isOngoing: false });
  }
  const since = SINCE.exec(text);
  if (since) return toPeriod(text, since, { from: readMoment(since[1]), to: null, isOngoing: true });
  const until = UNTIL.exec(text);
  const single = until ?? SINGLE.exec(text);
  if (!single) return null;
  const moment = readMoment(single[1]);
  return moment ? toPeriod(text, single, { from: moment, to: moment, isOngoing: false }, false) : null;
}

type Moments = Pick<Period, 'from' | 'to' | 'isOngoing'>;

function toPeriod(text: string, found: RegExpExecArray, moments: Moments, isRange = true): Period | null {
  if (!moments.from) return null;
  const before = text.slice(0, found.index).replace(/[\s([|,·•–:-]+$/u, '');
  const after = text
    .slice(found.index + found[0].length)
    .replace(AFTER_EXPECTED, '')
    .replace(/^[\s)\]|,·•–:.-]+/u, '')
    .replace(DURATION, '');
  const rest = [before, after].filter((part) => part.trim() !== '').join('\t');
  const isExpected =
    new RegExp(EXPECTED, 'iu').test(found[0]) || AFTER_EXPECTED.test(text.slice(found.index + found[0].length));
  return { ...moments, rest, isFirst: before.trim() === '', isRange, isExpected };
}

/** "08/2025 (voraussichtlich)" */
const AFTER_EXPECTED = new RegExp(`^\\s*\\(${EXPECTED}\\)`, 'iu');
/** "(3 Jahre 5 Monate)" after a period, as LinkedIn writes it. */
const DURATION =
  /^[\s(·|]*(?:\d{1,2}\s*(?:jahre?n?|years?|yrs?|monate?n?|months?|mos?)[\s,.]*(?:und|and)?\s*){1,2}[\s)]*/iu;

const pad = (month: number) => String(month).padStart(2, '0');

/** Returns the first month; the profile has months only, so a year alone spans all of it, and the person adds the months. */
export const firstMonth = ({ year, month }: Moment): string => `${year}-${pad(month ?? 1)}`;
export const lastMonth = ({ year, month }: Moment): string => `${year}-${pad(month ?? 12)}`;

export function isInOrder({ from, to }: Pick<Period, 'from' | 'to'>): boolean {
  if (!from || !to) return true;
  return from.year * 12 + (from.month ?? 1) <= to.year * 12 + (to.month ?? 12);
}
