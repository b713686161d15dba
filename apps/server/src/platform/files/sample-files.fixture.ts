import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

export function zip(entries: Record<string, string | Buffer>, options: { compress?: boolean } = {}): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(entries)) archive.addBuffer(Buffer.from(content), name, options);
  archive.end();
  return readAll(archive.outputStream);
}

async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const DOCX_PARTS = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': '<w:document/>',
};

export const docx = (more: Record<string, string | Buffer> = {}) => zip({ ...DOCX_PARTS, ...more });
/** Its first entry names the kind, unpacked. */
export const odt = () =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' }, { compress: false });

export const jpeg = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffe665' } })
    .withExif({ IFD0: { Artist: 'Jana Albrecht' }, IFD3: { GPSLatitude: '50/1 56/1 0/1' } })
    .jpeg()
    .toBuffer();

/** A few hundred bytes that unpack to a picture of 40,000 by 40,000 pixels. */
export function pixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
