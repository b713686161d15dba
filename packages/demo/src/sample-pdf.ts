/** A line of a page: `gap` is the space above it. */
export type PdfLine = { text: string; size?: number; isBold?: boolean; indent?: number; gap?: number };

const [LEFT, TOP] = [64, 780];

/** Returns a page of text, small enough to be written by hand: what the demo's people send to each other can be opened. */
export function samplePdf(lines: readonly PdfLine[]): string {
  let y = TOP;
  const text = lines
    .map(({ text: words, size = 11, isBold = false, indent = 0, gap = 4 }) => {
      y -= size + gap;
      return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${LEFT + indent} ${y} Td (${escapeText(words)}) Tj ET`;
    })
    .join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Escapes a text. The fonts of every reader know the letters of western Europe, written here by their numbers; of others the plain one is taken. */
const escapeText = (text: string) =>
  text
    .replaceAll(/[()\\]/g, '\\$&')
    .replaceAll(/[^\x20-\xff]/g, (letter) =>
      (letter === 'ı' ? 'i' : letter.normalize('NFD')).replaceAll(/[^\x20-\x7e]/g, ''),
    )
    .replaceAll(/[\x80-\xff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
