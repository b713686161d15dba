import type { CvFailure } from '@stellenvisite/contract/seekers/cv-analyses';

/** How a line looks on its page. */
export type LineLook = {
  /** Bold, larger than the text around it or in capitals. */
  isStrong?: boolean;
  /** Column of the document that the line belongs to: 0 is the main one. */
  flow?: number;
  /** Font, size and weight in short; lines of one kind share it. */
  style?: string;
  /** States whether a row has no label of its own, below one that has. */
  isContinued?: boolean;
};

export type LaidLine = LineLook & { text: string };

/** The lines of a file in reading order, with a tab between the columns of a row; `looks` has an entry for each line. */
export type CvText = {
  pages: string[][];
  looks?: LineLook[][];
  pageCount: number;
  /** Numbers of the pages that were recognised in a picture. */
  imagePages: number[];
};

/** The kinds of files CVs come in; `zip` is LinkedIn's archive of a profile. */
export const CV_FILE_TYPES = ['pdf', 'docx', 'odt', 'txt', 'zip', 'jpg', 'png'] as const;
export type CvFileType = (typeof CV_FILE_TYPES)[number];

/** A file that cannot be read, and why. */
export class CvUnreadable extends Error {
  readonly failure: CvFailure;
  constructor(failure: CvFailure) {
    super(`the file cannot be read: ${failure}`);
    this.failure = failure;
  }
}

const MAX_LINES_PER_PAGE = 400;
const MAX_LINE_LENGTH = 600;
/** Documents without pages are cut into pages of about this many lines. */
const LINES_PER_PAGE = 60;

/** Thirty full pages; what lies behind is not read, so that reading takes less than a second whatever somebody sends. */
const MAX_CHARACTERS = 60_000;

/** Returns cleaned lines within the bounds of what is read. */
export function toCvText(laid: readonly (readonly LaidLine[])[], rest: Omit<CvText, 'pages' | 'looks'>): CvText {
  let left = MAX_CHARACTERS;
  const pages = laid.map((lines) =>
    lines
      .map((line) => ({ ...line, text: cleanLine(line.text) }))
      .filter(({ text }) => text !== '')
      .slice(0, MAX_LINES_PER_PAGE)
      .filter(({ text }) => {
        left -= text.length + 1;
        return left >= 0;
      }),
  );
  return {
    pages: pages.map((lines) => lines.map(({ text }) => text)),
    looks: pages.map((lines) => lines.map(({ text: _, ...look }) => look)),
    ...rest,
  };
}

/** Returns one line without odd spaces, control characters and characters that stand for nothing. */
function cleanLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/[ﬀ-ﬆ]/gu, (ligature) => ligature.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\t)[\p{Cc}\p{Co}]/gu, ' ')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t[\t ]*/g, '\t')
    .trim()
    .slice(0, MAX_LINE_LENGTH);
}

/** Cuts a document without pages into some. */
export function toPages(lines: readonly LaidLine[], maxPages: number): CvText {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const pages: LaidLine[][] = [];
  for (let start = 0; start < written.length; start += LINES_PER_PAGE)
    pages.push(written.slice(start, start + LINES_PER_PAGE));
  return toCvText(pages.slice(0, maxPages), { pageCount: pages.length, imagePages: [] });
}
