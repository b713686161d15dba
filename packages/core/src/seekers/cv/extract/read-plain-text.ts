import { readFile } from 'node:fs/promises';
import { type CvText, CvUnreadable, type LaidLine, toPages } from './cv-text.ts';
import { isCapitals } from './lay-out-lines.ts';

/** A line of signs alone, drawn to part sections. */
const RULER = /^[\s=_~*#+.·─━═–—-]{3,}$/u;
/** "## Berufserfahrung", "=== Sprachen ===", "[Ausbildung]" */
const MARKED = /^[\s#=*_>~[(|+-]{1,}\s*(?<text>[\p{L}][^\n]*?)[\s#=*_<~\])|:+-]*$/u;
const COLUMN_SPACES = /(?<=\S)(?: {3,}| ?\t+ ?)(?=\S)/gu;

/** Reads text of any of the usual encodings; what is mostly no text is refused. */
export async function readPlainText(path: string, maxPages: number): Promise<CvText> {
  const text = decode(await readFile(path));
  if (looksBinary(text)) throw new CvUnreadable('damaged');
  return toPages(layOutText(text.split(/\r\n|\n|\r|\f/)), maxPages);
}

/** Leaves out rulers and makes strong what they mark; several spaces part columns, and an empty row above a line is a gap. */
export function layOutText(rows: readonly string[]): LaidLine[] {
  const margin = contentColumn(rows);
  return rows.flatMap((row, index): LaidLine[] => {
    if (row.trim() === '' || RULER.test(row)) return [];
    const isRuled = RULER.test(rows[index + 1] ?? '') || RULER.test(rows[index - 1] ?? '');
    const marked = /^\s*(?:#|=|\*\*|__|\[|>>|~~|\+\+)/u.test(row) ? MARKED.exec(row)?.groups?.text : undefined;
    const text = marked ?? row;
    const isSeparate = rows[index - 1]?.trim() === '';
    const indent = /^\s*/u.exec(row.replaceAll('\t', '        '))?.[0].length ?? 0;
    return [
      {
        text: text.trim().replace(COLUMN_SPACES, '\t'),
        isStrong: isRuled || marked !== undefined || isCapitals(text) || /^[^\t]{3,40}:\s*$/u.test(text),
        style: `${isRuled ? 'r' : ''}${marked !== undefined ? 'm' : ''}${isCapitals(text) ? 'c' : ''}${/:\s*$/u.test(text) ? ':' : ''}${isSeparate ? 'g' : ''}`,
        isContinued: margin !== null && Math.abs(indent - margin) <= 1,
      },
    ];
  });
}

/** Returns where the second column of most rows begins. */
function contentColumn(rows: readonly string[]): number | null {
  const starts = rows.flatMap((row) => {
    const found = /^\S.*?(?: {3,}|\t+)(?=\S)/u.exec(row);
    return found ? [found[0].length] : [];
  });
  const most = [...Map.groupBy(starts, (start) => start).entries()].sort(
    ([, one], [, other]) => other.length - one.length,
  )[0];
  return most && most[1].length >= 2 ? most[0] : null;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** More than one character in fifty that no text has. */
function looksBinary(text: string): boolean {
  const odd = text.match(/(?![\t\n\r\f])\p{Cc}|\ufffd/gu)?.length ?? 0;
  return odd * 50 > text.length;
}
