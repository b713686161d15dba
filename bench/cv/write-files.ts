import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { LaidLine, Layout } from './lay-out-cv.ts';

export const FORMATS = ['pdf', 'docx', 'odt', 'txt'] as const;
export type Format = (typeof FORMATS)[number];

export async function writeCv(lines: readonly LaidLine[], layout: Layout, format: Format): Promise<Buffer> {
  if (format === 'pdf') return writePdf(placeLines(lines, layout));
  if (format === 'docx')
    return zipOf({ 'word/document.xml': wordXml(lines, layout), '[Content_Types].xml': '<Types/>' });
  if (format === 'odt')
    return zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': odtXml(lines) });
  return Buffer.from(lines.map(({ text, right }) => (right ? `${text}\t${right}` : text)).join('\r\n'));
}

export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    zip.outputStream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const wordLine = ({ text, right }: LaidLine) =>
  `<w:p><w:r><w:t>${escaped(text)}</w:t>${right ? `<w:tab/><w:t>${escaped(right)}</w:t>` : ''}</w:r></w:p>`;

/** A side column is a table of two cells in Word, as its templates make it. */
function wordXml(lines: readonly LaidLine[], layout: Layout): string {
  const paragraphs = (some: readonly LaidLine[]) => some.map(wordLine).join('');
  const [name, title, ...rest] = lines;
  const body =
    layout === 'sidebar' && name && title
      ? `${paragraphs([name, title])}<w:tbl><w:tr><w:tc>${paragraphs(rest.filter(({ isSide }) => isSide))}</w:tc><w:tc>${paragraphs(rest.filter(({ isSide }) => !isSide))}</w:tc></w:tr></w:tbl>`
      : paragraphs(lines);
  return `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
}

function odtXml(lines: readonly LaidLine[]): string {
  const body = lines
    .map(({ text, right, isHeading }) =>
      isHeading
        ? `<text:h text:outline-level="2">${escaped(text)}</text:h>`
        : `<text:p>${escaped(text)}${right ? `<text:tab/>${escaped(right)}` : ''}</text:p>`,
    )
    .join('');
  return `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:text="t"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
}

type Placed = { text: string; x: number; y: number; size: number };

function placeLines(lines: readonly LaidLine[], layout: Layout): Placed[] {
  const hasSide = layout === 'sidebar';
  const y = { main: 790, side: 740 };
  return lines.flatMap((line, index): Placed[] => {
    const column = hasSide && line.isSide ? 'side' : 'main';
    const x = hasSide ? (column === 'side' ? 40 : index < 2 ? 40 : 220) : 56;
    y[column] -= line.isHeading ? 26 : 15;
    const size = index === 0 ? 18 : line.isHeading ? 12 : 10;
    const own = { text: line.text, x, y: y[column], size };
    return line.right ? [own, { ...own, text: line.right, x: 190 }] : [own];
  });
}

const WIN_ANSI: Record<string, number> = { '–': 0x96, '•': 0x95, '€': 0x80, '„': 0x84, '“': 0x93, '’': 0x92 };

function pdfText(text: string): string {
  const bytes = [...text].map((letter) => WIN_ANSI[letter] ?? letter.charCodeAt(0) & 0xff);
  return `<${Buffer.from(bytes).toString('hex')}>`;
}

/** One page with a font every reader has; enough for a reader to find text with its place. */
export function writePdf(placed: readonly Placed[], stream?: Buffer): Buffer {
  const text = placed.map(({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td ${pdfText(text)} Tj ET`).join('\n');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream ?? deflateSync(Buffer.from(text)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

/** Objects in order, a buffer as a deflated stream, with the table that says where each begins. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  objects.forEach((object, index) => {
    starts.push(length());
    const content =
      typeof object === 'string'
        ? Buffer.from(object, 'latin1')
        : Buffer.concat([
            Buffer.from(`<< /Length ${object.length} /Filter /FlateDecode >>\nstream\n`),
            object,
            Buffer.from('\nendstream'),
          ]);
    chunks.push(Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n'));
  });
  const table = length();
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
