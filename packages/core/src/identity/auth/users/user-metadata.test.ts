import { expect, test } from 'vitest';
import { MAX_USER_METADATA_BYTES, requireSmallMetadata, toMetadataClaim } from './user-metadata.ts';

/** `{"a":"…"}` of so many bytes. */
const ofBytes = (bytes: number) => ({ a: 'x'.repeat(bytes - 8) });

test('data of an account are at most 4 kB, counted as they travel', () => {
  expect(requireSmallMetadata(ofBytes(MAX_USER_METADATA_BYTES))).toBeTruthy();
  for (const data of [ofBytes(MAX_USER_METADATA_BYTES + 1), { a: 'ä'.repeat(2100) }]) {
    expect(() => requireSmallMetadata(data)).toThrow(
      expect.objectContaining({ status: 422, code: 'validation_failed' }),
    );
  }
});

test('a token says name and role, and nothing else', () => {
  const data = { name: 'Eva', full_name: 'Eva Berg', role: 'employer', terms_version: '1', list: [1], theme: 'nacht' };
  expect(toMetadataClaim(data)).toEqual({ name: 'Eva', full_name: 'Eva Berg', role: 'employer' });
  expect(toMetadataClaim({ name: { long: ['object'] } })).toEqual({});
});
