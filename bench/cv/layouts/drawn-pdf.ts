import { spawnSync } from 'node:child_process';
import PDFDocument from 'pdfkit';
import { type CvDocument, join, postOf, type Section } from '../cv-document.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Column = 'side' | 'left' | 'main' | 'hidden';
type Row = { left?: string; text: string; isBold?: boolean; size?: number; gap?: number; column?: Column };
type Piece = {
  page: number;
  column: Column;
  x: number;
  y: number;
  size: number;
  text: string;
  isBold: boolean;
  colour: string;
};
type Frame = { x: number; width: number };

const BOTTOM = 785;
const TOP = 52;
const STANDARD = { regular: 'Helvetica', bold: 'Helvetica-Bold' };

/** Returns the files of a font family of this machine, or the standard fonts of every PDF reader. */
function findFonts(family: string): { regular: string; bold: string } {
  const find = (style: string) =>
    spawnSync('fc-match', ['-f', '%{file}', `${family}:${style}`], { encoding: 'utf8' }).stdout ?? '';
  const [regular, bold] = [find('style=Regular'), find('style=Bold')];
  return /\.ttf$/i.test(regular) && /\.ttf$/i.test(bold) ? { regular, bold } : STANDARD;
}

/** The standard fonts have the letters of western Europe only. */
const western = (text: string) =>
  [...text]
    .map((sign) =>
      /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u20ac]/u.test(sign)
        ? sign
        : sign.normalize('NFD').replace(/[^\u0020-\u007e]/gu, ''),
    )
    .join('');

function sectionRows(section: Section, isDated: boolean): Row[] {
  const entries = section.entries.flatMap((entry): Row[] => [
    { ...(isDated ? { left: entry.period } : {}), text: postOf(entry), isBold: true, gap: 5 },
    ...(entry.organisation ? [{ text: join([entry.organisation, entry.place]) }] : []),
    ...(isDated ? [] : [{ text: entry.period }]),
    ...entry.tasks.map((task) => ({ text: `• ${task}` })),
  ]);
  const pairs = section.pairs.map(
    ([label, value]): Row => (isDated ? { left: label, text: value } : { text: `${label}: ${value}` }),
  );
  return [
    { text: section.heading, isBold: true, size: 12.5, gap: 14, ...(isDated ? { column: 'left' as const } : {}) },
    ...entries,
    ...pairs,
    ...section.lines.map((text) => ({ text })),
  ];
}

