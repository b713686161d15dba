import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

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

type Placed = { text: string; x: number; y: number; size: number };

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
