import { expect, test } from 'vitest';
import { checkPicture } from './check-picture.ts';

test.each([
  ['Flur.JPEG', 1000, null],
  ['Flur', 1000, null],
  ['Logo.svg', 1000, 'media.vector_unsupported'],
  ['Luftbild.tiff', 1000, 'media.type_unsupported'],
  ['IMG_2041.HEIC', 1000, 'media.type_unsupported'],
  ['Flur.jpg', 0, 'file.empty'],
  ['Flur.jpg', 15 * 1024 * 1024, null],
  ['Flur.jpg', 15 * 1024 * 1024 + 1, 'media.too_large'],
])('%s of %i bytes: %s', (name, size, refusal) => {
  expect(checkPicture({ name, size })).toBe(refusal);
});
