import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The encodings a body is sent in, the smallest first. */
const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The body of many answers: plain, and compressed once for each encoding that somebody accepts. */
export type EncodedBody = { plain: Buffer; encoded: Map<Encoding, Promise<Buffer>> };

/** Smaller bodies fit into one packet as they are. */
const MIN_BYTES = 1024;

export const toEncodedBody = (plain: Buffer): EncodedBody => ({ plain, encoded: new Map() });

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

/** Compresses a body the first time its encoding is requested; answers that need it meanwhile wait for the same bytes. */
export function encodeBody({ plain, encoded }: EncodedBody, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known) return known;
  const compressing = COMPRESS[encoding](plain);
  encoded.set(encoding, compressing);
  return compressing;
}

/** Sends a body in the encoding the client prefers. Its headers have to name `Accept-Encoding` in `Vary`. */
export function sendBody({ headers }: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const encoding = body.plain.length < MIN_BYTES ? undefined : findEncoding(headers['accept-encoding']);
  if (!encoding) return reply.send(body.plain);
  return encodeBody(body, encoding).then((encoded) => reply.header('content-encoding', encoding).send(encoded));
}
