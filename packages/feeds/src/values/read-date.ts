import type { DateOrder } from '@stellenvisite/contract/feeds/feed-mapping';
import { memoize } from './memoize.ts';

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:[\s,]+(\d{1,2}):(\d{2}))?/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:[\s,]+(\d{1,2}):(\d{2}))?/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const RFC_822 =
  /^(?:[a-z]{2,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4}|\d{2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([a-z]{1,4}|[+-]\d{2}:?\d{2})?)?/i;
const UNIX = /^\d{10}(?:\d{3})?$/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const GERMAN_MONTHS: Record<string, string> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };
const ZONES: Record<string, string> = { CET: '+01:00', MEZ: '+01:00', CEST: '+02:00', MESZ: '+02:00' };

/**
 * A day or a time as feeds write it, in ISO 8601: a day alone where there is no time, a time with its zone in UTC, a time without
 * one as it is. Null where it is not a date; a day that no calendar has is none.
 */
export function readDate(text: string, order: DateOrder = 'day_first'): string | null {
  return READERS[order](text);
}

const READERS: Record<DateOrder, (text: string) => string | null> = {
  day_first: memoize((text) => parseDate(text, 'day_first')),
  month_first: memoize((text) => parseDate(text, 'month_first')),
};

function parseDate(text: string, order: DateOrder): string | null {
  const written = text.trim();
  const iso = ISO.exec(written);
  if (iso) return compose(iso[1], iso[2], iso[3], iso.slice(4));
  const dotted = DOTTED.exec(written);
  if (dotted) return compose(century(dotted[3]), dotted[2], dotted[1], dotted.slice(4));
  const slashed = SLASHED.exec(written);
  if (slashed) return readSlashed(slashed, order);
  const compact = COMPACT.exec(written);
  if (compact) return compose(compact[1], compact[2], compact[3], []);
  if (UNIX.test(written)) return new Date(Number(written.padEnd(13, '0'))).toISOString();
  return readWritten(written);
}

/** Of two numbers the one above twelve is the day, whatever the format says. */
function readSlashed([, first = '', second = '', year, ...time]: RegExpExecArray, order: DateOrder): string | null {
  const isMonthFirst = Number(second) > 12 || (order === 'month_first' && Number(first) <= 12);
  return isMonthFirst ? compose(year, first, second, time) : compose(year, second, first, time);
}

function readWritten(written: string): string | null {
  const found = RFC_822.exec(written.replace(/(?<=\d)\./, ''));
  if (!found) return null;
  const name = found[2]?.toLowerCase() ?? '';
  const month = MONTHS.indexOf(GERMAN_MONTHS[name] ?? name) + 1;
  return month === 0 ? null : compose(century(found[3]), String(month), found[1], found.slice(4));
}

const century = (year = '') => (year.length === 2 ? `20${year}` : year);

function compose(year = '', month = '', day = '', [hour, minute, second, zone]: (string | undefined)[]): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null;
  if (hour === undefined || minute === undefined) return date;
  const time = `${date}T${hour.padStart(2, '0')}:${minute}:${second ?? '00'}`;
  if (Number.isNaN(Date.parse(`${time}Z`))) return null;
  if (zone === undefined) return time;
  const moment = new Date(time + toOffset(zone));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function toOffset(zone: string): string {
  const named = ZONES[zone.toUpperCase()];
  if (named) return named;
  const offset = /^([+-]\d{2}):?(\d{2})$/.exec(zone);
  return offset ? `${offset[1]}:${offset[2]}` : 'Z';
}
