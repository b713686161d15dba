import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AmpersandEscaper } from './read-xml.ts';

function escaped(text: string, cuts: number[] = []): string {
  const escaper = new AmpersandEscaper();
  const at = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((one, other) => one - other), text.length];
  const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
  return pieces.map((piece) => escaper.write(piece)).join('') + escaper.end();
}

test.each([
  ['<a>x?a=1&b=2</a>', '<a>x?a=1&amp;b=2</a>'],
  ['<a>A & B &amp; &#228; &uuml;</a>', '<a>A &amp; B &amp; &#228; &uuml;</a>'],
  ['<a><![CDATA[x?a=1&b=2]]>&c</a>', '<a><![CDATA[x?a=1&b=2]]>&amp;c</a>'],
  ['<a><![CDATA[a]]></a><b>c & d</b>', '<a><![CDATA[a]]></a><b>c &amp; d</b>'],
  ['&', '&amp;'],
])('%s', (text, result) => {
  expect(escaped(text)).toBe(result);
});

test('where the text is cut does not matter', () => {
  const part = fc.constantFrom('<a>', '&', '&amp;', '&b=2', '<![CDATA[', ']]>', 'Text ', '&#228;', ']', '<');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.array(fc.nat(), { maxLength: 8 }), (parts, cuts) => {
      const text = parts.join('');
      expect(escaped(text, cuts)).toBe(escaped(text));
    }),
  );
});

test('a text of nothing but ampersands is read at once', () => {
  const started = performance.now();
  expect(escaped('&'.repeat(500_000))).toHaveLength(2_500_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});
