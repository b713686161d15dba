import type { Week } from '@stellenvisite/contract/jobs/duty.schema';
import { EMPTY_WEEK } from '../week-editor.tsx';

const DAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const DAY = '\\b(Mo|Di|Mi|Do|Fr|Sa|So)[a-zäöü]*\\.?';
/** „Mo–Fr“, „Mo, Di und Do“, „Mi“. */
const DAY_LIST = new RegExp(`${DAY}(?:\\s*(–|-|bis|,|und|\\+|/)\\s*${DAY})*`, 'gi');
/** „8–12“, „07:45 bis 14 Uhr“, „8.30 - 18.00“. */
const TIMES = /(\d{1,2})(?:[:.](\d{2}))?\s*(?:Uhr)?\s*(?:–|-|bis)\s*(\d{1,2})(?:[:.](\d{2}))?/gi;

/**
 * Reads opening hours as a week of day duties: from the first to the last hour a day is open. Null where the words name no days with times,
 * or anything between them that is not understood.
 */
export function weekOfOpeningHours(text: string | null | undefined): Week | null {
  const lists = [...(text ?? '').matchAll(DAY_LIST)];
  if (!text || lists.length === 0) return null;
  const week = [...EMPTY_WEEK];
  for (const [place, list] of lists.entries()) {
    const hours = timesIn(text.slice(list.index + list[0].length, lists[place + 1]?.index));
    if (!hours) return null;
    for (const day of daysIn(list[0])) {
      const before = week[day];
      week[day] = {
        shift: 'day',
        start: before && before.start < hours.start ? before.start : hours.start,
        end: before && before.end > hours.end ? before.end : hours.end,
      };
    }
  }
  return week;
}

function timesIn(text: string): { start: string; end: string } | null {
  const clock = (hour: string | undefined, minute = '00') => `${(hour ?? '').padStart(2, '0')}:${minute}`;
  const spans = [...text.matchAll(TIMES)].map(([, from, fromMinute, to, toMinute]) => ({
    start: clock(from, fromMinute),
    end: clock(to, toMinute),
  }));
  const isClock = ({ start, end }: { start: string; end: string }) => start < end && end < '24:00';
  const [first] = spans;
  if (!first || !spans.every(isClock)) return null;
  return {
    start: spans.reduce((least, { start }) => (start < least ? start : least), first.start),
    end: spans.reduce((most, { end }) => (end > most ? end : most), first.end),
  };
}

function daysIn(list: string): number[] {
  const parts = list.split(/(–|-|bis|,|und|\+|\/)/i).map((part) => part.trim().toLowerCase());
  return parts.flatMap((part, at) => {
    const day = DAYS.indexOf(part.slice(0, 2));
    if (day < 0) return [];
    const from = /^(–|-|bis)$/.test(parts[at - 1] ?? '') ? DAYS.indexOf((parts[at - 2] ?? '').slice(0, 2)) : day;
    return Array.from({ length: Math.max(day - from, 0) + 1 }, (_, index) => from + index);
  });
}
