import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { MAX_FEED_BYTES } from '@stellenvisite/contract/feeds/feeds';
import { HEAD_BYTES } from '@stellenvisite/feeds/recognise-feed';
import type { Context } from '../../context.ts';
import { FeedFailureError } from './feed-failure.ts';

/**
 * The size from which a document is imported in a child process: imported here, it would delay searches. The process takes seconds to
 * start, so a smaller document is imported here, in memory.
 */
export const LARGE_DOCUMENT_BYTES = 1_000_000;

export type StoredDocument = { key: string; bytes: number; hash: string; head: Buffer };

type Storing = {
  maxBytes?: number;
  /** Called now and then while the content arrives. */
  onProgress?: (bytes: number) => void;
};

/** Stores a document, compressed, while it arrives; returns its beginning, by which its format is recognised. */
export async function storeDocument(
  { files }: Pick<Context, 'files'>,
  key: string,
  content: AsyncIterable<Uint8Array>,
  { maxBytes = MAX_FEED_BYTES, onProgress }: Storing = {},
): Promise<StoredDocument> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let [bytes, inHead] = [0, 0];
  async function* measured() {
    for await (const piece of inflated(content)) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new FeedFailureError('too_large');
      hash.update(piece);
      if (inHead < HEAD_BYTES) {
        head.push(Buffer.from(piece));
        inHead += piece.length;
      }
      onProgress?.(bytes);
      yield piece;
    }
  }
  let failure: unknown;
  const packed = pipeline(Readable.from(measured()), createGzip({ level: 1 }), (error) => {
    failure = error;
  });
  try {
    await files.putStream(key, packed);
  } catch (error) {
    await files.delete(key).catch(() => {});
    throw failure ?? causeOf(error);
  }
  return { key, bytes, hash: hash.digest('base64url'), head: Buffer.concat(head).subarray(0, HEAD_BYTES) };
}

/** Unwraps an error of the file store. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause ? error.cause : error);

/** Decompresses a file that is compressed itself, as many systems export it. */
export async function* inflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  const { value: first, done } = await pieces.next();
  if (done || !first) return;
  async function* all() {
    yield first as Uint8Array;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  if (first[0] !== 0x1f || first[1] !== 0x8b) yield* all();
  else {
    try {
      yield* pipeline(Readable.from(all()), createGunzip(), () => {}) as AsyncIterable<Uint8Array>;
    } catch (error) {
      if (((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')) throw new FeedFailureError('truncated');
      throw error;
    }
  }
}

/** Opens the content of a stored document. */
export async function openDocument({ files }: Pick<Context, 'files'>, key: string): Promise<AsyncIterable<Buffer>> {
  const stream = await files.getStream(key);
  return pipeline(stream, createGunzip(), () => {}) as AsyncIterable<Buffer>;
}

export const documentKey = (feedId: string, runId: string) => `feeds/${feedId}/${runId}.gz`;
/** Jobs that were gathered from many pages are stored as one line of JSON each. */
export const gatheredKey = (feedId: string, runId: string) => `feeds/${feedId}/${runId}.jobs.gz`;
export const isGathered = (key: string) => key.endsWith('.jobs.gz');
