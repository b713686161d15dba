import { FILE_NAME_LENGTH } from '@stellenvisite/contract/platform/files';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFileName } from './store-file.ts';

test.each([
  ['Lebenslauf.pdf', 'Lebenslauf.pdf'],
  ['Lebenslauf Jürgen Größl.PDF', 'Lebenslauf Jürgen Größl.pdf'],
  ['zeugnis.exe', 'zeugnis.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ich\\cv.pdf', 'cv.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.pdf'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['  ..  ', 'Datei.pdf'],
  ['', 'Datei.pdf'],
  ['ein "Name": <was>?.pdf', 'ein _Name__ _was__.pdf'],
  ['Nr. 4 (alt).2024.docx', 'Nr. 4 (alt).2024.pdf'],
])('%j becomes %j', (given, name) => {
  expect(toFileName(given, 'pdf')).toBe(name);
});

test('whatever is given, the name has no folder, no invisible character, its ending and a length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = toFileName(given, 'docx');
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.docx$/u);
      expect(name.length).toBeLessThanOrEqual(FILE_NAME_LENGTH);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});
