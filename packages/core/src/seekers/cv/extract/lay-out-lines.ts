import { readPeriod } from '../read/read-period.ts';
import { isIndependent } from './column-kinds.ts';
import type { LaidLine } from './cv-text.ts';

/** A run of text on a page; y grows downwards. */
export type Piece = { text: string; x: number; y: number; width: number; height: number; isBold?: boolean };
/** Pieces that follow each other without a gap. */
export type Segment = {
  text: string;
  x: number;
  end: number;
  y: number;
  size: number;
  isStrong: boolean;
  isBold: boolean;
};

/** Gaps by the size of the text: between words, and at least between columns. */
const WORD_GAP = 0.15;
const COLUMN_GAP = 0.95;
/** Where rows share the start of a column, a smaller gap parts them. */
const SHARED_GAP = 0.45;
const SHARED_ROWS = 3;
const STRONG_SIZE = 1.12;
const BULLET = /^[•·▪◦‣●○■□➢➤✓*–—-]$/u;

/**
 * Returns the lines of a page in reading order. Rows are read across, dates and labels with their text. A side column with sections of its
 * own is a flow of its own.
 */
export function layOutLines(pieces: readonly Piece[]): LaidLine[] {
  const segments = toSegments(withoutDoubles(pieces));
  return layOutRegion(segments, 0);
}

function layOutRegion(segments: readonly Segment[], flow: number): LaidLine[] {
  const split = findColumns(segments);
  if (!split) return readAcross(segments, flow);
  const { above, left, right, below } = split;
  const isLeftMain = weight(left) > weight(right) * 1.3;
  const [main, side] = isLeftMain ? [left, right] : [right, left];
  return [
    ...layOutRegion(above, flow),
    ...layOutRegion(main, flow),
    ...layOutRegion(side, flow + (isLeftMain ? 2 : 1)),
    ...layOutRegion(below, flow),
  ];
}

/** Dates and long lines are what the main column has. */
function weight(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length + (/\b(?:19|20)\d{2}\b/u.test(text) ? 30 : 0), 0);
}

type Columns = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] };

const MIN_LINES = 3;

/** Finds the largest part of a region that a free strip parts into columns with texts of their own. */
function findColumns(segments: readonly Segment[]): Columns | null {
  let best: (Columns & { size: number }) | null = null;
  for (const start of columnStarts(segments)) {
    const gutter = start - 2;
    const crossing = segments.filter((each) => isCrossing(each, gutter, segments)).map(({ y }) => y);
    for (const [top, bottom] of intervals(crossing)) {
      const inside = segments.filter(({ y }) => y > top && y < bottom);
      if (best && inside.length <= best.size) continue;
      const left = inside.filter(({ x }) => x < gutter);
      const right = inside.filter(({ x }) => x >= gutter);
      if (left.length < MIN_LINES || right.length < MIN_LINES || !isIndependent(left, right)) continue;
      const above = segments.filter(({ y }) => y <= top);
      const below = segments.filter(({ y }) => y >= bottom);
      best = { above, left, right, below, size: inside.length };
    }
  }
  return best;
}

/**
 * Checks whether a segment crosses the gutter. A long word that extends a little beyond its column, next to nothing, still belongs to it.
 */
function isCrossing({ x, end, y, size }: Segment, gutter: number, segments: readonly Segment[]): boolean {
  if (x >= gutter || end <= gutter + 1) return false;
  const isNarrow = end - gutter < (gutter - x) * 0.25 && gutter - x > 60;
  return (
    !isNarrow || segments.some((other) => other.x >= gutter && other.x < end + size && Math.abs(other.y - y) < size)
  );
}

/** Returns the left edges that several segments share, but for the leftmost. */
function columnStarts(segments: readonly Segment[]): number[] {
  const edges = Map.groupBy(segments, ({ x }) => Math.round(x / 3));
  const first = Math.min(...segments.map(({ x }) => x));
  return [...edges.values()]
    .filter((same) => same.length >= 2)
    .map((same) => Math.min(...same.map(({ x }) => x)))
    .filter((x) => x > first + 40);
}

function intervals(crossing: readonly number[]): [number, number][] {
  const edges = [-Infinity, ...[...new Set(crossing)].sort((one, other) => one - other), Infinity];
  return edges.slice(1).map((edge, index): [number, number] => [edges[index] ?? -Infinity, edge]);
}

/** Text that is drawn twice to look bold is there once. */
function withoutDoubles(pieces: readonly Piece[]): Piece[] {
  const seen = new Map<string, Piece[]>();
  return pieces.filter((piece) => {
    const same = seen.get(piece.text) ?? [];
    if (same.some(({ x, y }) => Math.abs(x - piece.x) < 1.5 && Math.abs(y - piece.y) < 1.5)) return false;
    seen.set(piece.text, [...same.slice(-20), piece]);
    return true;
  });
}

