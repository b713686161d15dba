import type { Language } from '@stellenvisite/contract/platform/languages';
import PDFDocument from 'pdfkit';
import { collect, drawable, INK, LINE, type PdfDoc, readFonts, SOFT } from '../../platform/pdf/pdf-parts.ts';
import { answerInThread } from '../../platform/threads/run-in-thread.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [64, 531, 56, 72];

const VALUES = 204;

const PAGE_END = 842 - BOTTOM;

export type Statement = {
  title: string;
  lead: string;
  rows: readonly [label: string, text: string][];
  decidedAt: Date;
  language: Language;
};

answerInThread(drawStatement);

/** Draws the labels on the left and the decision to the right of them; long facts continue on the next page. */
async function drawStatement({ title, lead, rows, decidedAt, language }: Statement): Promise<Buffer> {
  const { text, bold } = await readFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, left: LEFT, right: 64, bottom: BOTTOM },
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    font: text as unknown as string,
    info: { Title: title, Author: 'Stellenvisite', CreationDate: decidedAt },
  });
  doc.registerFont('text', text);
  doc.registerFont('bold', bold);
  return collect(doc, () => {
    doc.font('bold').fontSize(18).fillColor(INK).text('Stellenvisite', LEFT, TOP);
    doc.fontSize(20).text(drawable(title), LEFT, 128, { width: RIGHT - LEFT });
    doc
      .font('text')
      .fontSize(10)
      .fillColor(SOFT)
      .text(drawable(lead), { width: RIGHT - LEFT });
    doc.y += 18;
    for (const [label, value] of rows) drawRow(doc, label, value);
  });
}

function drawRow(doc: PdfDoc, label: string, value: string): void {
  const [name, said] = [drawable(label), drawable(value)];
  doc.font('text').fontSize(10.5);
  const height = doc.heightOfString(said, { width: RIGHT - VALUES, lineGap: 3 });
  // A row that fits a page stays in one piece.
  if (doc.y + height + 20 > PAGE_END && height < PAGE_END - TOP) doc.addPage();
  const y = doc.y;
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke();
  doc.fillColor(SOFT).text(name, LEFT, y + 10, { width: VALUES - LEFT - 12 });
  doc.fillColor(INK).text(said, VALUES, y + 10, { width: RIGHT - VALUES, lineGap: 3 });
  doc.y += 10;
}
