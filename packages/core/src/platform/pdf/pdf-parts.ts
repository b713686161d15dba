import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';

export type PdfDoc = InstanceType<typeof PDFDocument>;

export const INK = '#151d42';
export const SOFT = '#474f72';
export const LINE = '#d8d6cd';

const KNOWN = /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2026\u20ac\u2212]/u;

/** The font has the letters of western Europe; others lose their mark here, and keep it in the data. */
export const drawable = (text: string): string =>
  [...text.replaceAll('\u2212', '-').replaceAll('\u202f', ' ')]
    .map((sign) => (KNOWN.test(sign) ? sign : sign.normalize('NFD').replace(/[^\u0020-\u007e]/gu, '') || '?'))
    .join('');

/** Reads the fonts of the site, embedded as every stored document has to. */
export async function readFonts(): Promise<{ text: Buffer; bold: Buffer }> {
  const [text, bold] = await Promise.all([readFont('commissioner', 400), readFont('familjen-grotesk', 700)]);
  return { text, bold };
}

async function readFont(slug: string, weight: number): Promise<Buffer> {
  return readFile(
    createRequire(import.meta.url).resolve(`@fontsource/${slug}/files/${slug}-latin-${weight}-normal.woff`),
  );
}

/** The whole file, once the document has ended. */
export async function collect(doc: PdfDoc, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  draw();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
