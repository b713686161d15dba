import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBody, findEncoding, toEncodedBody } from './encoded-body.ts';

describe('a body', () => {
  it('is the same in every encoding, whatever its text, and compressed once', async () => {
    const decompress = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 2_000 }),
        fc.constantFrom('br', 'zstd', 'gzip'),
        async (text, encoding) => {
          const body = toEncodedBody(Buffer.from(text));
          const [first, second] = await Promise.all([encodeBody(body, encoding), encodeBody(body, encoding)]);
          expect(decompress[encoding](first).toString()).toBe(body.plain.toString());
          expect(second).toBe(first);
        },
      ),
    );
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %s is %s', (header, encoding) => {
    expect(findEncoding(header)).toBe(encoding);
  });
});
