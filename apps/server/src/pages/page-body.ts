import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflateRaw);

/** Bytes that are ready but for the nonce, and where it goes. */
type Template = { bytes: Buffer; slots: number[]; nonceLength: number };

/** A rendered page, kept so that every answer gets a fresh nonce without a new render or a new compression. */
export type PageBody = { plain: Template; etag: string; gzipped?: Promise<Template> };

/** The placeholder has to be as long as the nonces that will stand in its place. */
export function toPageBody(content: Buffer, noncePlaceholder: string): PageBody {
  const slots: number[] = [];
  for (let at = content.indexOf(noncePlaceholder); at !== -1; at = content.indexOf(noncePlaceholder, at + 1)) {
    slots.push(at);
    content.fill(0, at, at + noncePlaceholder.length);
  }
  return {
    plain: { bytes: content, slots, nonceLength: noncePlaceholder.length },
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  };
}

export function plainBody({ plain }: PageBody, nonce: string): Buffer {
  return withNonce(plain, nonce);
}

/** The page in gzip. Compressed once, at the first call; later ones cost a checksum. */
export async function gzipBody(page: PageBody, nonce: string): Promise<Buffer> {
  page.gzipped ??= toGzipTemplate(page.plain);
  const gzipped = withNonce(await page.gzipped, nonce);
  const plain = plainBody(page, nonce);
  const trailer = gzipped.length - TRAILER_LENGTH;
  gzipped.writeUInt32LE(zlib.crc32(plain), trailer);
  gzipped.writeUInt32LE(plain.length, trailer + 4);
  return gzipped;
}

function withNonce({ bytes, slots, nonceLength }: Template, nonce: string): Buffer {
  if (slots.length > 0 && nonce.length !== nonceLength) throw new Error('The nonce does not fit its place.');
  const copy = Buffer.from(bytes);
  for (const slot of slots) copy.write(nonce, slot, 'latin1');
  return copy;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);
const STORED_BLOCK_HEADER_LENGTH = 5;
const TRAILER_LENGTH = 8;
const WORTH_COMPRESSING = 256;

/**
 * A gzip stream is a row of blocks. What lies between nonces is compressed on its own, with no reference to what went
 * before (a full flush); each nonce is a stored block, so it can be replaced without touching the rest.
 */
async function toGzipTemplate({ bytes, slots, nonceLength }: Template): Promise<Template> {
  const between = [0, ...slots.map((slot) => slot + nonceLength)].map((start, index) =>
    toBlocks(bytes.subarray(start, slots[index] ?? bytes.length)),
  );
  const pieces: Buffer[] = [GZIP_HEADER];
  const gzipSlots: number[] = [];
  let length = GZIP_HEADER.length;
  for (const [index, piece] of (await Promise.all(between)).entries()) {
    if (index > 0) {
      gzipSlots.push(length + STORED_BLOCK_HEADER_LENGTH);
      pieces.push(storedBlock(Buffer.alloc(nonceLength)));
      length += STORED_BLOCK_HEADER_LENGTH + nonceLength;
    }
    pieces.push(piece);
    length += piece.length;
  }
  pieces.push(LAST_BLOCK, Buffer.alloc(TRAILER_LENGTH));
  return { bytes: Buffer.concat(pieces), slots: gzipSlots, nonceLength };
}

/** Setting a compressor up costs more than a few tags between two nonces are worth. */
async function toBlocks(bytes: Buffer): Promise<Buffer> {
  if (bytes.length < WORTH_COMPRESSING) return storedBlock(bytes);
  return deflate(bytes, { finishFlush: zlib.constants.Z_FULL_FLUSH });
}

function storedBlock(content: Buffer): Buffer {
  const header = Buffer.alloc(STORED_BLOCK_HEADER_LENGTH);
  header.writeUInt16LE(content.length, 1);
  header.writeUInt16LE(~content.length & 0xffff, 3);
  return Buffer.concat([header, content]);
}
