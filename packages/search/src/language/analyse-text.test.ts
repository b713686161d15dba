import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from './analyse-text.ts';
import { foldText } from './fold-text.ts';
import { stripGender } from './strip-gender.ts';

const stems = (text: string) => analyseText(text).map(({ stem }) => stem);

test.each([
  ['Ärztin', 'Aerztin'],
  ['Krankenpfleger:in', 'Krankenpflegerinnen'],
  ['Pflegefachfrau', 'Pflegefachmann'],
  ['Pflegefachperson', 'Pflegefachkräfte'],
  ['Straße', 'Strasse'],
  ['Kreißsaal', 'KREISSSAAL'],
  ['Pfleger*in (m/w/d)', 'Pfleger'],
  ['Pfleger (all genders)', 'PflegerIn'],
  ['Praxis', 'Praxen'],
  ['Krankenhaus', 'Krankenhäusern'],
])('“%s” and “%s” are one word', (one, other) => {
  expect(stems(one)).toEqual(stems(other));
});

test.each([
  ['Bauer', 'Bar'],
  ['Pflege', 'Pfleger'],
  ['neue', 'nu'],
])('“%s” and “%s” are two', (one, other) => {
  expect(stems(one)).not.toEqual(stems(other));
});

test.each(['(m/w/d)', '(w|m|x)', '[d/w/m]', 'm/w/d', '(gn)', '(all genders)', '(m,w,d)', '(m*w*d)'])(
  'the mark “%s” is not part of a title',
  (mark) => {
    expect(stripGender(`Hebamme ${mark}`).trim()).toBe('Hebamme');
  },
);

test('folding twice changes nothing more', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
});

test('any text is read, and spelling it in capitals makes no difference', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Pflege', 'Ärztin', 'OP', 'Intensivstation', 'für', '%', 'ß', '12')),
      (words) => {
        const text = words.join(' ');
        expect(stems(text.toUpperCase())).toEqual(stems(text));
      },
    ),
  );
});

test.each([
  ['one endless word', 'pflege'.repeat(20_000)],
  ['endless markers', '(m/w/d)'.repeat(20_000)],
  ['endless slashes', 'm/'.repeat(50_000)],
  ['endless capitals', 'aIn'.repeat(50_000)],
  ['endless umlauts', 'ue'.repeat(50_000)],
])('%s is read within the time limit of a test', (_name, text) => {
  expect(analyseText(text).length).toBeLessThanOrEqual(text.length);
});

test('whatever a text is made of, a long one is read within the time limit of a test', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'm/w/',
      '(m',
      '*in',
      'In',
      'ue',
      'ä',
      'pflege',
      'kraft',
      "'",
      '’',
      ' ',
      '(',
      '/',
      '-',
      'ßß',
      'n',
      '\u0301',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const strange = pieces.join('');
      const text = strange.repeat(Math.ceil(50_000 / Math.max(1, strange.length)));
      expect(analyseText(text).length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 60 },
  );
});

test('no word is longer than an index takes', () => {
  const [word] = analyseText('ä'.repeat(20_000));
  expect(word?.text).toHaveLength(64);
  expect(word?.stem.length).toBeLessThanOrEqual(64);
});

test('a word is read the same however often, and after however many others', () => {
  const read = () => analyseText('Gesundheits- und Krankenpflegerin')[1];
  const first = read();
  analyseText(Array.from({ length: 9_000 }, (_, index) => `x${index}`).join(' '));
  analyseText(Array.from({ length: 9_000 }, (_, index) => `y${index}`).join(' '));
  analyseText(Array.from({ length: 9_000 }, (_, index) => `z${index}`).join(' '));
  expect(read()).toEqual(first);
  expect(first?.parts).toEqual(['krank', 'pfleger']);
});
