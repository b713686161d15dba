import { headingOf, hintOf, MAX_HEADING_LENGTH } from './heading-words.ts';
import type { CvLine } from './hide-private-lines.ts';
import { isLanguageList } from './read-languages.ts';
import { readPeriod } from './read-period.ts';
import { isDash } from './split-entries.ts';

/** Share of known headings among the lines of a style; fewer will do where none follows another. */
const LEAST_KNOWN = 0.4;
const LEAST_KNOWN_SEPARATE = 0.2;
const LEAST_SEPARATE = 3;
/** More are needed where headings have the size of the text, as on recognised pages. */
const LEAST_KNOWN_USUAL = 0.6;
const LEAST_PROVEN = 2;
const LEAST_ENTRIES = 2;
/** One in so many. */
const MAX_ADJACENT = 4;

/** Returns the styles that headings are set in: by the words of most of their lines, or by what follows these. What else is set so is a heading too. */
export function headingStyles(lines: readonly CvLine[]): Set<string> {
  const set = lines.filter(
    ({ text, style }) => style && !text.includes('\t') && text.length <= MAX_HEADING_LENGTH && !isDash(text),
  );
  const sizes = Map.groupBy(lines, ({ style = '' }) => sizeOf(style));
  const usual = [...sizes].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const styles = Map.groupBy(set, ({ style = '' }) => style);
  return new Set(
    [...styles].flatMap(([style, same]) => {
      const known = same.filter(({ text }) => headingOf(text) !== null).length;
      const least = same.some(({ isStrong }) => isStrong) ? 1 : 2;
      const isSeparate = same.length >= LEAST_SEPARATE && areSeparate(lines, same);
      const share = sizeOf(style) === usual ? LEAST_KNOWN_USUAL : isSeparate ? LEAST_KNOWN_SEPARATE : LEAST_KNOWN;
      const isKnown = known >= least && known >= same.length * share;
      return isKnown || (isSeparate && areProven(lines, same)) ? [style] : [];
    }),
  );
}

/** Returns a style without the mark of a gap above it. */
const sizeOf = (style: string) => style.replace(/g$/u, '');

/** Checks whether other lines come between the lines of one style, as between headings; a section whose lines are hidden is an exception. */
function areSeparate(lines: readonly CvLine[], same: readonly CvLine[]): boolean {
  const adjacent = same.filter((line) => lines[lines.indexOf(line) + 1]?.style === line.style);
  return adjacent.length * MAX_ADJACENT <= same.length && !same.some(({ text }) => readPeriod(text));
}

/** Checks whether enough lines of a style have a word of headings, or several entries or a list of languages below them. Most posts have one date. */
function areProven(lines: readonly CvLine[], same: readonly CvLine[]): boolean {
  const parts = same.map((line, index) => {
    const next = same[index + 1];
    const below = lines.slice(lines.indexOf(line) + 1, next && lines.indexOf(next));
    return { line, below: below.filter(({ flow }) => flow === line.flow) };
  });
  const dated = parts.map(({ below }) => below.filter(({ text }) => readPeriod(text)?.isFirst).length);
  if (dated.filter((count) => count === 1).length * 2 > same.length) return false;
  const proven = parts.filter(
    ({ line, below }, index) =>
      headingOf(line.text) !== null ||
      isLanguageList(below) ||
      (dated[index] ?? 0) >= LEAST_ENTRIES ||
      (dated[index] === 0 && hintOf(line.text) !== null),
  );
  return proven.length >= LEAST_PROVEN && proven.length >= same.length * LEAST_KNOWN;
}
