import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** The encodings a page is sent in, the smallest first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Hashes of a page's own inline elements, as a content security policy lists them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** A rendered page as it is sent: plain, and compressed once for each encoding that somebody accepts. */
export type PageBody = {
  plain: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
  hashes: InlineHashes;
  etag: string;
};

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const HAS_SOURCE = /\ssrc=/;

const sha256 = (content: string) => createHash('sha256').update(content);

/**
 * Reads the hashes of the inline scripts and styles that carry the nonce of this render. An element without it did not come from the
 * app, gets no hash and is blocked by the policy.
 */
export function toPageBody(content: Buffer, nonce: string): PageBody {
  const html = content.toString();
  const mark = `nonce="${nonce}"`;
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() };
  for (const [, element, attributes = '', text = ''] of html.matchAll(INLINE_ELEMENT)) {
    if (!attributes.includes(mark) || HAS_SOURCE.test(attributes)) continue;
    hashes[element === 'script' ? 'scripts' : 'styles'].add(`'sha256-${sha256(text).digest('base64')}'`);
  }
  return {
    plain: content,
    encoded: new Map(),
    hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] },
    etag: `W/"${sha256(html.replaceAll(mark, '')).digest('base64url').slice(0, 22)}"`,
  };
}

/** Returns the encoding the client prefers, or undefined where it accepts none of ours. */
export function findEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  return negotiate<Encoding>(acceptEncoding ?? '', [...ENCODINGS]) ?? undefined;
}

const compressBrotli = promisify(brotliCompress);
const compressZstd = promisify(zstdCompress);
const compressGzip = promisify(gzip);

const COMPRESS: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  zstd: (content) => compressZstd(content),
  gzip: (content) => compressGzip(content),
};

/** Compresses a page the first time its encoding is requested; answers that need it meanwhile wait for the same bytes. */
export function encodeBody({ plain, encoded }: PageBody, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const compressing = COMPRESS[encoding](plain);
  encoded.set(encoding, compressing);
  return compressing;
}
