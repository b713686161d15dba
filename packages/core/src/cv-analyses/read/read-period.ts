/** Months as "2019-10"; a year alone is kept as such. `to` null with `isOngoing` is until today. */
export type Period = {
  from: Moment | null;
  to: Moment | null;
  isOngoing: boolean;
  /** The text without the period. */
  rest: string;
  /** Whether text stands before or after it. */
  isFirst: boolean;
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
const MOMENT = [
  `(?:(?:0?[1-9]|[12]\\d|3[01])\\.\\s?)?(?:0?[1-9]|1[0-2])\\s?[./]\\s?${YEAR}`,
  `${YEAR}[-/](?:0[1-9]|1[0-2])(?!\\d)`,
  `(?<![\\d./])(?:0[1-9]|1[0-2])\\s?[./]\\s?\\d{2}(?![\\d./])`,
  `(?:${NAMES})\\.?\\s+['’]?(?:${YEAR})`,
  `${YEAR}`,
].join('|');
const TODAY = '(?:heute|jetzt|aktuell|dato|laufend|today|present|now|current|ongoing)';
const DASH = '(?:–|—|-|‒|−|bis(?:\\s+zum)?|to|until|till)';

const RANGE = new RegExp(`(?<![\\d./])(${MOMENT})\\s*${DASH}\\s*(?:(${MOMENT})|(${TODAY}))(?![\\p{L}\\d])`, 'iu');
const SINCE = new RegExp(`(?<!\\p{L})(?:seit|since|ab|from)\\s+(${MOMENT})(?![\\p{L}\\d])`, 'iu');
const SINGLE = new RegExp(`(?<![\\p{L}\\d./])(${MOMENT})(?![\\p{L}\\d./])`, 'iu');

function readMoment(text: string | undefined): Moment | null {
  if (!text) return null;
  const name = new RegExp(`(${NAMES})`, 'iu').exec(text)?.[1]?.toLowerCase();
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (name && year) return { year: Number(year), month: MONTHS.findIndex((names) => names.includes(name)) + 1 };
  const iso = /^(\d{4})[-/](\d{2})$/.exec(text.trim());
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]) };
  const numbers = text.match(/\d+/g) ?? [];
  if (year) return { year: Number(year), month: numbers.length > 1 ? Number(numbers.at(-2)) : null };
  const [month, short] = numbers.slice(-2).map(Number);
  if (month === undefined || short === undefined) return null;
  return { year: short > 50 ? 1900 + short : 2000 + short, month };
}

/** The period that a line states, with the words around it; null where it states none. */
export function readPeriod(text: string): Period | null {
  const range = RANGE.exec(text);
  if (range) return toPeriod(text, range, readMoment(range[1]), readMoment(range[2]), range[3] !== undefined);
  const since = SINCE.exec(text);
  if (since) return toPeriod(text, since, readMoment(since[1]), null, true);
  const single = SINGLE.exec(text);
  if (!single) return null;
  const moment = readMoment(single[1]);
  return moment ? toPeriod(text, single, moment, moment, false) : null;
}

function toPeriod(
  text: string,
  found: RegExpExecArray,
  from: Moment | null,
  to: Moment | null,
  isOngoing: boolean,
): Period | null {
  if (!from) return null;
  const before = text.slice(0, found.index).replace(/[\s([|,·•–:-]+$/u, '');
  const after = text.slice(found.index + found[0].length).replace(/^[\s)\]|,·•–:-]+/u, '');
  const rest = [before, after].filter((part) => part.trim() !== '').join('\t');
  return { from, to, isOngoing, rest, isFirst: before.trim() === '' };
}

const pad = (month: number) => String(month).padStart(2, '0');

/** The profile knows months only: a year alone spans the whole of it, and the person is asked for the months. */
export const firstMonth = ({ year, month }: Moment): string => `${year}-${pad(month ?? 1)}`;
export const lastMonth = ({ year, month }: Moment): string => `${year}-${pad(month ?? 12)}`;

export function isInOrder({ from, to }: Pick<Period, 'from' | 'to'>): boolean {
  if (!from || !to) return true;
  return from.year * 12 + (from.month ?? 1) <= to.year * 12 + (to.month ?? 12);
}
