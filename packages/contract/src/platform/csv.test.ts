import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCsvCell, toCsv, toCsvCell } from './csv.ts';

test.each(['=1+1', '+49 30', '-3', '@SUM(A1)', '\tx', "=cmd|' /C calc'!A0"])(
  'no spreadsheet runs %j as a formula',
  (text) => {
    expect(toCsvCell(text).replace(/^"/, '')).toMatch(/^'/);
    expect(fromCsvCell(`'${text}`)).toBe(text);
  },
);

test('a number stays a number, nothing stays empty, and a separator is quoted', () => {
  expect([toCsvCell(-3), toCsvCell(1.5), toCsvCell(null), toCsvCell('a;b'), toCsvCell('sagt "ja"')]).toEqual([
    '-3',
    '1,5',
    '',
    '"a;b"',
    '"sagt ""ja"""',
  ]);
  expect(toCsv([['Titel'], ['Ärztin']])).toBe('\uFEFFTitel\r\nÄrztin\r\n');
});

test('whatever a cell holds, it never starts as a formula', () => {
  fc.assert(fc.property(fc.string(), (text) => !/^"?[=+\-@\t\r]/.test(toCsvCell(text))));
});
