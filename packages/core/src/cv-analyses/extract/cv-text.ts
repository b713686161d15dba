import type { CvFailure } from '@stellenvisite/contract/cv-analyses';

/** What is read of a file: its lines as a person reads them. A tab stands between the columns of a line. */
export type CvText = { pages: string[][]; pageCount: number };

/** The kinds of files CVs come in; `zip` is LinkedIn's archive of a profile. */
export const CV_FILE_TYPES = ['pdf', 'docx', 'odt', 'txt', 'zip'] as const;
export type CvFileType = (typeof CV_FILE_TYPES)[number];

/** A file that cannot be read, and why. */
export class CvUnreadable extends Error {
  readonly failure: CvFailure;
  constructor(failure: CvFailure) {
    super(`the file cannot be read: ${failure}`);
    this.failure = failure;
  }
}

export const MAX_LINES_PER_PAGE = 400;
const MAX_LINE_LENGTH = 600;
/** Documents without pages are cut into pages of about this many lines. */
const LINES_PER_PAGE = 60;

/** Thirty full pages; what lies behind is not read, so that reading takes less than a second whatever somebody sends. */
const MAX_CHARACTERS = 60_000;

export function withinBounds({ pages, pageCount }: CvText): CvText {
  let left = MAX_CHARACTERS;
  const read = pages.map((lines) =>
    lines.filter((line) => {
      left -= line.length + 1;
      return left >= 0;
    }),
  );
  return { pages: read, pageCount };
}

/** One line without odd spaces, control characters and characters that stand for nothing. */
export function cleanLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\t)[\p{Cc}\p{Co}]/gu, ' ')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t[\t ]*/g, '\t')
    .trim()
    .slice(0, MAX_LINE_LENGTH);
}

export function toPages(lines: readonly string[], maxPages: number): CvText {
  const clean = lines.map(cleanLine).filter((line) => line !== '');
  const pages: string[][] = [];
  for (let start = 0; start < clean.length; start += LINES_PER_PAGE)
    pages.push(clean.slice(start, start + LINES_PER_PAGE));
  return { pages: pages.slice(0, maxPages), pageCount: pages.length };
}
