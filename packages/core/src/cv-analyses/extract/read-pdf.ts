import { readFile } from 'node:fs/promises';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CvText, CvUnreadable, cleanLine, MAX_LINES_PER_PAGE } from './cv-text.ts';
import { layOutLines, type Piece } from './lay-out-lines.ts';

const MAX_PIECES = 20_000;
/** Fewer letters on all pages together are a stamp or a page number on scanned pages. */
const FEWEST_LETTERS = 40;

/** The text of a PDF in reading order. Pages that are pictures have none. */
export async function readPdf(path: string, maxPages: number): Promise<CvText> {
  const data = new Uint8Array(await readFile(path));
  const loading = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const pages: string[][] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] =>
        'str' in item && item.str !== ''
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
          : [],
      );
      if (pieces.length > MAX_PIECES) throw new CvUnreadable('too_much');
      pages.push(
        layOutLines(pieces, page.view[2] ?? 595)
          .map(cleanLine)
          .filter(Boolean)
          .slice(0, MAX_LINES_PER_PAGE),
      );
      page.cleanup();
    }
    if ((pages.flat().join('').match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) throw new CvUnreadable('no_text');
    return { pages, pageCount: document.numPages };
  } catch (error) {
    if (error instanceof CvUnreadable) throw error;
    throw new CvUnreadable(error instanceof PasswordException ? 'locked' : 'damaged');
  } finally {
    await loading.destroy();
  }
}
