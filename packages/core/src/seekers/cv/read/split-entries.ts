import type { CvLine } from './hide-private-lines.ts';
import { type Period, readPeriod } from './read-period.ts';

/** An item with a period: its lines, the texts that name it, and its description. */
export type Entry = { lines: CvLine[]; period: Period; head: string[]; details: string[] };

const BULLET = /^\s*(?:[•·▪◦‣●○■□➢➤✓*–—-]|\d[.)])\s+/u;
const MAX_ABOVE = 3;
const MAX_HEAD_LINES = 4;
const LEAST_FIRST = 2;

export const withoutBullet = (text: string) => text.replace(BULLET, '');
const isBullet = (text: string) => BULLET.test(text);
/** Recognises marks that only items have; round ones are in front of headings too. */
export const isDash = (text: string) => /^\s*[-–—*]\s/u.test(text);
/** A sentence tells of the work; names of places and posts have no full stop. */
const isSentence = (text: string) =>
  text.length > 110 ||
  (/[a-zäöüß]{4}\.$/u.test(text) && !/\b(?:univ|habil|dipl|prof|exam|staatl|abschl|klin|allg)\.$/iu.test(text));

/**
 * Where the first line of the section has a period, every period begins an entry; where names stand above the period, as many lines above
 * each one belong to it.
 */
export function splitEntries(lines: readonly CvLine[]): Entry[] {
  const periods = lines.map(({ text }) => (isBullet(text) ? null : readPeriod(text)));
  const hasRanges = periods.some((period) => period?.isRange);
  const isFirst = areFirst(periods);
  const dated = periods.flatMap((period, index) =>
    period && (!isFirst || isAtEdge(period)) && isStart(period, lines[index]?.text ?? '', hasRanges) ? [index] : [],
  );
  const [first] = dated;
  if (first === undefined) return [];
  const above = Math.min(first, MAX_ABOVE);
  const bounds = dated.map((at, index) => {
    const floor = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1;
    return { at, start: Math.max(floor, startOf(lines, at, above)) };
  });
  const entries = bounds.flatMap(({ at, start }, index) => {
    const period = periods[at];
    const end = bounds[index + 1]?.start ?? lines.length;
    return period ? [toEntry(lines.slice(start, end), at - start, period)] : [];
  });
  return withoutTasks(entries);
}

/** Where ranges begin their lines, one in the middle of another line is a remark: "(Praxisanleiter ab 2017)". */
const isAtEdge = ({ isFirst, rest }: Period) => isFirst || rest === '';
function areFirst(periods: readonly (Period | null)[]): boolean {
  const ranges = periods.flatMap((period) => (period?.isRange ? [period] : []));
  const first = ranges.filter(isAtEdge).length;
  return first >= LEAST_FIRST && first * 2 > ranges.length;
}

/** Strong lines above the period name the entry; without them it is as many lines as above the first one. */
function startOf(lines: readonly CvLine[], at: number, above: number): number {
  if (above === 0) return at;
  const firstIsStrong = lines[0]?.isStrong && !lines[above]?.isStrong;
  if (firstIsStrong)
    for (let index = at - 1; index >= Math.max(0, at - MAX_ABOVE); index -= 1)
      if (lines[index]?.isStrong) return lines[index - 1]?.isStrong && at - index < above ? index - 1 : index;
  return Math.max(0, at - above);
}

/** A year in the middle of a sentence dates nothing, and among ranges a single date has to be set apart. */
function isStart({ rest, isFirst, isRange }: Period, text: string, hasRanges: boolean): boolean {
  if (rest === '') return true;
  if (isRange) return isFirst || !isSentence(text) || text.includes('\t');
  if (isFirst) return true;
  if (/\t[^\t]*\d{4}$/u.test(text) || /[|·(]\s*(?:\d{1,2}[./])?\d{4}\)?$/u.test(text)) return true;
  return !hasRanges && !isSentence(text);
}

function toEntry(lines: CvLine[], above: number, period: Period): Entry {
  const head: string[] = lines.slice(0, above).map(({ text }) => text);
  if (period.rest !== '') head.push(period.rest);
  const details: string[] = [];
  for (const { text } of lines.slice(above + 1)) {
    const isOfHead = details.length === 0 && head.length < MAX_HEAD_LINES && !isBullet(text) && !isSentence(text);
    if (isOfHead) head.push(text);
    else details.push(withoutBullet(text));
  }
  return { lines, period, head, details };
}

/** Tasks without bullets follow the names; the shortest entry shows how many lines those are. */
function withoutTasks(entries: readonly Entry[]): Entry[] {
  if (entries.length < 2) return [...entries];
  const least = Math.max(1, Math.min(...entries.map(({ head }) => head.length)));
  return entries.map((entry) => {
    const isSplit = entry.head.slice(0, least).some((line) => /[|\t@]|\s[–—-]\s|\sbei\s|\sat\s/u.test(line));
    const names = Math.max(least, isSplit || least > 1 ? least : 2);
    return {
      ...entry,
      head: entry.head.slice(0, names),
      details: [...entry.head.slice(names).map(withoutBullet), ...entry.details],
    };
  });
}

/** Checks whether lines are a list in which a date is the exception, such as certificates by name. */
export function isUndatedList(lines: readonly CvLine[]): boolean {
  const periods = lines.map(({ text }) => readPeriod(text));
  const dated = periods.filter((period) => period !== null).length;
  return dated === 0 || (dated * 3 <= lines.length && !periods.some((period) => period?.isRange));
}