type Row<T> = { y: number; parts: T[] };

function toRows<T extends { y: number }>(all: readonly T[], sizeOf: (each: T) => number): Row<T>[] {
  const rows: Row<T>[] = [];
  for (const each of [...all].sort((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    if (last && each.y - last.y <= Math.max(2, sizeOf(each) * 0.35)) last.parts.push(each);
    else rows.push({ y: each.y, parts: [each] });
  }
  return rows;
}

function toSegments(pieces: readonly Piece[]): Segment[] {
  const written = pieces.filter(({ text, width, height }) => text.trim() !== '' || width <= height * 2);
  const rows = toRows(written, ({ height }) => height).map(({ parts }) =>
    parts.sort((one, other) => one.x - other.x || one.width - other.width),
  );
  const body = bodySize(pieces);
  const shared = sharedStarts(rows);
  return rows.flatMap((row) => joinRow(row, shared, body));
}

/** Returns the size that most letters have. */
function bodySize(pieces: readonly Piece[]): number {
  const letters = new Map<number, number>();
  for (const { text, height } of pieces)
    letters.set(Math.round(height * 2) / 2, (letters.get(Math.round(height * 2) / 2) ?? 0) + text.length);
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

function sharedStarts(rows: readonly (readonly Piece[])[]): Set<number> {
  const starts = rows.flatMap((row) =>
    row.slice(1).flatMap(({ x, height }, index) => {
      const before = row[index];
      return before && x - (before.x + before.width) > height * SHARED_GAP ? [Math.round(x / 2)] : [];
    }),
  );
  const counts = Map.groupBy(starts, (start) => start);
  return new Set([...counts].filter(([, same]) => same.length >= SHARED_ROWS).map(([start]) => start));
}

function joinRow(row: readonly Piece[], shared: ReadonlySet<number>, body: number): Segment[] {
  const segments: Segment[] = [];
  for (const { text, x, y, width, height, isBold } of row) {
    const last = segments.at(-1);
    const size = height || last?.size || 10;
    const gap = last ? x - last.end : 0;
    const isShared = [-1, 0, 1].some((by) => shared.has(Math.round(x / 2) + by));
    if (last && isJoined(last, { gap, size, isShared })) {
      const hasGap = gap > size * WORD_GAP && !/\s$/u.test(last.text) && !/^\s/u.test(text);
      last.text += hasGap ? ` ${text}` : text;
      last.end = Math.max(last.end, x + width);
      if (text.trim() !== '') last.isStrong &&= isBold === true || size > body * STRONG_SIZE;
    } else {
      const isStrong = isBold === true || size > body * STRONG_SIZE;
      segments.push({ text, x, end: x + width, y, size, isStrong, isBold: isBold === true });
    }
  }
  return segments
    .filter(({ text }) => text.trim() !== '')
    .map((segment) => ({ ...segment, isStrong: segment.isStrong || isCapitals(segment.text) }));
}

type Gap = { gap: number; size: number; isShared: boolean };

/** A date that fills its column touches the text next to it. */
function isJoined(last: Segment, { gap, size, isShared }: Gap): boolean {
  if (BULLET.test(last.text.trim())) return true;
  if (isShared && readPeriod(last.text)?.rest === '') return false;
  return gap < size * (isShared ? SHARED_GAP : COLUMN_GAP);
}

/** Reads the rows across; a row without a label below one that has it goes on with it. */
function readAcross(segments: readonly Segment[], flow: number): LaidLine[] {
  const lines: LaidLine[] = [];
  let content: number | null = null;
  const rows = toRows(segments, ({ size }) => size);
  const usual = usualGap(rows);
  for (const [index, { parts, y }] of rows.entries()) {
    const hasGap = y - (rows[index - 1]?.y ?? y) > usual * 1.25;
    parts.sort((one, other) => one.x - other.x);
    const [first, second] = parts;
    const isContinued = content !== null && first !== undefined && Math.abs(first.x - content) < 3;
    lines.push({
      text: parts.map(({ text }) => text.trim()).join('\t'),
      isStrong: parts.every(({ isStrong }) => isStrong),
      flow,
      style: first ? `${styleOf(first)}${hasGap ? 'g' : ''}` : '',
      isContinued,
    });
    if (second) content = second.x;
    else if (!isContinued) content = null;
  }
  return lines;
}

/** Returns the distance between lines that follow each other. */
function usualGap(rows: readonly { y: number }[]): number {
  const gaps = rows.slice(1).map(({ y }, index) => y - (rows[index]?.y ?? y));
  return gaps.sort((one, other) => one - other)[Math.floor(gaps.length * 0.4)] ?? 0;
}

const styleOf = ({ size, isBold, text }: Segment) =>
  `${Math.round(size * 2)}${isBold ? 'b' : ''}${isCapitals(text) ? 'c' : ''}`;

/** Checks whether a line is written in capitals, as headings are. */
export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase();
}
