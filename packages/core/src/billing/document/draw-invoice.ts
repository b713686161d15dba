import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import PDFDocument from 'pdfkit';
import { collect, drawable, INK, LINE, type PdfDoc, readFonts, SOFT } from '../../platform/pdf/pdf-parts.ts';
import type { InvoiceRow } from '../issue-invoice.ts';
import { germanDay, lineText, VAT_NOTES } from './line-text.ts';

const [LEFT, RIGHT, TOP] = [64, 531, 56];

/** Facts on the page that are not in the row: the number of the invoice it corrects, and whether the sum is charged to a card. */
export type AboutInvoice = { relatedNumber: string | null; isCharged: boolean };

/** Draws one page of A4 as PDF/A-3, so that the data of the invoice can be put inside it. */
export async function drawInvoice(invoice: InvoiceRow, about: AboutInvoice): Promise<Buffer> {
  const { text, bold } = await readFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: TOP, left: LEFT, right: 64, bottom: 40 },
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    font: text as unknown as string,
    info: {
      Title: `${titleOf(invoice)} ${invoice.number}`,
      Author: invoice.parties.seller.name,
      CreationDate: invoice.createdAt,
    },
  });
  doc.registerFont('text', text);
  doc.registerFont('bold', bold);
  return collect(doc, () => {
    drawHead(doc, invoice, about.relatedNumber);
    const below = drawLines(doc, invoice);
    drawSums(doc, invoice, about, below);
    drawFoot(doc, invoice);
  });
}

