/** A run of text on a page; y grows upwards. */
export type Piece = { text: string; x: number; y: number; width: number; height: number };
/** Pieces that follow each other without a gap. */
type Segment = { text: string; x: number; end: number; y: number; size: number };

const DATE = /\d{4}|\d{1,2}[./]\d{2}|heute|today|present|^(seit|since|ab)\b/iu;

/**
 * Lines in reading order. Two columns are either dates with their text, which are read across, or a side column with a text of its own,
 * which are read one after the other.
 */
export function layOutLines(pieces: readonly Piece[], pageWidth: number): string[] {
  const segments = toSegments(pieces);
  const gutter = findGutter(segments, pageWidth);
  if (gutter === null || isDateColumn(segments, gutter)) return readAcross(segments);
  const isLeft = ({ end }: Segment) => end <= gutter + 2;
  const isRight = ({ x }: Segment) => x >= gutter - 2;
  const columns = segments.filter((each) => isLeft(each) || isRight(each));
  const top = Math.max(...columns.map(({ y }) => y));
  const spanning = segments.filter((each) => !isLeft(each) && !isRight(each));
  return [
    ...readAcross(spanning.filter(({ y }) => y > top)),
    ...readAcross(segments.filter(isRight)),
    ...readAcross(segments.filter(isLeft)),
    ...readAcross(spanning.filter(({ y }) => y <= top)),
  ];
}

function toSegments(pieces: readonly Piece[]): Segment[] {
  const rows = new Map<number, Piece[]>();
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const near = [...rows.keys()].at(-1);
    const tolerance = Math.max(2, piece.height * 0.3);
    if (near !== undefined && near - piece.y <= tolerance) rows.get(near)?.push(piece);
    else rows.set(piece.y, [piece]);
  }
  return [...rows.values()].flatMap((row) => joinRow(row.sort((one, other) => one.x - other.x)));
}

function joinRow(row: readonly Piece[]): Segment[] {
  const segments: Segment[] = [];
  for (const { text, x, y, width, height } of row) {
    if (text.trim() === '' && width > height * 2) continue;
    const last = segments.at(-1);
    const size = height || last?.size || 10;
    const gap = last ? x - last.end : 0;
    if (last && gap < size * 1.2) {
      last.text += gap > size * 0.15 && !/\s$/.test(last.text) && !/^\s/.test(text) ? ` ${text}` : text;
      last.end = Math.max(last.end, x + width);
    } else segments.push({ text, x, end: x + width, y, size });
  }
  return segments.filter(({ text }) => text.trim() !== '');
}

function readAcross(segments: readonly Segment[]): string[] {
  const lines: { y: number; size: number; parts: Segment[] }[] = [];
  for (const segment of [...segments].sort((one, other) => other.y - one.y)) {
    const last = lines.at(-1);
    if (last && last.y - segment.y <= Math.max(2, segment.size * 0.3)) last.parts.push(segment);
    else lines.push({ y: segment.y, size: segment.size, parts: [segment] });
  }
  return lines.map(({ parts }) =>
    parts
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text.trim())
      .join('\t'),
  );
}

const STEP = 4;
const FEWEST = 4;
/** A heading over both columns crosses the gutter; more than a few lines that do so are ordinary text. */
const MOST_CROSSING = 0.15;

/** Where a free strip from top to bottom parts the page, if one does. */
function findGutter(segments: readonly Segment[], pageWidth: number): number | null {
  let best: { x: number; crossing: number } | null = null;
  for (let x = pageWidth * 0.15; x <= pageWidth * 0.75; x += STEP) {
    const left = segments.filter(({ end }) => end <= x + 2).length;
    const right = segments.filter((each) => each.x >= x - 2).length;
    const crossing = segments.length - left - right;
    if (left < FEWEST || right < FEWEST || crossing > segments.length * MOST_CROSSING) continue;
    if (!best || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

/** Most of what stands left of the gutter are dates or labels on the line of their text. */
function isDateColumn(segments: readonly Segment[], gutter: number): boolean {
  const left = segments.filter(({ end }) => end <= gutter + 2);
  const right = segments.filter(({ x }) => x >= gutter - 2);
  const dates = left.filter(({ text }) => DATE.test(text) && text.length < 40);
  const beside = left.filter((one) => right.some(({ y }) => Math.abs(y - one.y) <= 3));
  return (
    dates.length >= left.length * 0.4 ||
    (dates.length > 0 && beside.length >= left.length * 0.8 && left.every(({ text }) => text.length < 40))
  );
}
