import type { FeedExcerpt } from '../feed-job.ts';

type Piece = { text: string; firstLine: number };

const LONGEST_LINE = 240;

/** The part of the document that items at hand stand in, so that a problem can be shown in its place. */
export class SourceWindow {
  #pieces: Piece[] = [];
  #nextLine = 1;
  #dropped = 0;

  /** Call before the text is parsed. */
  push(text: string): void {
    this.#pieces.push({ text, firstLine: this.#nextLine });
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#nextLine += 1;
  }

  /** A number for the newest piece, by which an item that begins in it is found again. */
  get newest(): number {
    return this.#dropped + this.#pieces.length - 1;
  }

  /** The pieces before it are needed no longer, but for the one that may hold the lines just above. */
  forgetBefore(piece: number): void {
    const drop = piece - 1 - this.#dropped;
    if (drop <= 0) return;
    this.#pieces.splice(0, drop);
    this.#dropped += drop;
  }

  /** The excerpts of what stands from a piece on until now. */
  since(piece: number): (line: number) => FeedExcerpt {
    const pieces = this.#pieces.slice(Math.max(0, piece - 1 - this.#dropped));
    return (line) => excerptOf(pieces, line);
  }
}

function excerptOf(pieces: readonly Piece[], line: number): FeedExcerpt {
  const first = pieces[0];
  if (!first) return [];
  const lines = pieces
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const from = Math.max(0, line - 1 - first.firstLine);
  return lines.slice(from, Math.max(from, line + 2 - first.firstLine)).map((text, index) => ({
    line: first.firstLine + from + index,
    text: text.replace(/\r$/, '').slice(0, LONGEST_LINE),
  }));
}
