import type { CvLine } from './cv-line.ts';
import { type Period, readPeriod } from './read-period.ts';

/** Something with a period: its lines, the texts that name it, and what is told of it. */
export type Entry = { lines: CvLine[]; period: Period; head: string[]; details: string[] };

const BULLET = /^\s*(?:[•·▪◦‣●○■□➢➤✓*–—-]|\d[.)])\s+/u;
const MOST_HEAD_LINES = 3;

export const withoutBullet = (text: string) => text.replace(BULLET, '');
const isBullet = (text: string) => BULLET.test(text);
/** A sentence tells of the work; names of places and posts have no full stop. */
const isSentence = (text: string) => text.length > 90 || /[a-zäöüß]{3}\.$/u.test(text);

/**
 * Where the first line of the section has a period, every period begins an entry; where names stand above the period, as many lines above
 * each one belong to it.
 */
export function splitEntries(lines: readonly CvLine[]): Entry[] {
  const periods = lines.map(({ text }) => (isBullet(text) ? null : readPeriod(text)));
  const dated = periods.flatMap((period, index) =>
    period && isStart(period, lines[index]?.text ?? '') ? [index] : [],
  );
  const [first] = dated;
  if (first === undefined) return [];
  const above = Math.min(first, 2);
  return dated.flatMap((at, index) => {
    const period = periods[at];
    if (!period) return [];
    const next = dated[index + 1];
    const start = at - above;
    const end = next === undefined ? lines.length : Math.max(at + 1, next - above);
    return [toEntry(lines.slice(start, end), above, period)];
  });
}

/** A year in the middle of a sentence dates nothing. */
function isStart({ rest, isFirst }: Period, text: string): boolean {
  return isFirst || !isSentence(text) || rest === '';
}

function toEntry(lines: CvLine[], above: number, period: Period): Entry {
  const head: string[] = lines.slice(0, above).map(({ text }) => text);
  if (period.rest !== '') head.push(period.rest);
  const details: string[] = [];
  let headLines = head.length;
  for (const { text } of lines.slice(above + 1)) {
    const isOfHead = details.length === 0 && headLines < MOST_HEAD_LINES && !isBullet(text) && !isSentence(text);
    if (isOfHead) head.push(text);
    else details.push(withoutBullet(text));
    headLines += 1;
  }
  return { lines, period, head, details };
}