function wrap(doc: Doc, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && doc.widthOfString(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Places rows from the top of the page down, and goes on at the next page where one is full. */
function place(doc: Doc, rows: readonly Row[], frame: Frame, column: Column, top = TOP): Piece[] {
  const pieces: Piece[] = [];
  let [page, y] = [0, top];
  for (const { left, text, isBold = false, size = 10, gap = 0, column: own } of rows) {
    y += gap;
    doc.font(isBold ? 'bold' : 'regular').fontSize(size);
    wrap(doc, text, frame.width).forEach((line, index) => {
      if (y > BOTTOM) [page, y] = [page + 1, TOP];
      const common = { page, y, size, isBold, colour: '#1a1a1a' };
      if (left && index === 0) pieces.push({ ...common, column: 'left', x: 52, text: left, isBold: false });
      const x = own === 'left' ? 52 : frame.x;
      pieces.push({ ...common, column: own === 'left' ? 'main' : column, x, text: line });
      y += size * 1.36;
    });
  }
  return pieces;
}

const head = ({ name, title, contact }: CvDocument): Row[] => [
  { text: name, isBold: true, size: 18 },
  { text: title, size: 11 },
  ...contact.map((text) => ({ text })),
];

/** Writes on white, in the size of a dot, outside the page: nobody who looks at the page sees it. */
function hiddenPieces({ hidden }: CvDocument): Piece[] {
  const ways = [
    { x: 60, y: 810, size: 9, colour: '#ffffff' },
    { x: 60, y: 820, size: 0.6, colour: '#333333' },
    { x: -900, y: 300, size: 10, colour: '#333333' },
    { x: 60, y: 1400, size: 10, colour: '#333333' },
  ];
  return hidden.map((text, index) => ({
    ...(ways[(text.length + index) % ways.length] ?? { x: 60, y: 810, size: 9, colour: '#ffffff' }),
    page: 0,
    column: 'hidden',
    text,
    isBold: false,
  }));
}

type Draw = (doc: Doc, piece: Piece) => void;
const put = (doc: Doc, text: string, x: number, y: number) => doc.text(text, x, y, { lineBreak: false });

const drawLine: Draw = (doc, { text, x, y }) => put(doc, text, x, y);
/** Draws each word separately; the space between two words is only a distance. */
const drawWords: Draw = (doc, { text, x, y }) => {
  let at = x;
  const space = doc.widthOfString(' ');
  for (const word of text.split(' ')) {
    put(doc, word, at, y);
    at += doc.widthOfString(word) + space;
  }
};
/** One to three letters at a time, as programs write that kern by hand. */
const drawFragments: Draw = (doc, { text, x, y }) => {
  let at = x;
  for (const [index, fragment] of (text.match(/ |[^ ]{1,3}/g) ?? []).entries()) {
    const width = doc.widthOfString(fragment);
    if (fragment !== ' ') put(doc, fragment, at, y);
    at += fragment === ' ' ? width : width - (index % 3 === 0 ? 0.12 : 0);
  }
};

type Look = {
  family: string | null;
  draw: Draw;
  layOut: (doc: Doc, document: CvDocument) => Piece[];
  order?: Column[];
};

async function drawPdf(document: CvDocument, { family, draw, layOut, order }: Look): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  const fonts = family ? findFonts(family) : STANDARD;
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const isStandard = fonts === STANDARD;
  const pieces = [...layOut(doc, document), ...hiddenPieces(document)];
  const rank = ({ column }: Piece) => order?.indexOf(column) ?? 0;
  for (let page = 0; page <= Math.max(...pieces.map((piece) => piece.page)); page += 1) {
    if (page > 0) doc.addPage({ size: 'A4', margin: 0 });
    const own = pieces.filter((piece) => piece.page === page).sort((one, other) => rank(one) - rank(other));
    for (const piece of own) {
      doc
        .font(piece.isBold ? 'bold' : 'regular')
        .fontSize(piece.size)
        .fillColor(piece.colour);
      draw(doc, isStandard ? { ...piece, text: western(piece.text) } : piece);
    }
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

const CONTENT: Frame = { x: 190, width: 350 };
const datedRows = (doc: Doc, document: CvDocument) => [
  ...place(
    doc,
    head(document).map((row) => ({ ...row, column: 'left' as const })),
    { x: 52, width: 480 },
    'main',
  ),
  ...place(
    doc,
    document.sections.flatMap((section) => sectionRows(section, true)),
    CONTENT,
    'main',
    150,
  ),
];
const twoColumns = (doc: Doc, document: CvDocument) => {
  const rows = (isSide: boolean) =>
    document.sections.filter((section) => section.isSide === isSide).flatMap((section) => sectionRows(section, false));
  return [
    ...place(doc, head(document), { x: 48, width: 500 }, 'main'),
    ...place(doc, rows(true), { x: 48, width: 150 }, 'side', 140),
    ...place(doc, rows(false), { x: 225, width: 320 }, 'main', 140),
  ];
};

/** All of the content column first, the dates at the end of the page's stream. */
export const drawDatesLast = (document: CvDocument) =>
  drawPdf(document, {
    family: 'Liberation Sans',
    draw: drawLine,
    layOut: datedRows,
    order: ['hidden', 'main', 'left'],
  });
export const drawByWords = (document: CvDocument) =>
  drawPdf(document, { family: 'Liberation Serif', draw: drawWords, layOut: datedRows });
export const drawByFragments = (document: CvDocument) =>
  drawPdf(document, { family: null, draw: drawFragments, layOut: datedRows });
/** Draws two columns that share the heights of their lines; the stream has them from the top of the page down. */
export const drawTwoColumns = (document: CvDocument) =>
  drawPdf(document, {
    family: 'DejaVu Sans',
    draw: drawLine,
    layOut: (doc, own) => twoColumns(doc, own).sort((one, other) => one.y - other.y),
  });

/** Draws a page that is nothing but a picture. */
export async function drawPicture(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const doc = new PDFDocument({ size: [595, Math.round((595 * height) / width)], margin: 0 });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.image(picture, 0, 0, { width: 595 });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