export const titleOf = ({ kind }: Pick<InvoiceRow, 'kind'>) => (kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur');

function drawHead(doc: PdfDoc, invoice: InvoiceRow, relatedNumber: string | null): void {
  const { seller, buyer } = invoice.parties;
  doc.font('bold').fontSize(18).fillColor(INK).text('Stellenvisite', LEFT, TOP);
  const sender = [seller.name, seller.street, `${seller.postalCode} ${seller.city}`].join(' · ');
  write(doc, sender, LEFT, 128, { size: 7.5, colour: SOFT });
  const address = [buyer.company, buyer.street, `${buyer.postalCode} ${buyer.city}`, COUNTRY[buyer.country]];
  let below = 144;
  for (const line of address) if (line) below = wrap(doc, line, below, { size: 10.5, width: 270 }) + 1;
  const facts = [
    ['Nummer', invoice.number],
    ['Datum', germanDay(invoice.issuedOn)],
    // § 14 Abs. 4 Nr. 6 UStG. A plan says its days in its line.
    ...(hasProducts(invoice) ? [['Leistungsdatum', germanDay(invoice.issuedOn)]] : []),
    ...(relatedNumber ? [['Zu Rechnung', relatedNumber]] : []),
    ...(buyer.vatId ? [[VAT_ID[buyer.country], buyer.vatId]] : []),
    ...(buyer.reference ? [['Ihre Bestellnummer', buyer.reference]] : []),
  ];
  for (const [row, [label = '', value = '']] of facts.entries()) {
    write(doc, label, 350, 144 + row * 15, { size: 9, colour: SOFT });
    write(doc, value, 440, 144 + row * 15, { size: 9 });
  }
  doc.font('bold').fontSize(20).fillColor(INK).text(titleOf(invoice), LEFT, 256);
}

const hasProducts = ({ lines }: InvoiceRow) => lines.some(({ kind }) => kind === 'product');

const VAT_ID = { DE: 'Ihre USt-IdNr.', AT: 'Ihre UID', CH: 'Ihre UID' } as const;
const COUNTRY = { DE: '', AT: 'Österreich', CH: 'Schweiz' } as const;

function drawLines(doc: PdfDoc, { lines, currency }: InvoiceRow): number {
  let y = 300;
  write(doc, 'Leistung', LEFT, y, { size: 9, colour: SOFT });
  writeRight(doc, 'Netto', y, { size: 9, colour: SOFT });
  y += 18;
  for (const line of lines) {
    rule(doc, y);
    const { title, detail } = lineText(line);
    write(doc, title, LEFT, y + 8, { size: 10.5 });
    writeRight(doc, formatMoney(line.net, { currency }), y + 8, { size: 10.5 });
    y = wrap(doc, detail, y + 23, { size: 9, colour: SOFT, width: 380 }) + 8;
  }
  rule(doc, y);
  return y + 10;
}

function drawSums(doc: PdfDoc, invoice: InvoiceRow, { isCharged }: AboutInvoice, from: number): void {
  const { net, vat, gross, currency, vatPercent, vatCase, kind, settlement } = invoice;
  const rows: [string, number][] = [
    ['Netto', net],
    [vatPercent > 0 ? `${vatPercent} % Umsatzsteuer` : 'Umsatzsteuer', vat],
  ];
  let y = from;
  for (const [label, amount] of rows) {
    write(doc, label, 330, y, { size: 10 });
    writeRight(doc, formatMoney(amount, { currency }), y, { size: 10 });
    y += 17;
  }
  doc
    .font('bold')
    .fontSize(13)
    .fillColor(INK)
    .text('Gesamtbetrag', 330, y + 4);
  doc.text(formatMoney(gross, { currency }), LEFT, y + 4, { width: RIGHT - LEFT, align: 'right' });
  y += 44;
  const note = VAT_NOTES[vatCase];
  if (note) y = paragraph(doc, note, y);
  if (kind === 'correction') paragraph(doc, 'Der Betrag wird mit der genannten Rechnung verrechnet oder erstattet.', y);
  else if (settlement === 'card') paragraph(doc, 'Der Betrag wurde mit Karte bezahlt.', y);
  else if (gross > 0)
    paragraph(doc, isCharged ? chargeText(invoice) : `Bitte überweisen Sie ${transferText(invoice)}`, y);
}

function transferText({ parties, dueOn, number }: InvoiceRow): string {
  const { iban, bic, bank } = parties.seller;
  return `den Betrag bis zum ${germanDay(dueOn)} unter Angabe von ${number} auf ${inGroups(iban)}, ${bic}, ${bank}.`;
}

/** By fours, as one reads and types it. */
const inGroups = (iban: string) => iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');

const chargeText = (invoice: InvoiceRow) =>
  `Wir buchen den Betrag von Ihrer Karte ab; Sie brauchen nichts zu tun. Gelingt das nicht, sagen wir Ihnen Bescheid, und Sie überweisen ${transferText(invoice)}`;

function drawFoot(doc: PdfDoc, { parties }: InvoiceRow): void {
  const { name, street, postalCode, city, vatId, register, email, phone } = parties.seller;
  rule(doc, 762);
  write(doc, `${name}, ${street}, ${postalCode} ${city} · ${register} · USt-IdNr. ${vatId}`, LEFT, 770, {
    size: 7.5,
    colour: SOFT,
  });
  write(doc, `${email} · ${phone}`, LEFT, 781, { size: 7.5, colour: SOFT });
}

type Style = { size: number; colour?: string };

function write(doc: PdfDoc, text: string, x: number, y: number, { size, colour = INK }: Style): void {
  doc.font('text').fontSize(size).fillColor(colour).text(drawable(text), x, y, { lineBreak: false });
}

/** Over as many lines as it needs. Answers where the next one begins. */
function wrap(doc: PdfDoc, text: string, y: number, { size, colour = INK, width }: Style & { width: number }): number {
  doc.font('text').fontSize(size).fillColor(colour).text(drawable(text), LEFT, y, { width });
  return doc.y;
}

function writeRight(doc: PdfDoc, text: string, y: number, { size, colour = INK }: Style): void {
  doc
    .font('text')
    .fontSize(size)
    .fillColor(colour)
    .text(drawable(text), LEFT, y, { width: RIGHT - LEFT, align: 'right', lineBreak: false });
}

function paragraph(doc: PdfDoc, text: string, y: number): number {
  doc
    .font('text')
    .fontSize(10)
    .fillColor(INK)
    .text(drawable(text), LEFT, y, { width: RIGHT - LEFT, lineGap: 3 });
  return doc.y + 10;
}

function rule(doc: PdfDoc, y: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke();
}
