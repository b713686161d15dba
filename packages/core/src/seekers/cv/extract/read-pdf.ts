import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  Util,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CvText, CvUnreadable, type LaidLine, toCvText } from './cv-text.ts';
import { layOutLines, type Piece } from './lay-out-lines.ts';
import { createInkCheck, type PagePixels } from './page-ink.ts';
import { recognizePieces } from './recognize-picture.ts';

const MAX_PIECES = 20_000;
/** Smaller text is there for machines only. */
const MIN_SIZE = 3;
/** Fewer letters are a stamp or a page number on a scanned page. */
const MIN_LETTERS = 40;
/** A page without text is recognised at this many pixels for a point, and no more such pages than this. */
const SCAN_SCALE = 2.6;
const MAX_SCAN_PIXELS = 6_000_000;
const MAX_SCANNED_PAGES = 4;
const MAX_PAGE_POINTS = 3_000;

const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

type PdfOptions = { maxPages: number; canRecognize: boolean };

/** Reads the text that a person sees on the pages of a PDF; null where a page is a picture and must not be recognised. */
export async function readPdf(path: string, { maxPages, canRecognize }: PdfOptions): Promise<CvText | null> {
  const data = new Uint8Array(await readFile(path));
  const loading = getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    standardFontDataUrl: `${join(packageFolder, 'standard_fonts')}/`,
    cMapUrl: `${join(packageFolder, 'cmaps')}/`,
    cMapPacked: true,
    wasmUrl: `${join(packageFolder, 'wasm')}/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const pages: LaidLine[][] = [];
    const imagePages: number[] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
      const page = await document.getPage(number);
      let lines = layOutLines(await visiblePieces(document, page));
      if (lettersIn(lines) < MIN_LETTERS && imagePages.length < MAX_SCANNED_PAGES) {
        const drawn = await drawScan(document, page);
        if (drawn && !canRecognize) return null;
        const recognized = drawn && layOutLines(await recognizePieces(drawn));
        if (recognized && lettersIn(recognized) > lettersIn(lines)) {
          imagePages.push(number);
          lines = recognized;
        }
      }
      pages.push(lines);
      page.cleanup();
    }
    if (lettersIn(pages.flat()) < MIN_LETTERS) throw new CvUnreadable('no_text');
    return toCvText(withoutRepeats(pages), { pageCount: document.numPages, imagePages });
  } catch (error) {
    if (error instanceof CvUnreadable) throw error;
    throw new CvUnreadable(error instanceof PasswordException ? 'locked' : 'damaged');
  } finally {
    await loading.destroy();
  }
}

const lettersIn = (lines: readonly LaidLine[]) =>
  lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);

/** Returns the upright text within the page that leaves ink on it. */
async function visiblePieces(document: PDFDocumentProxy, page: PDFPageProxy): Promise<Piece[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item): (Piece & { fontName: string })[] => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = Util.transform(viewport.transform, item.transform);
    const height = item.height || Math.hypot(a, b);
    if (Math.abs(b) > Math.abs(a) * 0.2 || (height < MIN_SIZE && item.str.trim() !== '')) return [];
    if (x + item.width < 0 || x > viewport.width || y < 0 || y - height > viewport.height) return [];
    return [{ text: item.str, x, y, width: item.width, height, fontName: item.fontName }];
  });
  if (placed.length > MAX_PIECES) throw new CvUnreadable('too_much');
  if (placed.length === 0) return [];
  const pixels = await drawPage(document, page, 1);
  const hasInk = pixels ? createInkCheck(pixels) : () => true;
  return placed
    .filter((piece) => piece.text.trim() === '' || hasInk(piece))
    .map(({ fontName, ...piece }) => ({ ...piece, isBold: isBoldFont(page, fontName) }));
}

function isBoldFont(page: PDFPageProxy, fontName: string): boolean {
  if (!page.commonObjs.has(fontName)) return false;
  const font: { name?: string; bold?: boolean; black?: boolean } = page.commonObjs.get(fontName);
  return font.bold === true || font.black === true || /bold|black|heavy|demi/iu.test(font.name ?? '');
}

/** Draws a page; null where it is too large to be drawn. */
async function drawPage(document: PDFDocumentProxy, page: PDFPageProxy, scale: number): Promise<PagePixels | null> {
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  if (width > MAX_PAGE_POINTS * scale || height > MAX_PAGE_POINTS * scale) return null;
  const factory = document.canvasFactory as {
    create: (width: number, height: number) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  };
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, viewport, background: 'white' }).promise;
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

/** Draws a page that may be a picture; null where there is nothing on it. */
async function drawScan(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PagePixels | null> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(SCAN_SCALE, Math.sqrt(MAX_SCAN_PIXELS / (width * height)));
  const pixels = await drawPage(document, page, scale);
  return pixels && !isBlank(pixels) ? pixels : null;
}

const BLANK_STEP = 64;

function isBlank({ data }: PagePixels): boolean {
  const first = data[0] ?? 255;
  for (let at = 0; at < data.length; at += BLANK_STEP) if (Math.abs((data[at] ?? 255) - first) > 24) return false;
  return true;
}

const EDGE_LINES = 3;
const PAGE_NUMBER =
  /^(?:[-–|]\s*)?(?:(?:seite|page|s\.|p\.)\s*\d{1,2}(?:\s*(?:von|of|\/|\|)\s*\d{1,2})?|\d{1,2}\s*(?:\/|von|of)\s*\d{1,2}|[-–]\s*\d{1,2})(?:\s*[-–|])?$/iu;

const core = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\d\s]+/gu, ' ')
    .trim();

/** Removes page numbers, and the head and foot that a page shares with the one before. */
export function withoutRepeats(pages: readonly LaidLine[][]): LaidLine[][] {
  return pages.map((lines, index) => {
    const before = pages[index - 1] ?? [];
    const known = new Set([...before.slice(0, EDGE_LINES), ...before.slice(-EDGE_LINES)].map(({ text }) => core(text)));
    return lines.filter(({ text }, at) => {
      const isEdge = at < EDGE_LINES || at >= lines.length - EDGE_LINES;
      if (!isEdge) return true;
      return !PAGE_NUMBER.test(text.trim()) && !(/\p{L}{3}/u.test(text) && known.has(core(text)));
    });
  });
}
