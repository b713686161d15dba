import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPageBody, withNonce } from './page-cache.ts';

const bodyOf = (html: string) => toPageBody(Buffer.from(html), 'NONCE');

describe('a page body', () => {
  it('carries the new nonce in every place of the placeholder', () => {
    const page = bodyOf('<script nonce="NONCE"></script><script nonce="NONCE">');
    expect(withNonce(page, 'abcde').toString()).toBe('<script nonce="abcde"></script><script nonce="abcde">');
    expect(withNonce(page, '12345').toString()).toBe('<script nonce="12345"></script><script nonce="12345">');
  });

  it('refuses a nonce that does not fit', () => {
    expect(() => withNonce(bodyOf('NONCE'), 'long nonce')).toThrow();
  });

  it('has an etag that changes with its content and not with the placeholder', () => {
    const other = toPageBody(Buffer.from('a OTHER'), 'OTHER');
    expect(bodyOf('a NONCE').etag).toBe(other.etag);
    expect(bodyOf('a NONCE').etag).not.toBe(bodyOf('b NONCE').etag);
  });

  it('equals the rendered page with the nonce in place of the placeholder, whatever the page and the nonce', () => {
    const nonce = fc.string({ minLength: 5, maxLength: 5, unit: fc.constantFrom(...'abcXYZ012+/=') });
    const pieces = fc.array(fc.string({ unit: 'grapheme', maxLength: 2_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.array(nonce, { minLength: 1, maxLength: 3 }), (texts, nonces) => {
        const page = bodyOf(texts.join('NONCE'));
        for (const each of nonces) expect(withNonce(page, each).toString()).toBe(texts.join(each));
      }),
    );
  });
});
