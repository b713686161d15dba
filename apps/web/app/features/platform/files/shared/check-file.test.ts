import { expect, test } from 'vitest';
import { checkFile } from './uploads-store.ts';

test.each([
  ['Lebenslauf.PDF', 1000, null],
  ['Foto.jpeg', 1000, null],
  ['Zeugnis', 1000, null],
  ['Impfpass.heic', 1000, 'file.type_unsupported'],
  ['Lebenslauf.pdf', 0, 'file.empty'],
  ['Lebenslauf.pdf', 10 * 1024 * 1024, null],
  ['Lebenslauf.pdf', 10 * 1024 * 1024 + 1, 'file.too_large'],
])('%s of %i bytes: %s', (name, size, refusal) => {
  expect(checkFile({ name, size })).toBe(refusal);
});
