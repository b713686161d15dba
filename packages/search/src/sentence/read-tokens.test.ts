import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTokens, withoutSpan } from './read-tokens.ts';

const shown = (q: string) =>
  readTokens(q).map(({ text, isPhrase, isExcluded, link }) =>
    [link === 'none' ? '' : `${link}:`, isExcluded ? '-' : '', isPhrase ? `[${text}]` : text].join(''),
  );

it.each([
  ['Pflegefachkraft  München', ['Pflegefachkraft', 'München']],
  ['"Innere  Medizin" Arzt', ['[Innere  Medizin]', 'Arzt']],
  ['„Stroke Unit“', ['[Stroke Unit]']],
  ['"Pfleger (m/w/d)"', ['[Pfleger (m/w/d)]']],
  ['«Spitex»', ['[Spitex]']],
  ['arzt -ambulant', ['arzt', '-ambulant']],
  ['-"nur nachts"', ['-[nur nachts]']],
  ['OP-Pflege', ['OP', 'Pflege']],
  ['Gesundheits- und Krankenpfleger/-in (m/w/d)', ['Gesundheits', 'und', 'Krankenpfleger/-in']],
  ['Krankenpflegerin/-pfleger', ['Krankenpflegerin']],
  ['Pfleger*in m/w/d Bonn', ['Pfleger*in', 'Bonn']],
  ['MFA, ZFA; PTA', ['MFA', 'list:ZFA', 'list:PTA']],
  ['MFA/ZFA', ['MFA', 'list:ZFA']],
  ['MFA oder ZFA | PTA or OTA', ['MFA', 'or:ZFA', 'or:PTA', 'or:OTA']],
  ['OR nurse', ['OR', 'nurse']],
  ['Frankfurt (Oder)', ['Frankfurt', 'Oder']],
  ['Arzt – Kardiologie', ['Arzt', 'Kardiologie']],
  ['"', []],
  ['- -', []],
])('reads %s', (q, tokens) => {
  expect(shown(q)).toEqual(tokens);
});

it('returns the position of every token in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (q) => {
      for (const { text, start, end } of readTokens(q)) expect(q.slice(start, end)).toContain(text);
    }),
  );
});

describe('a question without a part', () => {
  it.each([
    ['hebamme, wien, teilzeit', 'wien', 'hebamme, teilzeit'],
    ['mfa oder zfa', 'zfa', 'mfa'],
    ['mfa oder zfa', 'mfa', 'zfa'],
    ['pflege frankfurt oder', 'pflege', 'frankfurt oder'],
    ['Hebamme (m/w/d) Wien', 'Hebamme', 'Wien'],
    ['hebamme', 'hebamme', ''],
  ])('“%s” without “%s” is “%s”', (q, part, rest) => {
    const start = q.indexOf(part);
    expect(withoutSpan(q, { start, end: start + part.length })).toBe(rest);
  });
});
