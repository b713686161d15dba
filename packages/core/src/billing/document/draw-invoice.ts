import { formatMoney } from '@stellenvisite/contract/platform/format-money';
import PDFDocument from 'pdfkit';
import { create } from 'qrcode';
import { collect, drawable, INK, LINE, type PdfDoc, readFonts, SOFT } from '../../platform/pdf/pdf-parts.ts';
import type { InvoiceRow } from '../issue-invoice.ts';
import { toGiroCode } from './giro-code.ts';
import { germanDay, lineText, VAT_NOTES } from './line-text.ts';

const [LEFT, RIGHT, TOP] = [64, 531, 56];

/** Facts on the page that are not in the row: the number of the invoice it corrects, of the customer, and whether the sum is charged to a card. */
export type AboutInvoice = { relatedNumber: string | null; isCharged: boolean; customerNumber: string | null };

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
    drawHead(doc, invoice, about);
    const below = drawLines(doc, invoice);
    const end = drawSums(doc, invoice, about, below);
    if (isTransfer(invoice)) drawTransfer(doc, invoice, { isCharged: about.isCharged, from: end });
    drawFoot(doc, invoice);
  });
}

export const titleOf = ({ kind }: Pick<InvoiceRow, 'kind'>) => (kind === 'invoice' ? 'Rechnung' : 'Rechnungskorrektur');

function drawHead(doc: PdfDoc, invoice: InvoiceRow, { relatedNumber, customerNumber }: AboutInvoice): void {
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
    ...(customerNumber ? [['Kundennummer', customerNumber]] : []),
    ...(buyer.vatId ? [[VAT_ID[buyer.country], buyer.vatId]] : []),
    ...(buyer.reference ? [['Ihre Bestellnummer', buyer.reference]] : []),
    ...(buyer.leitwegId ? [['Leitweg-ID', buyer.leitwegId]] : []),
    ...(buyer.costCentre ? [['Kostenstelle', buyer.costCentre]] : []),
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

function drawSums(doc: PdfDoc, invoice: InvoiceRow, { isCharged }: AboutInvoice, from: number): number {
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
  if (kind === 'correction')
    return paragraph(doc, 'Der Betrag wird mit der genannten Rechnung verrechnet oder erstattet.', y);
  if (settlement === 'card') return paragraph(doc, 'Der Betrag wurde mit Karte bezahlt.', y);
  if (gross <= 0) return y;
  const until = germanDay(invoice.dueOn);
  return paragraph(doc, isCharged ? chargeText(until) : `Bitte überweisen Sie den Betrag bis zum ${until}:`, y);
}

const isTransfer = ({ kind, settlement, gross }: InvoiceRow) => kind === 'invoice' && settlement === null && gross > 0;

/** The facts of the transfer, each on a line of its own so that none is broken, and as a code for banking apps unless a card is charged first. */
function drawTransfer(
  doc: PdfDoc,
  { parties, number, gross, currency }: InvoiceRow,
  { isCharged, from }: { isCharged: boolean; from: number },
): void {
  const { name, iban, bic, bank } = parties.seller;
  const facts = [
    ['Empfänger', name],
    ['IBAN', inGroups(iban)],
    ['BIC', `${bic}, ${bank}`],
    ['Betrag', formatMoney(gross, { currency })],
    ['Verwendungszweck', number],
  ];
  for (const [row, [label = '', value = '']] of facts.entries()) {
    write(doc, label, LEFT, from + row * 15, { size: 9, colour: SOFT });
    write(doc, value, LEFT + 100, from + row * 15, { size: 10 });
  }
  const code = isCharged ? null : toGiroCode({ name, iban, bic, gross, currency, number });
  if (!code) return;
  drawCode(doc, code, { x: RIGHT - CODE_SIZE, y: from - 2 });
  write(doc, 'GiroCode', RIGHT - CODE_SIZE, from + CODE_SIZE + 4, { size: 7.5, colour: SOFT });
}

const CODE_SIZE = 84;

function drawCode(doc: PdfDoc, content: string, { x, y }: { x: number; y: number }): void {
  const { modules } = create(content, { errorCorrectionLevel: 'M' });
  const width = CODE_SIZE / modules.size;
  doc.fillColor('#000');
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + column * width, y + row * width, width, width);
  doc.fill();
}

/** By fours, as one reads and types it. */
const inGroups = (iban: string) => iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');

const chargeText = (until: string) =>
  `Wir buchen den Betrag von Ihrer Karte ab; Sie brauchen nichts zu tun. Gelingt das nicht, schreiben wir Ihnen, und Sie überweisen ihn bis zum ${until}:`;

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
