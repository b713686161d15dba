import { headingOf } from '../read/heading-words.ts';
import { readPeriod } from '../read/read-period.ts';
import type { Segment } from './lay-out-lines.ts';

const DATE = /^(?:seit|since|ab|bis)?\s*(?:\d{1,2}[./])?\d{1,2}[./]\d{2,4}\b|^(?:seit|since|ab)\b|\b(?:19|20)\d{2}\b/iu;
const SAME_ROW = 3;
const MIN_PERIODS = 2;
const MIN_SIDE_HEADINGS = 2;
const UNALIGNED = 0.4;

const isDate = (text: string) => text.length < 45 && DATE.test(text.trim());
const near = (one: Segment, others: readonly Segment[]) =>
  others.filter(({ y }) => Math.abs(y - one.y) <= Math.max(SAME_ROW, one.size * 0.3));

/**
 * Checks whether two columns have texts of their own. Dates and labels of rows belong to the text next to them; a column with headings of
 * its own next to another one with headings is a side bar.
 */
export function isIndependent(left: readonly Segment[], right: readonly Segment[]): boolean {
  // Side bars have headings of their own; next to dates bold text may be the name of a post.
  if (strongHeadings(left, right) >= 1 && strongHeadings(right, left) >= MIN_SIDE_HEADINGS) return true;
  if (areRowLabels(left, right) || areRowLabels(right, left)) return false;
  const [inLeft, inRight] = [headings(left, right), headings(right, left)];
  if (inLeft > 0 && inRight > 0) return true;
  const aligned = left.filter((each) => near(each, right).length > 0).length;
  return left.length >= 4 && right.length >= 4 && aligned < left.length * UNALIGNED;
}

/** Most periods stand in one column, on rows of the other. */
function areRowLabels(labels: readonly Segment[], texts: readonly Segment[]): boolean {
  const dates = labels.filter(({ text }) => isDate(text));
  const paired = dates.filter((each) => near(each, texts).length > 0);
  const own = texts.filter(({ text }) => readPeriod(text)?.rest === '' || /\d{4}\s*[–-]/u.test(text));
  return dates.length >= MIN_PERIODS && paired.length >= dates.length * 0.7 && own.length <= dates.length * 0.3;
}

const strongHeadings = (column: readonly Segment[], other: readonly Segment[]) =>
  column.filter((each) => each.isStrong && headingOf(each.text) && !near(each, other).some(({ text }) => isDate(text)))
    .length;

const isDated = (text: string) => ['experience', 'education', 'further'].includes(headingOf(text) ?? '');

/** Counts headings that are neither the label nor the value of a row. */
function headings(column: readonly Segment[], other: readonly Segment[]): number {
  return column.filter((each) => {
    if (!headingOf(each.text)) return false;
    const partners = near(each, other).map(({ text }) => text);
    if (partners.some(isDate)) return false;
    return partners.length === 0 || each.isStrong || isDated(each.text) || partners.some(isDated);
  }).length;
}
