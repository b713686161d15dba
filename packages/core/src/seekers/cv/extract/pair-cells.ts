import { headingOf } from '../read/heading-words.ts';
import { readPeriod } from '../read/read-period.ts';
import type { LaidLine } from './cv-text.ts';

const MAX_LABEL = 45;
const SIDE_FLOW = 1;

/** Puts the cells of a table row into reading order: dates and labels before their text, columns with sections one after the other. */
export function pairCells(cells: readonly LaidLine[][]): LaidLine[] {
  const written = cells.filter((cell) => cell.length > 0);
  if (written.length <= 1) {
    const isBelow = cells.length > 1 && cells[0]?.length === 0;
    return written.flat().map((line) => ({ ...line, isContinued: isBelow || line.isContinued === true }));
  }
  if (areColumns(written)) return toFlows(written);
  const [first = [], ...rest] = written;
  const second = rest[0] ?? [];
  if (first.length > 1 && first.length === second.length && isListOfLabels(first))
    return first.map((line, index) => joined(line, [second[index], ...rest.slice(1).map((cell) => cell[index])]));
  if (!isLabel(first))
    return rest.every((cell) => cell.length === 1) && first.length === 1
      ? [
          joined(
            first[0],
            rest.map(([line]) => line),
          ),
        ]
      : written.flat();
  const label: LaidLine = { ...first[0], text: first.map(({ text }) => text).join(' ') };
  const [head, ...others] = rest.every((cell) => cell.length === 1)
    ? [
        joined(
          label,
          rest.map(([line]) => line),
        ),
      ]
    : [joined(label, [second[0]]), ...second.slice(1), ...rest.slice(1).flat()];
  return [head ?? label, ...others.map((line) => ({ ...line, isContinued: true }))];
}

function joined(first: LaidLine | undefined, others: readonly (LaidLine | undefined)[]): LaidLine {
  const lines = [first, ...others].flatMap((line) => line ?? []);
  return {
    ...lines[0],
    text: lines.map(({ text }) => text).join('\t'),
    isStrong: lines.every(({ isStrong }) => isStrong),
  };
}

const isLabel = (lines: readonly LaidLine[]) =>
  lines.length <= 3 && lines.every(({ text }) => text.length <= MAX_LABEL);

const isListOfLabels = (lines: readonly LaidLine[]) =>
  lines.every(({ text }) => text.length <= MAX_LABEL) &&
  (lines.every(({ text }) => readPeriod(text)?.rest === '') || lines.every(({ text }) => /:\s*$/u.test(text)));

/** Two cells with headings of their own, or a long text next to one with headings. */
function areColumns(cells: readonly LaidLine[][]): boolean {
  const withHeading = cells.filter((cell) => cell.length > 2 && cell.some(({ text }) => headingOf(text)));
  if (withHeading.length >= 2) return true;
  return withHeading.length === 1 && cells.some((cell) => !withHeading.includes(cell) && cell.length > 3);
}

function toFlows(cells: readonly LaidLine[][]): LaidLine[] {
  const size = (cell: readonly LaidLine[]) =>
    cell.reduce((sum, { text }) => sum + text.length + (readPeriod(text) ? 30 : 0), 0);
  const main = cells.reduce((best, cell) => (size(cell) > size(best) ? cell : best));
  return [main, ...cells.filter((cell) => cell !== main)].flatMap((cell) =>
    cell.map((line) => ({ ...line, flow: (line.flow ?? 0) + (cell === main ? 0 : SIDE_FLOW) })),
  );
}
